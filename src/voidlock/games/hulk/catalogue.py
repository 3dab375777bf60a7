"""Mission catalogue that a server shows its clients."""

from __future__ import annotations

from dataclasses import dataclass, fields

from msgspec import Raw, Struct, json

from voidlock.games.kit import Missions
from voidlock.protocol.missions import MissionFault, PlayedMission
from voidlock.protocol.telling import encode_argument

from .mission.file import parse
from .mission.mission import Fault, Mission, name_of
from .mission.played import benchmark_of
from .mission.shipped import mission_names, shipped_as, shipped_mission, shipped_text


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionInfo(Mission):
    """A mission to choose. A custom one has no `name` and nobody has `played` it."""

    name: str
    played: PlayedMission | None


class Surveyed(Struct, kw_only=True):
    """What a mission file holds: a mission to choose, or its errors and what could be read."""

    mission: MissionInfo | None
    faults: list[MissionFault]
    draft: Mission | None


def survey(text: str) -> Surveyed:
    """Parse a mission file and return its contents, and its faults."""
    mission, faults = parse(text)
    return Surveyed(
        mission=mission_info(mission, shipped_as(text)) if mission is not None and not faults else None,
        faults=[mission_fault(fault) for fault in faults],
        draft=mission,
    )


def mission_info(mission: Mission, name: str) -> MissionInfo:
    """The mission with how it was played; a custom one has no name."""
    found = benchmark_of(name)
    played = None if found is None else PlayedMission(**found._asdict(), hardness=found.hardness)
    return MissionInfo(
        **{field.name: getattr(mission, field.name) for field in fields(mission)}, name=name, played=played
    )


def mission_fault(fault: Fault) -> MissionFault:
    arguments = {name: Raw(json.encode(encode_argument(value))) for name, value in fault.reason.arguments.items()}
    return MissionFault(
        line=fault.line,
        id=fault.reason.id,
        arguments=arguments,
        block=fault.block,
        key=fault.key,
        squares=[name_of(point) for point in fault.points],
    )


MISSIONS = Missions(
    names=mission_names,
    info=lambda name: mission_info(shipped_mission(name), name),
    text=shipped_text,
    survey=survey,
    listed=list[MissionInfo],
    surveyed=Surveyed,
)
