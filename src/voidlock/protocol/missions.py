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
    """An error in a mission file and its line (0: none); an argument `square` says where on the map."""

    line: int
    id: str
    arguments: dict[str, Raw]


class Surveyed(Struct, kw_only=True):
    """What a mission file holds: a mission, or its errors and as much of the map as there is."""

    mission: MissionInfo | None
    map: list[str]
    faults: list[MissionFault]
