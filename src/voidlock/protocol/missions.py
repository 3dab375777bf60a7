"""Messages about missions, sent over HTTP before there is a table."""

from __future__ import annotations

from msgspec import Raw, Struct


class PostedMarine(Struct, kw_only=True):
    """A marine where the mission puts him; `at` is his square (`3,5`)."""

    name: str
    role: str
    weapons: list[str]
    squad: str
    at: str
    facing: str


class Goal(Struct, kw_only=True):
    """A condition of victory or defeat; `draw` if a victory by it is only a draw."""

    name: str
    about: list[str]
    number: int
    draw: bool


class PlayedMission(Struct, kw_only=True):
    """How the sergeant bot fared in a bundled mission, and about how many minutes a player needs."""

    games: int
    wins: int
    turns: float
    minutes: int


class MissionInfo(Struct, kw_only=True):
    """A mission to choose. A custom one has no `name` and nobody has `played` it, but it has a `title` and `notes`."""

    name: str
    title: str
    notes: list[str]
    map: list[str]
    sections: list[str]
    marines: list[PostedMarine]
    turn_limit: int
    victory: list[Goal]
    defeat: list[Goal]
    played: PlayedMission | None


class MissionFault(Struct, kw_only=True):
    """An error in a mission file: its line (0: none), the block and key, and the squares of the map it is about."""

    line: int
    id: str
    arguments: dict[str, Raw]
    block: str
    key: str
    squares: list[str]


class DraftMarine(Struct, kw_only=True):
    """A marine as his file lists him; `name` is empty if it gives none."""

    id: str
    role: str
    weapons: list[str]
    at: str
    facing: str
    squad: str
    name: str


class DraftEntry(Struct, kw_only=True):
    id: str
    cell: str
    square: str


class DraftExit(Struct, kw_only=True):
    id: str
    at: str
    facing: str


class DraftLadder(Struct, kw_only=True):
    id: str
    lower: str
    upper: str


class DraftObjective(Struct, kw_only=True):
    id: str
    squares: list[str]


class DraftCondition(Struct, kw_only=True):
    label: str
    name: str
    arguments: list[str]


class DraftSpecial(Struct, kw_only=True):
    """The switches of a mission. Empty text and 0 stand for what it does not have."""

    flamer_ammo: int
    cannon_ammo: int
    cannon_reload: int
    psi: int
    permuted: list[str]
    rooms: list[str]
    priority: list[str]
    priority_carrier: bool
    object: str
    object_at: str
    wander: int
    no_flame: str
    chainfist_only: bool
    operate_cost: int
    dormant: int


class MissionDraft(Struct, kw_only=True):
    """A mission as its file states it, playable or not, for editors. `blips` are those of value 1, 2 and 3."""

    id: str
    title: str
    origin: str
    edition: str
    levels: int
    turn_limit: int
    map: list[str]
    sections: list[str]
    entries: list[DraftEntry]
    exits: list[DraftExit]
    ladders: list[DraftLadder]
    marines: list[DraftMarine]
    objectives: list[DraftObjective]
    start_blips: int
    reinforcement: int
    blips: list[int]
    recycle: bool
    broodlord: str
    placed: str
    special: DraftSpecial
    victory: list[DraftCondition]
    defeat: list[DraftCondition]
    notes: list[str]


class Surveyed(Struct, kw_only=True):
    """What a mission file holds: a mission, or its errors, as much of the map as there is, and what could be read."""

    mission: MissionInfo | None
    map: list[str]
    faults: list[MissionFault]
    draft: MissionDraft | None


class MissionTrial(Struct, kw_only=True):
    """How the sergeant bot fares in a mission, so far. `stopped` says why there are no more games; empty: there are.

    `done`, `limit` (this address has had its share for now), `busy` (too many missions are tried out), `slow` (a game
    takes too long), `faulty` (the mission has errors) or `failed`. `ended` are games by the condition that ended them.
    """

    games: int
    wins: int
    draws: int
    turns: int
    ended: dict[str, int]
    stopped: str
