"""Events of the game as plain data; only the values of hidden blips are secret, and no event leaks them."""

from __future__ import annotations

from voidlock.engine import Event, Thing

# Dice are one string of faces (`5 3`), in the order in which they fell.

# ---------------------------------------------------------------------- turns and phases


class MissionBegan(Event, role="note", rule="16"):
    mission: Thing


class OwnMissionBegan(Event, role="note", rule="16"):
    """A custom mission, known only by its file."""

    title: str


class MarinePosted(Event, role="note", rule="BRD-1"):
    terminator: Thing
    square: Thing
    facing: Thing


class TurnBegan(Event, role="heading", rule="3"):
    begins_round = True

    number: int


class PhaseOpened(Event, role="heading", rule="3"):
    phase: Thing


class CommandDrawn(Event, role="note", rule="CP-1"):
    number: int


class CommandRedrawn(Event, role="note", rule="CP-2"):
    """CP-2: the new number that replaces the first."""

    number: int


class MissionEnded(Event, role="end", rule="16"):
    """`condition` is the label and name of the condition that ended it."""

    result: Thing
    condition: Thing


# ---------------------------------------------------------------------- marines


class MarineActivated(Event, role="note", rule="ACT-2"):
    terminator: Thing


class MarineCommanded(Event, role="note", rule="CP-3"):
    """CP-3, CP-5: a marine acts on command points alone."""

    terminator: Thing


class MarineMoved(Event, role="note", rule="MOV-2"):
    terminator: Thing
    square: Thing
    ap: int
    cp: int


class MarineFaces(Event, role="note", rule="MOV-1"):
    terminator: Thing
    facing: Thing


class MarineLeft(Event, role="note", rule="MOV-6"):
    terminator: Thing


class MarineDied(Event, role="death", rule="CLS-3"):
    terminator: Thing
    square: Thing
    cause: Thing


class OverwatchSet(Event, role="note", rule="OVW-1"):
    terminator: Thing


class GuardSet(Event, role="note", rule="CLS-7"):
    terminator: Thing


class GunJammed(Event, role="outcome", rule="JAM-1"):
    terminator: Thing


class JamCleared(Event, role="note", rule="JAM-2"):
    terminator: Thing


class CannonReloaded(Event, role="note", rule="ACN-2"):
    terminator: Thing


class CannonExploded(Event, role="outcome", rule="ACN-3"):
    terminator: Thing


class ConsoleOperated(Event, role="note", rule="15"):
    terminator: Thing
    objective: Thing


# ---------------------------------------------------------------------- shooting and fire


class ShotFired(Event, role="outcome", rule="9"):
    """`how`: aimed, sustained, moving, overwatch, overwatch_sustained."""

    terminator: Thing
    target: Thing
    how: Thing
    dice: str
    needs: int


class StealerDied(Event, role="outcome", rule="9"):
    stealer: Thing
    square: Thing


class ShotMissed(Event, role="outcome", rule="9"):
    terminator: Thing
    target: Thing


class FlamerFired(Event, role="effect", rule="FLA-2"):
    terminator: Thing
    square: Thing
    section: Thing


class ObjectiveBurned(Event, role="outcome", rule="16"):
    """A shot sets an objective on fire for the first time."""

    terminator: Thing
    objective: Thing


class FateRolled(Event, role="outcome", rule="FLA-3"):
    """One die for one piece: in flames, in an explosion, in a psychic storm."""

    piece: Thing
    cause: Thing
    die: int
    needs: int
    fate: Thing


class BlipRemoved(Event, role="note", rule="FLA-8"):
    """FLA-8: a blip is removed unrevealed."""

    blip: Thing
    square: Thing


class BlipCounted(Event, role="note", rule="BLP-2"):
    """Where casualties count, reveals the value of a blip killed unrevealed."""

    blip: Thing
    number: int

    def reveals(self) -> bool:
        return True


class MarkersRemoved(Event, role="note", rule="16"):
    """Section 16, step 1, if there was any fire or barrier."""


# ---------------------------------------------------------------------- doors, ladders, objects


class DoorOpened(Event, role="effect", rule="DOR-1"):
    piece: Thing
    door: Thing


class DoorClosed(Event, role="effect", rule="DOR-1"):
    piece: Thing
    door: Thing


class DoorDestroyed(Event, role="outcome", rule="DOR-3"):
    piece: Thing
    door: Thing


class DoorStruck(Event, role="outcome", rule="CLS-8"):
    """A close assault on a door; the next event says whether it breaks."""

    piece: Thing
    door: Thing
    dice: str


class DoorHeld(Event, role="outcome", rule="CLS-8"):
    piece: Thing
    door: Thing


class BulkheadCut(Event, role="note", rule="BRD-5"):
    terminator: Thing
    door: Thing


class LadderClimbed(Event, role="effect", rule="OBJ-4"):
    piece: Thing
    square: Thing


class ObjectTaken(Event, role="note", rule="OBJ-1"):
    terminator: Thing
    object: Thing


class ObjectPutDown(Event, role="note", rule="OBJ-2"):
    object: Thing
    square: Thing


class ObjectPassed(Event, role="note", rule="OBJ-2"):
    terminator: Thing
    terminator2: Thing
    object: Thing


class ObjectHarmed(Event, role="outcome", rule="15"):
    object: Thing
    state: Thing


class ObjectWandered(Event, role="deed", rule="OBJ-3"):
    object: Thing
    square: Thing


# ---------------------------------------------------------------------- close assault and psychic powers


class AssaultRolled(Event, role="effect", rule="CLS-2"):
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


class Parried(Event, role="outcome", rule="CLS-6"):
    """`score` is the attacker's and `score2` the defender's current score."""

    terminator: Thing
    die: int
    again: int
    score: int
    score2: int


class GuardRerolled(Event, role="outcome", rule="CLS-7"):
    """`score` is the attacker's and `score2` the defender's current score."""

    terminator: Thing
    dice: str
    score: int
    score2: int


class PsiSpent(Event, role="note", rule="PSI-2"):
    terminator: Thing
    number: int


class AssaultEnded(Event, role="outcome", rule="CLS-2"):
    """`outcome`: attacker, defender, tie, or unharmed (CLS-4: beaten from flank or rear)."""

    attacker: Thing
    defender: Thing
    score: int
    score2: int
    outcome: Thing


class PowerUsed(Event, role="note", rule="PSI-4"):
    terminator: Thing
    power: Thing
    target: Thing | str
