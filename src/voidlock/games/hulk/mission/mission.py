"""A mission as its file states it. Squares have names (`3,5`): column and row of the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from voidlock.engine import Reason, Refused
from voidlock.games.hulk.facts import FacingName

Point = tuple[int, int]


def name_of(point: Point) -> str:
    """The name of a square."""
    return f"{point[0]},{point[1]}"


def point_of(square: str) -> Point:
    """Column and row of a square."""
    x, _, y = square.partition(",")
    return int(x), int(y)


class Fault(NamedTuple):
    """One error in a mission file: its line (0 if something is missing), the block and key, and squares of the map."""

    line: int
    reason: Reason
    block: str = ""
    key: str = ""
    points: tuple[Point, ...] = ()


class MissionRefused(Refused):
    """A mission file that cannot be played, with all of its faults in line order."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults[0].reason)
        self.faults = faults


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionMarine:
    """A marine as the file lists him; `name` is what a custom mission calls him, empty if it gives none."""

    id: str
    role: str
    weapons: tuple[str, ...]
    at: str
    facing: FacingName
    squad: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionEntry:
    """BRD-6: an entry area with its holding cell and its entry square."""

    id: str
    cell: str
    square: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionExit:
    """MOV-6: an exit square and the direction in which a marine leaves."""

    id: str
    at: str
    facing: FacingName


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionLadder:
    """BRD-7: the two squares that a ladder joins."""

    id: str
    lower: str
    upper: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionObjective:
    id: str
    squares: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Condition:
    label: str
    name: str
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionSpecial:
    """The switches of a mission. Empty text and 0 stand for what it does not have."""

    flamer_ammo: int
    cannon_ammo: int
    cannon_reload: int
    psi: int
    permuted: tuple[str, ...]
    rooms: tuple[str, ...]
    priority: tuple[str, ...]
    priority_carrier: bool
    object: str
    object_at: str
    wander: int
    no_flame: str
    chainfist_only: bool
    operate_cost: int
    dormant: int


USUAL = MissionSpecial(
    flamer_ammo=6,
    cannon_ammo=10,
    cannon_reload=1,
    psi=20,
    permuted=(),
    rooms=(),
    priority=(),
    priority_carrier=False,
    object="",
    object_at="",
    wander=0,
    no_flame="",
    chainfist_only=False,
    operate_cost=1,
    dormant=0,
)
"""The switches of a mission that says nothing about them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mission:
    """Everything that a mission file says: what the game plays, the protocol carries and the editor edits.

    `blips` are those of value 1, 2 and 3; `placed` is the Broodlord's square.
    """

    id: str
    title: str
    origin: str
    edition: str
    levels: int
    turn_limit: int
    map: tuple[str, ...]
    sections: tuple[str, ...]
    entries: tuple[MissionEntry, ...]
    exits: tuple[MissionExit, ...]
    ladders: tuple[MissionLadder, ...]
    marines: tuple[MissionMarine, ...]
    objectives: tuple[MissionObjective, ...]
    start_blips: int
    reinforcement: int
    blips: tuple[int, ...]
    recycle: bool
    broodlord: str
    placed: str
    special: MissionSpecial
    victory: tuple[Condition, ...]
    defeat: tuple[Condition, ...]
    notes: tuple[str, ...]

    @property
    def pool(self) -> tuple[int, ...]:
        """The values of all blips, from the lowest."""
        return tuple(value for value, number in enumerate(self.blips, start=1) for _ in range(number))


FLOOR = frozenset("./+BMOX^v")
SOLID, ENTRY = "#", "E"
CLOSED_DOOR, OPEN_DOOR, BULKHEAD = "+", "/", "B"
OBJECTIVE, EXIT, LADDER = "O", "X", "^v"
DOORS = frozenset((CLOSED_DOOR, OPEN_DOOR))

SIGNS: Mapping[str, str] = {
    "solid": SOLID,
    "entry": ENTRY,
    "closed_door": CLOSED_DOOR,
    "open_door": OPEN_DOOR,
    "bulkhead": BULKHEAD,
    "objective": OBJECTIVE,
    "exit": EXIT,
    "ladder": LADDER,
}
"""What the letters of a map stand for. A ladder has one for its lower end and one for its upper end."""

CONDITIONS: Mapping[str, tuple[str, ...]] = {
    "flame_any": ("objective",),
    "flame_each": ("objective", "..."),
    "exterminate": (),
    "blockade": ("number",),
    "kills": ("number",),
    "exited": ("number",),
    "exit_with": ("object", "state"),
    "operate_each": ("objective", "..."),
    "survive": ("number",),
    "broodlord_dead": (),
    "no_flamer_shots": (),
    "all_marines_dead": (),
    "alive_plus_exited_below": ("number",),
    "object_destroyed": ("object",),
    "alien_on": ("objective",),
    "flame_in_section": ("objective",),
    "turn_limit": (),
}
"""By condition, its arguments; `...` means any number more of the same."""

VICTORIES = frozenset(
    [
        *("flame_any", "flame_each", "exterminate", "blockade", "kills", "exited", "exit_with", "operate_each"),
        *("survive", "broodlord_dead"),
    ]
)
"""The conditions that can win a mission; the others can lose it."""
