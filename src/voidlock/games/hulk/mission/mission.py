"""Records (named tuples) of a mission as its file states it, in map coordinates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from voidlock.engine import Reason, Refused

Point = tuple[int, int]


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


class Marine(NamedTuple):
    id: str
    role: str
    weapons: tuple[str, ...]
    point: Point
    facing: int
    squad: str
    name: str = ""
    """What a custom mission calls him; empty if it does not say."""


class Entry(NamedTuple):
    """BRD-6: an entry area with its holding cell and its entry square."""

    id: str
    cell: Point
    square: Point


class Exit(NamedTuple):
    """MOV-6: an exit square and the direction in which a marine leaves."""

    id: str
    point: Point
    facing: int


class Ladder(NamedTuple):
    """BRD-7: the two squares that a ladder joins."""

    id: str
    lower: Point
    upper: Point


class Condition(NamedTuple):
    label: str
    name: str
    arguments: tuple[str, ...]


class Special(NamedTuple):
    """The switches of a mission, with their defaults."""

    flamer_ammo: int = 6
    cannon_ammo: int = 10
    cannon_reload: int = 1
    psi: int = 20
    permuted: tuple[str, ...] = ()
    rooms: tuple[Point, ...] = ()
    priority: tuple[str, ...] = ()
    priority_carrier: bool = False
    object: str = ""
    object_point: Point = (0, 0)
    wander: int = 0
    no_flame: Point | None = None
    bulkhead_by_chainfist: bool = False
    operate_cost: int = 1
    dormant: int = 0


class Mission(NamedTuple):
    """Everything that a mission file says."""

    id: str
    title: str
    origin: str
    edition: str
    turn_limit: int
    levels: int
    rows: tuple[str, ...]
    sections: tuple[str, ...]
    entries: tuple[Entry, ...]
    exits: tuple[Exit, ...]
    ladders: tuple[Ladder, ...]
    marines: tuple[Marine, ...]
    objectives: Mapping[str, tuple[Point, ...]]
    start_blips: int
    reinforcement: int
    pool: tuple[int, ...]
    recycle: bool
    broodlord: str
    placed: Point | None
    special: Special
    victory: tuple[Condition, ...]
    defeat: tuple[Condition, ...]
    notes: tuple[str, ...]
    text: str


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
