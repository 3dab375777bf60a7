"""Mission catalogue that a server shows its clients."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import ceil

from msgspec import Raw, json

from voidlock.games.kit import Missions
from voidlock.protocol import told
from voidlock.protocol.missions import Goal, MissionFault, MissionInfo, PlayedMission, PostedMarine, Surveyed

from .map.facts import FACING_NAMES
from .mission.file import drawn_map, read_mission
from .mission.mission import Condition, Fault, Mission, MissionRefused
from .mission.shipped import mission_names, shipped_as, shipped_mission


def survey(text: str) -> Surveyed:
    """Parse a mission file and return its contents, or its faults."""
    try:
        return Surveyed(mission=mission_info(read_mission(text)), map=drawn_map(text), faults=[])
    except MissionRefused as refused:
        faults = [mission_fault(fault) for fault in refused.faults]
        return Surveyed(mission=None, map=drawn_map(text), faults=faults)


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
        victory=[goal(condition) for condition in mission.victory],
        defeat=[goal(condition) for condition in mission.defeat],
        played=played(mission),
    )


def goal(condition: Condition) -> Goal:
    """A condition in parts that can be put into words."""
    numbers = [int(word) for word in condition.arguments if word.isdecimal()]
    about = [word for word in condition.arguments if not word.isdecimal()]
    return Goal(name=condition.name, about=about, number=sum(numbers), draw=condition.label.startswith("draw"))


@cache
def _results() -> dict[str, dict[str, float]]:
    """The sergeant's results by mission: `bench/figures.py write` copies them from the benchmark."""
    text = files("voidlock.games.hulk").joinpath("missions", "played.json").read_bytes()
    return json.decode(text, type=dict[str, dict[str, float]])


MINUTES_A_MARINE, MINUTES_OF_ALIENS = 0.5, 0.5
"""What a turn takes at the page, as tried: the orders of one marine, and the aliens' phase with the reactions to it."""

ROUNDED_TO = 5
"""Minutes; a player is told no more than about how long a mission takes."""


def played(mission: Mission) -> PlayedMission | None:
    """The benchmark of a bundled mission; its minutes are the benchmark's turns times what a turn takes."""
    found = _results().get(shipped_as(mission))
    if found is None:
        return None
    minutes = found["turns"] * (len(mission.marines) * MINUTES_A_MARINE + MINUTES_OF_ALIENS)
    rounded = ROUNDED_TO * ceil(minutes / ROUNDED_TO)
    return PlayedMission(games=int(found["games"]), wins=int(found["wins"]), turns=found["turns"], minutes=rounded)


def mission_fault(fault: Fault) -> MissionFault:
    arguments = {name: Raw(json.encode(told(value))) for name, value in fault.reason.arguments.items()}
    return MissionFault(line=fault.line, id=fault.reason.id, arguments=arguments)


MISSIONS = Missions(
    names=mission_names,
    info=lambda name: mission_info(shipped_mission(name)),
    text=lambda name: shipped_mission(name).text,
    survey=survey,
)
