"""TypedDicts of Space Hulk's views, shared by the rules, the odds, the clients and the page."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, cast

from voidlock.engine import AskedQuestion, LegalAnswer, OpenQuestion, Thing, View
from voidlock.games.kit import ViewTypes

from ..facts import FacingName, PhaseName
from ..state import Harm

Result = Literal["", "win", "loss", "draw"]
Door = Literal["closed", "open", "destroyed"]


class HulkSettings(TypedDict):
    """How this game settles the points that the rules leave open."""

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
    lurking: str
    end_asked: bool
    mind: str


class EntryPlace(TypedDict):
    """An entry area: its cell on the map, and the square it leads to."""

    cell: str
    square: str


class ExitPlace(TypedDict):
    """An exit: its square, and the way that leads out."""

    square: str
    facing: FacingName


class Marine(TypedDict):
    """A marine; the optional fields are present while he is on the board, `name` if his mission gives him one."""

    letter: str
    name: NotRequired[str]
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
    """A stealer on a square, or lurking in an entry area."""

    at: str | None
    entry: str | None
    forced: bool
    facing: FacingName


class Blip(TypedDict):
    """A blip on a square, or lurking in an entry area."""

    at: str | None
    entry: str | None
    forced: bool
    broodlord: bool


class BlipPile(TypedDict):
    """The pile of blips: how many it holds, the values of revealed ones, and how many were removed unseen."""

    cards: int
    used: list[int]
    unseen: int


class MissionObject(TypedDict):
    """The mission's object: where it lies, or which marine carries it."""

    name: str
    at: str | None
    carrier: str | None
    state: Harm


class Acting(TypedDict):
    """The acting alien, its remaining action points, and its target marine."""

    alien: str
    ap: int
    target: str | None


class Broodlord(TypedDict):
    """Whether the Broodlord has appeared, is dead, and acts."""

    appeared: bool
    dead: bool
    awake: bool


class MissionGoal(TypedDict):
    """A condition that wins the mission: its name, and the objectives or the number it is about."""

    what: str
    about: list[str]


class HulkOpen(TypedDict):
    """The public part of a view."""

    mission: str
    title: str
    notes: list[str]
    map: list[str]
    sections: list[str]
    entries: dict[str, EntryPlace]
    exits: dict[str, ExitPlace]
    ladders: dict[str, list[str]]
    objectives: dict[str, list[str]]
    goals: list[MissionGoal]
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


class Points(TypedDict):
    """Action points, command points and psi points: the cost of something, or all that can be spent."""

    ap: int
    cp: int
    psi: int


class Danger(TypedDict):
    """A piece that an order may destroy: it dies on a roll of `dies_on` or more. On 1 it is lost without a roll."""

    thing: Thing
    dies_on: int


class Forfeit(TypedDict):
    """What a marine loses by an answer."""

    what: Literal["overwatch", "overwatch_shot", "guard", "sustained_fire", "free_shot", "activation"]
    who: Thing


class HulkAnswer(LegalAnswer):
    """A legal answer with its place, its cost, the squares it hits, the pieces it endangers, and what it forfeits.

    Fields that do not apply are left out: `at` is the square, or the cell beside the board, that stands for the answer
    on the map; `cost` is on every order that is paid for, `area` on area attacks, `burns` on a flamer shot that
    sets alight what still must burn for the victory, `wins` on an order that certainly wins the mission.
    """

    at: NotRequired[str]
    cost: NotRequired[Points]
    area: NotRequired[list[str]]
    endangers: NotRequired[list[Danger]]
    burns: NotRequired[bool]
    wins: NotRequired[bool]
    forfeits: NotRequired[list[Forfeit]]


class HulkQuestion(AskedQuestion):
    """A question with its legal answers."""

    options: list[HulkAnswer]


class HulkOwn(TypedDict):
    """The seat's questions and answers, and the points that the marine asked for an order can spend."""

    purse: Points | None
    pending: list[HulkQuestion]
    given: list[str]


class HulkView(TypedDict):
    """A mission as a seat sees it."""

    seat: int
    open: HulkOpen
    own: HulkOwn


def hulk_view(view: View) -> HulkView:
    """Cast a view of this game to its type: `view.py` builds it, and clients validate what they receive."""
    return cast(HulkView, view)


TYPES: Final = ViewTypes(HulkView, HulkOpen, HulkOwn)
