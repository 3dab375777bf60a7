"""What happens in the game, as values. Everything is open but the values of blips, which no event tells too early."""

from __future__ import annotations

from dataclasses import dataclass

from voidlock.engine import Event, Thing

# Dice are told as one text of their faces (`5 3`), in the order in which they fell.

# ---------------------------------------------------------------------- turns and phases


@dataclass(slots=True)
class MissionBegan(Event):
    mission: Thing


@dataclass(slots=True)
class OwnMissionBegan(Event):
    """A mission that only its file can name."""

    title: str


@dataclass(slots=True)
class MarinePosted(Event):
    terminator: Thing
    square: Thing
    facing: Thing


@dataclass(slots=True)
class TurnBegan(Event):
    number: int


@dataclass(slots=True)
class PhaseOpened(Event):
    phase: Thing


@dataclass(slots=True)
class CommandDrawn(Event):
    number: int


@dataclass(slots=True)
class CommandRedrawn(Event):
    """CP-2: the new number instead of the first."""

    number: int


@dataclass(slots=True)
class MissionEnded(Event):
    """`condition` is the label and name of what ended it."""

    result: Thing
    condition: Thing


# ---------------------------------------------------------------------- marines


@dataclass(slots=True)
class MarineActivated(Event):
    terminator: Thing


@dataclass(slots=True)
class MarineCommanded(Event):
    """CP-3, CP-5: a marine acts on command points alone."""

    terminator: Thing


@dataclass(slots=True)
class MarineMoved(Event):
    terminator: Thing
    square: Thing
    ap: int
    cp: int


@dataclass(slots=True)
class MarineFaces(Event):
    terminator: Thing
    facing: Thing


@dataclass(slots=True)
class MarineLeft(Event):
    terminator: Thing


@dataclass(slots=True)
class MarineDied(Event):
    terminator: Thing
    square: Thing
    cause: Thing


@dataclass(slots=True)
class OverwatchSet(Event):
    terminator: Thing


@dataclass(slots=True)
class GuardSet(Event):
    terminator: Thing


@dataclass(slots=True)
class GunJammed(Event):
    terminator: Thing


@dataclass(slots=True)
class JamCleared(Event):
    terminator: Thing


@dataclass(slots=True)
class CannonReloaded(Event):
    terminator: Thing


@dataclass(slots=True)
class CannonExploded(Event):
    terminator: Thing


@dataclass(slots=True)
class ConsoleOperated(Event):
    terminator: Thing
    objective: Thing


# ---------------------------------------------------------------------- shooting and fire


@dataclass(slots=True)
class ShotFired(Event):
    """`how`: aimed, sustained, moving, overwatch, overwatch_sustained."""

    terminator: Thing
    target: Thing
    how: Thing
    dice: str
    needs: int


@dataclass(slots=True)
class StealerDied(Event):
    stealer: Thing
    square: Thing


@dataclass(slots=True)
class ShotMissed(Event):
    terminator: Thing
    target: Thing


@dataclass(slots=True)
class FlamerFired(Event):
    terminator: Thing
    square: Thing
    section: Thing


@dataclass(slots=True)
class FateRolled(Event):
    """One die for one piece: in flames, in an explosion, in a psychic storm."""

    piece: Thing
    cause: Thing
    die: int
    needs: int
    fate: Thing


@dataclass(slots=True)
class BlipRemoved(Event):
    """FLA-8: a blip is gone unrevealed."""

    blip: Thing
    square: Thing


@dataclass(slots=True)
class BlipCounted(Event):
    """Where casualties are counted, the value of a blip killed unrevealed is looked at."""

    blip: Thing
    number: int

    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class MarkersRemoved(Event):
    """Section 16, step 1, when there was any fire or barrier."""


# ---------------------------------------------------------------------- doors, ladders, objects


@dataclass(slots=True)
class DoorOpened(Event):
    piece: Thing
    door: Thing


@dataclass(slots=True)
class DoorClosed(Event):
    piece: Thing
    door: Thing


@dataclass(slots=True)
class DoorDestroyed(Event):
    piece: Thing
    door: Thing


@dataclass(slots=True)
class DoorStruck(Event):
    """A close assault on a door; whether it breaks is told next."""

    piece: Thing
    door: Thing
    dice: str


@dataclass(slots=True)
class DoorHeld(Event):
    piece: Thing
    door: Thing


@dataclass(slots=True)
class BulkheadCut(Event):
    terminator: Thing
    door: Thing


@dataclass(slots=True)
class LadderClimbed(Event):
    piece: Thing
    square: Thing


@dataclass(slots=True)
class ObjectTaken(Event):
    terminator: Thing
    object: Thing


@dataclass(slots=True)
class ObjectPutDown(Event):
    object: Thing
    square: Thing


@dataclass(slots=True)
class ObjectPassed(Event):
    terminator: Thing
    terminator2: Thing
    object: Thing


@dataclass(slots=True)
class ObjectHarmed(Event):
    object: Thing
    state: Thing


@dataclass(slots=True)
class ObjectWandered(Event):
    object: Thing
    square: Thing


# ---------------------------------------------------------------------- close assault and psychic powers


@dataclass(slots=True)
class AssaultRolled(Event):
    """`dice` are those of the attacker, `dice2` those of the defender, as they fell.

    `score` and `score2` are what they come to with the `modifiers`; no modifier can belong to both sides.
    """

    attacker: Thing
    defender: Thing
    dice: str
    dice2: str
    modifiers: list[Thing]
    score: int
    score2: int


@dataclass(slots=True)
class Parried(Event):
    """`score` of the attacker and `score2` of the defender as they are now."""

    terminator: Thing
    die: int
    again: int
    score: int
    score2: int


@dataclass(slots=True)
class GuardRerolled(Event):
    """`score` of the attacker and `score2` of the defender as they are now."""

    terminator: Thing
    dice: str
    score: int
    score2: int


@dataclass(slots=True)
class PsiSpent(Event):
    terminator: Thing
    number: int


@dataclass(slots=True)
class AssaultEnded(Event):
    """`outcome`: attacker, defender, tie, or unharmed (CLS-4: beaten from flank or rear)."""

    attacker: Thing
    defender: Thing
    score: int
    score2: int
    outcome: Thing


@dataclass(slots=True)
class PowerUsed(Event):
    terminator: Thing
    power: Thing
    target: Thing | str
