"""The types of Death Angel's views, which the rules, the odds, the clients and the page all share."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from voidlock.engine import OpenQuestion, Question, View

from .facts import SideName
from .state import PhaseName

Result = Literal["", "win", "loss"]


class AngelSettings(TypedDict):
    """How this game reads the points that the rules leave open (23.1)."""

    merge: str
    full_auto: str
    renew: str
    targets: str
    service_shaft: str


class Beside(TypedDict):
    """One side of a position: the swarm, its cards that have attacked, and a second swarm that is kept apart."""

    swarm: list[str]
    done: list[str]
    apart: list[str]
    power_field: bool


class Row(TypedDict):
    """One position of the formation."""

    position: int
    marine: str
    team: str
    facing: SideName
    tokens: int
    left: Beside
    right: Beside


class Terrain(TypedDict):
    """A Terrain card at a spot, or in a player's hands."""

    spot: str | None
    held_by: int | None
    tokens: int
    activated: bool


class Team(TypedDict):
    """A combat team: whose it is, and its Action cards that everybody sees."""

    seat: int
    in_play: bool
    table: str | None
    resolved: bool
    last: str | None
    face_down: bool


class Pile(TypedDict):
    """A blip pile: how many cards, and which are certainly among them."""

    cards: int
    known: list[str]


class Piles(TypedDict):
    left: Pile
    right: Pile


class SpawnSizes(TypedDict):
    major: int
    minor: int


class Effect(TypedDict):
    """What an Event card does in a round, to a Marine or a team if it is about one."""

    card: str
    about: str | None
    round: int


class Effects(TypedDict):
    """Effects in force and to come; `lasting` and `lasting_events` are those that can still matter."""

    standing: list[str]
    lasting: list[str]
    events: list[Effect]
    lasting_events: list[Effect]
    power_field: str | None
    limited: str | None


class OpenEvent(TypedDict, total=False):
    """The Event card being resolved: either who reads it alone, or the card and what it has named."""

    read_by: int
    card: str
    named: list[str]


class AngelOpen(TypedDict):
    """What everybody sees of Death Angel."""

    settings: AngelSettings
    players: int
    round: int
    phase: PhaseName
    result: Result
    current: int
    first: int
    setup: str
    location: str
    location_tokens: int
    ahead: list[str]
    spawn: SpawnSizes
    supply: int
    piles: Piles
    piled: list[str]
    deck: int
    discard: dict[str, int]
    dead_lords: list[str]
    events: int
    event_discard: list[str]
    event: OpenEvent | None
    formation: list[Row]
    terrain: dict[str, Terrain]
    slain: list[str]
    teams: dict[str, Team]
    effects: Effects
    owed: list[OpenQuestion]


class LookedAt(TypedDict):
    """A card of the event deck that this seat knows."""

    from_top: int
    card: str


class AngelOwn(TypedDict):
    """What one seat alone sees of Death Angel."""

    hands: dict[str, list[str]]
    chosen: dict[str, str]
    looked_at: list[LookedAt]
    event: str | None
    named: list[str]
    pending: list[Question]
    given: list[str]


class AngelView(TypedDict):
    """Death Angel as a seat sees it; `open` is one object for all seats until the next answer."""

    seat: int
    open: AngelOpen
    own: AngelOwn


def angel_view(view: View) -> AngelView:
    """A view of this game, typed: `Game.view` gives what `view.py` builds, clients check what they hear."""
    return cast(AngelView, view)
