"""Mission catalogue that a server shows its clients."""

from __future__ import annotations

from msgspec import Raw, Struct, json

from voidlock.games.kit import Missions
from voidlock.protocol.missions import Goal, MissionFault, MissionInfo, PlayedMission, PostedMarine
from voidlock.protocol.telling import encode_argument

from .mission.file import parse
from .mission.mission import Condition, Fault, Mission, name_of
from .mission.played import benchmark_of
from .mission.shipped import mission_names, shipped_as, shipped_mission, shipped_text


class Surveyed(Struct, kw_only=True):
    """What a mission file holds: a mission, or its errors, as much of the map as there is, and what could be read."""

    mission: MissionInfo | None
    map: list[str]
    faults: list[MissionFault]
    draft: Mission | None


def survey(text: str) -> Surveyed:
    """Parse a mission file and return its contents, and its faults."""
    mission, faults = parse(text)
    return Surveyed(
        mission=mission_info(mission, shipped_as(text)) if mission is not None and not faults else None,
        map=[] if mission is None else list(mission.map),
        faults=[mission_fault(fault) for fault in faults],
        draft=mission,
    )


def mission_info(mission: Mission, name: str) -> MissionInfo:
    """What a player reads before choosing a mission; a custom one has no name."""
    marines = [
        PostedMarine(
            name=marine.id,
            role=marine.role,
            weapons=list(marine.weapons),
            squad=marine.squad,
            at=marine.at,
            facing=marine.facing,
        )
        for marine in mission.marines
    ]
    return MissionInfo(
        name=name,
        title=mission.title,
        notes=list(mission.notes),
        map=list(mission.map),
        sections=list(mission.sections),
        marines=marines,
        turn_limit=mission.turn_limit,
        victory=[goal(condition) for condition in mission.victory],
        defeat=[goal(condition) for condition in mission.defeat],
        played=_benchmark(name),
    )


def goal(condition: Condition) -> Goal:
    """A condition in parts that can be put into words."""
    numbers = [int(word) for word in condition.arguments if word.isdecimal()]
    about = [word for word in condition.arguments if not word.isdecimal()]
    return Goal(name=condition.name, about=about, number=sum(numbers), draw=condition.label.startswith("draw"))


def _benchmark(name: str) -> PlayedMission | None:
    found = benchmark_of(name)
    return None if found is None else PlayedMission(**found._asdict(), hardness=found.hardness)


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
    surveyed=Surveyed,
)
