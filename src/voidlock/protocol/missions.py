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


class MissionInfo(Struct, kw_only=True):
    """A mission to choose. A custom one has no `name`, but a `title` and `notes`."""

    name: str
    title: str
    notes: list[str]
    map: list[str]
    sections: list[str]
    marines: list[PostedMarine]
    turn_limit: int


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
