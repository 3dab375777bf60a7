"""Mission catalogue that a server shows its clients."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import ceil

from msgspec import Raw, json

from voidlock.games.kit import Missions
from voidlock.protocol import told
from voidlock.protocol.missions import (
    DraftCondition,
    DraftEntry,
    DraftExit,
    DraftLadder,
    DraftMarine,
    DraftObjective,
    DraftSpecial,
    Goal,
    MissionDraft,
    MissionFault,
    MissionInfo,
    PlayedMission,
    PostedMarine,
    Surveyed,
)

from .map.facts import FACING_NAMES
from .mission.file import drawn_map, parsed
from .mission.mission import Condition, Fault, Mission, Point, Special
from .mission.shipped import mission_names, shipped_as, shipped_mission


def survey(text: str) -> Surveyed:
    """Parse a mission file and return its contents, and its faults."""
    mission, faults = parsed(text)
    return Surveyed(
        mission=mission_info(mission) if mission is not None and not faults else None,
        map=drawn_map(text),
        faults=[mission_fault(fault) for fault in faults],
        draft=None if mission is None else drafted(mission),
    )


def mission_info(mission: Mission) -> MissionInfo:
    marines = [
        PostedMarine(
            name=marine.id,
            role=marine.role,
            weapons=list(marine.weapons),
            squad=marine.squad,
            at=square(marine.point),
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
    return MissionFault(
        line=fault.line,
        id=fault.reason.id,
        arguments=arguments,
        block=fault.block,
        key=fault.key,
        squares=[square(point) for point in fault.points],
    )


# ---------------------------------------------------------------------- for editors


def square(point: Point) -> str:
    return f"{point[0]},{point[1]}"


def drafted(mission: Mission) -> MissionDraft:
    """The mission with defaults for what its file does not say."""
    return MissionDraft(
        id=mission.id,
        title=mission.title,
        origin=mission.origin,
        edition=mission.edition,
        levels=mission.levels,
        turn_limit=mission.turn_limit,
        map=list(mission.rows),
        sections=list(mission.sections),
        entries=[
            DraftEntry(id=each.id, cell=square(each.cell), square=square(each.square)) for each in mission.entries
        ],
        exits=[DraftExit(id=way.id, at=square(way.point), facing=FACING_NAMES[way.facing]) for way in mission.exits],
        ladders=[
            DraftLadder(id=ladder.id, lower=square(ladder.lower), upper=square(ladder.upper))
            for ladder in mission.ladders
        ],
        marines=[
            DraftMarine(
                id=marine.id,
                role=marine.role,
                weapons=list(marine.weapons),
                at=square(marine.point),
                facing=FACING_NAMES[marine.facing],
                squad=marine.squad,
                name=marine.name,
            )
            for marine in mission.marines
        ],
        objectives=[
            DraftObjective(id=name, squares=[square(point) for point in points])
            for name, points in mission.objectives.items()
        ],
        start_blips=mission.start_blips,
        reinforcement=mission.reinforcement,
        blips=[mission.pool.count(value) for value in (1, 2, 3)],
        recycle=mission.recycle,
        broodlord=mission.broodlord,
        placed="" if mission.placed is None else square(mission.placed),
        special=_special(mission.special),
        victory=[_condition(condition) for condition in mission.victory],
        defeat=[_condition(condition) for condition in mission.defeat],
        notes=list(mission.notes),
    )


def _special(special: Special) -> DraftSpecial:
    return DraftSpecial(
        flamer_ammo=special.flamer_ammo,
        cannon_ammo=special.cannon_ammo,
        cannon_reload=special.cannon_reload,
        psi=special.psi,
        permuted=list(special.permuted),
        rooms=[square(point) for point in special.rooms],
        priority=list(special.priority),
        priority_carrier=special.priority_carrier,
        object=special.object,
        object_at=square(special.object_point) if special.object else "",
        wander=special.wander,
        no_flame="" if special.no_flame is None else square(special.no_flame),
        chainfist_only=special.bulkhead_by_chainfist,
        operate_cost=special.operate_cost,
        dormant=special.dormant,
    )


def _condition(condition: Condition) -> DraftCondition:
    return DraftCondition(label=condition.label, name=condition.name, arguments=list(condition.arguments))


MISSIONS = Missions(
    names=mission_names,
    info=lambda name: mission_info(shipped_mission(name)),
    text=lambda name: shipped_mission(name).text,
    survey=survey,
)
