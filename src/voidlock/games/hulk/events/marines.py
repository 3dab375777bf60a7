"""Events of the game as plain data; only the values of hidden blips are secret, and no event leaks them."""

from __future__ import annotations

from dataclasses import dataclass

from voidlock.engine import Event, Thing

# Dice are one string of faces (`5 3`), in the order in which they fell.

# ---------------------------------------------------------------------- turns and phases


@dataclass(slots=True)
class MissionBegan(Event, role="note"):
    mission: Thing


@dataclass(slots=True)
class OwnMissionBegan(Event, role="note"):
    """A custom mission, known only by its file."""

    title: str


@dataclass(slots=True)
class MarinePosted(Event, role="note"):
    terminator: Thing
    square: Thing
    facing: Thing


@dataclass(slots=True)
class TurnBegan(Event, role="heading"):
    begins_round = True

    number: int


@dataclass(slots=True)
class PhaseOpened(Event, role="heading"):
    phase: Thing


@dataclass(slots=True)
class CommandDrawn(Event, role="note"):
    number: int


@dataclass(slots=True)
class CommandRedrawn(Event, role="note"):
    """CP-2: the new number that replaces the first."""

    number: int


@dataclass(slots=True)
class MissionEnded(Event, role="end"):
    """`condition` is the label and name of the condition that ended it."""

    result: Thing
    condition: Thing


# ---------------------------------------------------------------------- marines


@dataclass(slots=True)
class MarineActivated(Event, role="note"):
    terminator: Thing


@dataclass(slots=True)
class MarineCommanded(Event, role="note"):
    """CP-3, CP-5: a marine acts on command points alone."""

    terminator: Thing


@dataclass(slots=True)
class MarineMoved(Event, role="note"):
    terminator: Thing
    square: Thing
    ap: int
    cp: int


@dataclass(slots=True)
class MarineFaces(Event, role="note"):
    terminator: Thing
    facing: Thing


@dataclass(slots=True)
class MarineLeft(Event, role="note"):
    terminator: Thing


@dataclass(slots=True)
class MarineDied(Event, role="death"):
    terminator: Thing
    square: Thing
    cause: Thing


@dataclass(slots=True)
class OverwatchSet(Event, role="note"):
    terminator: Thing


@dataclass(slots=True)
class GuardSet(Event, role="note"):
    terminator: Thing


@dataclass(slots=True)
class GunJammed(Event, role="outcome"):
    terminator: Thing


@dataclass(slots=True)
class JamCleared(Event, role="note"):
    terminator: Thing


@dataclass(slots=True)
class CannonReloaded(Event, role="note"):
    terminator: Thing


@dataclass(slots=True)
class CannonExploded(Event, role="outcome"):
    terminator: Thing


@dataclass(slots=True)
class ConsoleOperated(Event, role="note"):
    terminator: Thing
    objective: Thing


# ---------------------------------------------------------------------- shooting and fire


@dataclass(slots=True)
class ShotFired(Event, role="outcome"):
    """`how`: aimed, sustained, moving, overwatch, overwatch_sustained."""

    terminator: Thing
    target: Thing
    how: Thing
    dice: str
    needs: int


@dataclass(slots=True)
class StealerDied(Event, role="outcome"):
    stealer: Thing
    square: Thing


@dataclass(slots=True)
class ShotMissed(Event, role="outcome"):
    terminator: Thing
    target: Thing


@dataclass(slots=True)
class FlamerFired(Event, role="effect"):
    terminator: Thing
    square: Thing
    section: Thing


@dataclass(slots=True)
class ObjectiveBurned(Event, role="outcome"):
    """A shot sets an objective on fire for the first time."""

    terminator: Thing
    objective: Thing


@dataclass(slots=True)
class FateRolled(Event, role="outcome"):
    """One die for one piece: in flames, in an explosion, in a psychic storm."""

    piece: Thing
    cause: Thing
    die: int
    needs: int
    fate: Thing


@dataclass(slots=True)
class BlipRemoved(Event, role="note"):
    """FLA-8: a blip is removed unrevealed."""

    blip: Thing
    square: Thing


@dataclass(slots=True)
class BlipCounted(Event, role="note"):
    """Where casualties count, reveals the value of a blip killed unrevealed."""

    blip: Thing
    number: int

    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class MarkersRemoved(Event, role="note"):
    """Section 16, step 1, if there was any fire or barrier."""


# ---------------------------------------------------------------------- doors, ladders, objects


@dataclass(slots=True)
class DoorOpened(Event, role="effect"):
    piece: Thing
    door: Thing


@dataclass(slots=True)
class DoorClosed(Event, role="effect"):
    piece: Thing
    door: Thing


@dataclass(slots=True)
class DoorDestroyed(Event, role="outcome"):
    piece: Thing
    door: Thing


@dataclass(slots=True)
class DoorStruck(Event, role="outcome"):
    """A close assault on a door; the next event says whether it breaks."""

    piece: Thing
    door: Thing
    dice: str


@dataclass(slots=True)
class DoorHeld(Event, role="outcome"):
    piece: Thing
    door: Thing


@dataclass(slots=True)
class BulkheadCut(Event, role="note"):
    terminator: Thing
    door: Thing


@dataclass(slots=True)
class LadderClimbed(Event, role="effect"):
    piece: Thing
    square: Thing


@dataclass(slots=True)
class ObjectTaken(Event, role="note"):
    terminator: Thing
    object: Thing


@dataclass(slots=True)
class ObjectPutDown(Event, role="note"):
    object: Thing
    square: Thing


@dataclass(slots=True)
class ObjectPassed(Event, role="note"):
    terminator: Thing
    terminator2: Thing
    object: Thing


@dataclass(slots=True)
class ObjectHarmed(Event, role="outcome"):
    object: Thing
    state: Thing


@dataclass(slots=True)
class ObjectWandered(Event, role="deed"):
    object: Thing
    square: Thing


# ---------------------------------------------------------------------- close assault and psychic powers


@dataclass(slots=True)
class AssaultRolled(Event, role="effect"):
    """`dice` are the attacker's faces, `dice2` the defender's, as they fell.

    `score` and `score2` are their totals with the `modifiers`; no modifier can belong to both sides.
    """

    attacker: Thing
    defender: Thing
    dice: str
    dice2: str
    modifiers: list[Thing]
    score: int
    score2: int


@dataclass(slots=True)
class Parried(Event, role="outcome"):
    """`score` is the attacker's and `score2` the defender's current score."""

    terminator: Thing
    die: int
    again: int
    score: int
    score2: int


@dataclass(slots=True)
class GuardRerolled(Event, role="outcome"):
    """`score` is the attacker's and `score2` the defender's current score."""

    terminator: Thing
    dice: str
    score: int
    score2: int


@dataclass(slots=True)
class PsiSpent(Event, role="note"):
    terminator: Thing
    number: int


@dataclass(slots=True)
class AssaultEnded(Event, role="outcome"):
    """`outcome`: attacker, defender, tie, or unharmed (CLS-4: beaten from flank or rear)."""

    attacker: Thing
    defender: Thing
    score: int
    score2: int
    outcome: Thing


@dataclass(slots=True)
class PowerUsed(Event, role="note"):
    terminator: Thing
    power: Thing
    target: Thing | str
