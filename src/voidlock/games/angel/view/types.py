"""Types of Death Angel's views, shared by the rules, the odds, the clients and the page."""

from __future__ import annotations

from typing import Final, Literal, TypedDict, cast

from voidlock.engine import OpenQuestion, Question, View
from voidlock.games.kit import ViewTypes

from ..facts import SideName
from ..state import PhaseName

Result = Literal["", "win", "loss"]


class AngelSettings(TypedDict):
    """How this game reads the points that the rules leave open (23.1)."""

    merge: str
    full_auto: str
    renew: str
    targets: str
    service_shaft: str
    activate: str


class RowSide(TypedDict):
    """One side of a position: the swarm, its cards that have attacked, and a second swarm kept apart."""

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
    left: RowSide
    right: RowSide


class Terrain(TypedDict):
    """A Terrain card at a spot, or in a player's hands."""

    spot: str | None
    held_by: int | None
    tokens: int
    activated: bool


class Team(TypedDict):
    """A combat team: its seat, and its public Action cards."""

    seat: int
    in_play: bool
    table: str | None
    resolved: bool
    last: str | None
    face_down: bool


class Pile(TypedDict):
    """A blip pile: the number of cards, and the known ones."""

    cards: int
    known: list[str]


class Piles(TypedDict):
    """The blip piles of both sides."""

    left: Pile
    right: Pile


class SpawnSizes(TypedDict):
    """The number of Genestealers in a major and in a minor spawn, by the location."""

    major: int
    minor: int


class Effect(TypedDict):
    """The effect of an Event card in a round, with the Marine or team it is about, if any."""

    card: str
    about: str | None
    round: int


class Effects(TypedDict):
    """Effects in force and upcoming; `lasting` and `lasting_events` are those that can still matter."""

    standing: list[str]
    lasting: list[str]
    events: list[Effect]
    lasting_events: list[Effect]
    power_field: str | None
    limited: str | None


class Way(TypedDict):
    """How far the Marines have travelled: the number of the current location, and of all in this game."""

    number: int
    of: int


class WinningGoal(TypedDict):
    """A way to win at the final location: how far it is, and what it needs. Of Genestealers none may be left."""

    what: Literal["lords", "tokens", "genestealers"]
    now: int
    needed: int


class Moves(TypedDict):
    """Where a swarm goes by each movement box, if the box shows one of its icons."""

    icons: list[str]
    adjacent: str
    flank: str


class OpenEvent(TypedDict, total=False):
    """The Event card being resolved: the player who reads it secretly, or the card and what was named."""

    read_by: int
    card: str
    named: list[str]


class Place(TypedDict):
    """The first fields of the open part: the round, and how far the squad has come."""

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
    way: Way


class Decks(TypedDict):
    """The fields of the open part about decks and piles."""

    spawn: SpawnSizes
    supply: int
    piles: Piles
    piled: list[str]
    deck: int
    discard: dict[str, int]
    dead_lords: list[str]
    events: int
    event_discard: list[str]


class AngelOpen(Place, Decks):
    """What everybody sees of Death Angel."""

    goals: list[WinningGoal]
    event: OpenEvent | None
    formation: list[Row]
    moves: dict[str, Moves]
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
    """What only one seat sees of Death Angel; `forced` are the cards of teams that can play no other this round."""

    hands: dict[str, list[str]]
    chosen: dict[str, str]
    forced: dict[str, str]
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
    """Cast to this game's view type: `Game.view` returns what `view.py` builds, and clients validate what they get."""
    return cast(AngelView, view)


TYPES: Final = ViewTypes(AngelView, AngelOpen, AngelOwn)
