"""Kit (plugin descriptor) of Space Hulk; its parts are imported lazily."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from voidlock.engine import AnyGame, Game, Json, Lesson, Puzzle, Reason, Refused, read_lessons, read_puzzles
from voidlock.games.kit import (
    Environment,
    Goal,
    Kit,
    MissionLines,
    Missions,
    RunReport,
    Screen,
    TableBots,
    ViewTypes,
    Walk,
    Wanted,
)

from .mission.shipped import find_mission, mission_names
from .rules import RULES
from .state import State

if TYPE_CHECKING:
    from voidlock.bots import Bot
    from voidlock.probability.sheets import Sheet
    from voidlock.reference.entry import GameReference
    from voidlock.search.lore import Lore
    from voidlock.sim.tally import Counted
    from voidlock.terminal.line_mode.game_lines import GameLines
    from voidlock.terminal.start.game_start import GameStart
    from voidlock.texts import Words


def setup(wanted: Wanted) -> dict[str, Json]:
    """The setup of a game: a mission's name, or the whole text of a mission file."""
    mission = wanted.mission
    if mission is None:
        raise Refused(Reason("sim_mission", arguments={"known": ", ".join(mission_names())}))
    found: dict[str, Json] = {"mission": find_mission(mission) or ({"text": mission} if "\n" in mission else mission)}
    if wanted.setting:
        found["settings"] = {name: SWITCH.get(value, value) for name, value in wanted.setting.items()}
    return found


SWITCH: dict[str, Json] = {"on": True, "off": False}
"""The typed values of a setting that is a flag."""


def events() -> Sequence[ModuleType]:
    from .events import aliens, marines

    return [marines, aliens]


def sergeant() -> Callable[[], Bot[State]]:
    from .bots.sergeant import SergeantBot

    return SergeantBot


def librarian() -> Callable[[], Bot[State]]:
    from voidlock.search import LibrarianBot

    return LibrarianBot


def lore() -> Lore[State]:
    from .bots.lore import LORE

    return LORE


def odds() -> Callable[[AnyGame, int], Sheet]:
    from .odds.sheet import sheet_of

    return sheet_of


def review() -> Callable[[Game[State]], dict[str, Json]]:
    from .odds.review import reviewed

    return reviewed


def tally() -> Callable[[], Counted[State]]:
    from .tally import HulkTally

    return HulkTally


def constants() -> Mapping[str, Json]:
    from .map.facts import GUNS, MARINE_AP, OVERWATCH_RANGE, ROLES, WEAPONS
    from .marines.orders import ATTACKS
    from .mission.checks import LARGEST, MOST_MARINES
    from .mission.mission import CONDITIONS, FLOOR, SIGNS, VICTORIES, Special
    from .mission.sections import UNKNOWN
    from .reasons import ASKED_ABOUT, CARRIER_ASKED, WEAPON_ASKED
    from .view.squares import LAYERS

    return {
        "attacks": list(ATTACKS),
        "marine_ap": MARINE_AP,
        "overwatch_range": OVERWATCH_RANGE,
        "floor": "".join(sorted(FLOOR)),
        "signs": dict(SIGNS),
        "layers": list(LAYERS),
        "asked_about": {kind: {thing: list(verbs) for thing, verbs in of.items()} for kind, of in ASKED_ABOUT.items()},
        "weapon_asked": dict(WEAPON_ASKED),
        "carrier_asked": list(CARRIER_ASKED),
        "editor": {
            "section_unknown": UNKNOWN,
            "special": {name: value for name, value in Special()._asdict().items() if type(value) is int},
            "largest_map": LARGEST,
            "most_marines": MOST_MARINES,
            "roles": list(ROLES),
            "weapons": list(WEAPONS),
            "guns": list(GUNS),
            "conditions": {name: list(kinds) for name, kinds in CONDITIONS.items()},
            "victories": [name for name in CONDITIONS if name in VICTORIES],
        },
    }


def views() -> ViewTypes:
    from .view.types import HulkOpen, HulkOwn, HulkView

    return ViewTypes(HulkView, HulkOpen, HulkOwn)


def report() -> RunReport:
    from .report import REPORT

    return REPORT


def missions() -> Missions:
    from .catalogue import MISSIONS

    return MISSIONS


def mission_lines() -> MissionLines:
    from .lines.missions import MISSION_LINES

    return MISSION_LINES


def route() -> Callable[[State, str, str], Walk | None]:
    from .odds.plans import named_plan

    return named_plan


@cache
def lessons() -> Sequence[Lesson]:
    return read_lessons(RULES.name, Path(__file__).parent / "lessons")


@cache
def puzzles() -> Sequence[Puzzle]:
    return read_puzzles(RULES.name, Path(__file__).parent / "puzzles")


def goals() -> Mapping[str, Goal[State]]:
    from .goals import alive, at, dead, living, win

    return {
        "alive": Goal(alive, lasting=True, named=living),
        "dead": Goal(dead),
        "at": Goal(at),
        "win": Goal(win),
    }


def start() -> GameStart:
    from .lines.start import HulkStart

    return HulkStart()


def arrow_keys() -> Callable[[State], Mapping[str, Mapping[str, str]]]:
    from .map.arrows import arrows

    return lambda state: arrows(state.board.mission.rows)


def board() -> Callable[[AnyGame, int, Words], list[str]]:
    from .lines.board import drawn

    return drawn


def lines() -> GameLines:
    from .lines.mode import HulkLines

    return HulkLines()


def screen() -> Screen[State]:
    from .screen.board import HulkGame
    from .screen.faults import FaultyFile
    from .screen.here import HulkHere

    return Screen(
        HulkGame, lambda game, keeper, bots, notes: HulkHere(game, HulkGame(), keeper, bots, notes), FaultyFile
    )


def reference() -> GameReference:
    from .reference import REFERENCE

    return REFERENCE


KIT = Kit(
    rules=RULES,
    sources=Path(__file__).parent,
    slow=True,
    takes=("mission",),
    setup=setup,
    events=events,
    bots={"sergeant": sergeant, "librarian": librarian},
    lore=lore,
    at_tables=TableBots(("sergeant", "librarian"), dearest=100),
    odds=odds,
    review=review,
    tally=tally,
    views=views,
    constants=constants,
    arrow_keys=arrow_keys,
    report=report,
    start=start,
    board=board,
    lines=lines,
    screen=screen,
    lessons=lessons,
    puzzles=puzzles,
    goals=goals,
    reference=reference,
    missions=missions,
    mission_lines=mission_lines,
    route=route,
    environment=Environment("voidlock/SpaceHulk-v0", "voidlock.games.hulk.environment.single:SpaceHulkEnv"),
)
