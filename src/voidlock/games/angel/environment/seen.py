"""What observations read of a view. A view is built up from what its seat may know, so nothing else can get in."""

from __future__ import annotations

from typing import TypedDict


class Side(TypedDict):
    swarm: list[str]
    done: list[str]
    apart: list[str]
    power_field: bool


class Row(TypedDict):
    position: int
    marine: str
    team: str
    facing: str
    tokens: int
    left: Side
    right: Side


class Terrain(TypedDict):
    spot: str | None
    held_by: int | None
    tokens: int
    activated: bool


class Team(TypedDict):
    seat: int
    in_play: bool
    table: str | None
    resolved: bool
    last: str | None
    face_down: bool


class Pile(TypedDict):
    cards: int
    known: list[str]


class Effect(TypedDict):
    card: str
    about: str | None
    round: int


class Effects(TypedDict):
    standing: list[str]
    events: list[Effect]
    limited: str | None


class OpenEvent(TypedDict, total=False):
    """Either who reads it alone, or the card and what was named."""

    read_by: int
    card: str
    named: list[str]


class Question(TypedDict, total=False):
    """Of another seat's secret question only the seat, the secrecy and the subject are there.

    A thing is a pair: its kind and its name.
    """

    seat: int
    secret: bool
    kind: str
    card: tuple[str, str] | None
    subject: tuple[str, str] | None
    face: tuple[str, str] | None
    outcome: tuple[str, str] | None


class Open(TypedDict):
    players: int
    round: int
    phase: str
    result: str
    current: int
    first: int
    setup: str
    location: str
    location_tokens: int
    ahead: list[str]
    supply: int
    piles: dict[str, Pile]
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
    owed: list[Question]


class LookedAt(TypedDict):
    from_top: int
    card: str


class Own(TypedDict):
    hands: dict[str, list[str]]
    chosen: dict[str, str]
    looked_at: list[LookedAt]
    event: str | None
    named: list[str]
    pending: list[Question]
    given: list[str]


class View(TypedDict):
    """`open` is one and the same object for all seats until the next answer."""

    seat: int
    open: Open
    own: Own
