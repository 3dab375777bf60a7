"""The types of Space Hulk's views, which the rules, the odds, the clients and the page all share."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from voidlock.engine import OpenQuestion, Question, Thing, View

from .map.facts import FacingName, PhaseName
from .state import Harm

Result = Literal["", "win", "loss", "draw"]
Door = Literal["closed", "open", "destroyed"]


class HulkSettings(TypedDict):
    """How this game reads the points that the rules leave open."""

    los_corridor_rule: bool
    free_turn: str
    fire_after_turn: bool
    jam_end_of_turn: str
    jam_keeps_overwatch: bool
    flamer_own_section: str
    door_by_fire: str
    psi_cost: list[int]
    veteran_bonus_front_only: bool
    reveal_cost: int
    distance_through_doors: bool
    mind: str


class EntryPlace(TypedDict):
    """An entry area: its cell on the map, and the square it leads to."""

    cell: str
    square: str


class ExitPlace(TypedDict):
    square: str
    facing: FacingName


class Marine(TypedDict):
    """A marine. What is not required is shown while he is on the board."""

    role: str
    weapons: list[str]
    squad: str
    at: str | None
    left: bool
    facing: FacingName
    ap: NotRequired[int]
    activated: NotRequired[bool]
    overwatch: NotRequired[bool]
    guard: NotRequired[bool]
    jammed: NotRequired[bool]
    ammunition: NotRequired[int]
    reloads: NotRequired[int]
    may_explode: NotRequired[bool]
    psi: NotRequired[int]
    gun_works: NotRequired[bool]
    aim: NotRequired[str | None]
    sees: NotRequired[list[str]]


class Stealer(TypedDict):
    """It stands on a square, or lurks in an entry area."""

    at: str | None
    entry: str | None
    forced: bool
    facing: FacingName


class Blip(TypedDict):
    """It stands on a square, or lurks in an entry area."""

    at: str | None
    entry: str | None
    forced: bool
    broodlord: bool


class BlipPile(TypedDict):
    cards: int
    used: list[int]
    unseen: int


class MissionObject(TypedDict):
    """What the mission is about: where it lies, or who carries it."""

    name: str
    at: str | None
    carrier: str | None
    state: Harm


class Acting(TypedDict):
    """The alien that acts, the action points it has left, and the marine it is after."""

    alien: str
    ap: int
    target: str | None


class Broodlord(TypedDict):
    appeared: bool
    dead: bool
    awake: bool


class HulkOpen(TypedDict):
    """What everybody sees of a mission."""

    mission: str
    title: str
    notes: list[str]
    map: list[str]
    sections: list[str]
    entries: dict[str, EntryPlace]
    exits: dict[str, ExitPlace]
    ladders: dict[str, list[str]]
    objectives: dict[str, list[str]]
    turn: int
    turn_limit: int | None
    phase: PhaseName
    result: Result
    ended_by: str | None
    command_points: int
    active: str | None
    power_used: bool
    marines: dict[str, Marine]
    stealers: dict[str, Stealer]
    blips: dict[str, Blip]
    doors: dict[str, Door]
    bulkheads: list[str]
    burning: list[str]
    barriers: list[str]
    pile: BlipPile
    known: dict[str, int]
    kills: int | None
    object: MissionObject | None
    operated: list[str]
    burned: list[str]
    acting: Acting | None
    activated: list[str]
    brood: list[str]
    tested: list[str]
    broodlord: Broodlord
    settings: HulkSettings
    owed: list[OpenQuestion]


class Area(TypedDict):
    """What an order would strike: the squares, and all that may be lost there."""

    squares: list[str]
    endangers: list[Thing]


class HulkOwn(TypedDict):
    """What belongs to the question that the seat is asked: the cost and the danger of each order by its text.

    `points` are the action points that pay first, `budget` is all that he can pay, with command points (CP-3); `psi`
    tells the psi points that powers cost; `areas` tells of orders that strike a whole area what that is, and who is in
    danger there; `perils` are the orders that may kill whoever carries them out.
    """

    costs: dict[str, int]
    points: int | None
    budget: int | None
    psi: dict[str, int]
    areas: dict[str, Area]
    perils: list[str]
    pending: list[Question]
    given: list[str]


class HulkView(TypedDict):
    """A mission as a seat sees it."""

    seat: int
    open: HulkOpen
    own: HulkOwn


def hulk_view(view: View) -> HulkView:
    """A view of this game, typed: `Game.view` gives what `view.py` builds, clients check what they hear."""
    return cast(HulkView, view)
