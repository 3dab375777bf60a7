"""Messages about missions of Space Hulk, sent over HTTP before there is a table."""

from __future__ import annotations

from msgspec import Raw, Struct, json

from voidlock.games.hulk.map.facts import FACING_NAMES
from voidlock.games.hulk.mission.file import shipped_as
from voidlock.games.hulk.mission.mission import Fault, Mission

from .telling import told


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


def mission_info(mission: Mission) -> MissionInfo:
    marines = [
        PostedMarine(
            name=marine.id,
            role=marine.role,
            weapons=list(marine.weapons),
            squad=marine.squad,
            at=f"{marine.point[0]},{marine.point[1]}",
            facing=FACING_NAMES[marine.facing],
        )
        for marine in mission.marines
    ]
    return MissionInfo(
        name=shipped_as(mission),
        title=mission.title,
        notes=list(mission.notes),
        map=list(mission.rows),
        sections=list(mission.sections),
        marines=marines,
        turn_limit=mission.turn_limit,
    )


def mission_fault(fault: Fault) -> MissionFault:
    arguments = {name: Raw(json.encode(told(value))) for name, value in fault.reason.arguments.items()}
    return MissionFault(line=fault.line, id=fault.reason.id, arguments=arguments)
