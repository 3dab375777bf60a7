"""The kit of Death Angel: its entry in the registry of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from voidlock.engine import AnyGame, Game, Json, Lesson, Puzzle, Reason, Refused, read_lessons, read_puzzles
from voidlock.games.kit import Environment, Goal, Kit, RunReport, Screen, TableBots, ViewTypes, Wanted

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
    """The setup from players, teams and settings. Teams can be typed: `draft`, `random`, or `red,blue/green,grey`."""
    asked = "draft" if wanted.teams is None else wanted.teams
    teams = _typed(asked) if isinstance(asked, str) else asked
    shared: Json = teams if isinstance(teams, str) else [list[Json](own) for own in teams]
    players = wanted.players if wanted.players is not None else 1 if isinstance(teams, str) else len(teams)
    if not 1 <= players <= KIT.seats:
        raise Refused(Reason("sim_players", arguments={"number": players}))
    made: dict[str, Json] = {"players": players, "teams": shared}
    if wanted.setting:
        made["settings"] = dict(wanted.setting)
    return made


def _typed(text: str) -> str | list[list[str]]:
    """Parse typed teams; a slash separates the players."""
    named = [[name.strip().casefold() for name in own.split(",") if name.strip()] for own in text.split("/")]
    return named[0][0] if named in ([["draft"]], [["random"]]) else named


def settings() -> Mapping[str, Sequence[str]]:
    from .state.settings import CHOICES

    return CHOICES


def events() -> Sequence[ModuleType]:
    from . import events

    return [events]


def brother() -> Callable[[], Bot[State]]:
    from .bots.brother import BrotherBot

    return BrotherBot


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
    from .tally import AngelTally

    return AngelTally


def constants() -> Mapping[str, Json]:
    from .facts import SKULLS, teams_each
    from .reasons import PATTERNS

    return {
        "skulls": [face for face, skull in enumerate(SKULLS) if skull],
        "teams_each": {str(players): teams_each(players) for players in range(1, 7)},
        "patterns": {kind: list(pattern) for kind, pattern in PATTERNS.items()},
    }


def views() -> ViewTypes:
    from .view.types import AngelOpen, AngelOwn, AngelView

    return ViewTypes(AngelView, AngelOpen, AngelOwn)


def report() -> RunReport:
    from .report import REPORT

    return REPORT


@cache
def lessons() -> Sequence[Lesson]:
    return read_lessons(RULES.name, Path(__file__).parent / "lessons")


@cache
def puzzles() -> Sequence[Puzzle]:
    return read_puzzles(RULES.name, Path(__file__).parent / "puzzles")


def goals() -> Mapping[str, Goal[State]]:
    from .goals import alive, clear, left, living, lordless, win

    return {
        "alive": Goal(alive, lasting=True, named=living),
        "clear": Goal(clear),
        "left": Goal(left),
        "lordless": Goal(lordless),
        "win": Goal(win),
    }


def start() -> GameStart:
    from .lines.start import AngelStart

    return AngelStart()


def board() -> Callable[[AnyGame, int, Words], list[str]]:
    from .lines.board import drawn

    return drawn


def lines() -> GameLines:
    from .lines.mode import AngelLines

    return AngelLines()


def screen() -> Screen[State]:
    from voidlock.terminal.sitting.here import Here

    from .screen.board import AngelBoard

    return Screen(AngelBoard, lambda game, keeper, bots, notes: Here(game, AngelBoard(), keeper, bots, notes))


def reference() -> GameReference:
    from .reference import REFERENCE

    return REFERENCE


KIT = Kit(
    rules=RULES,
    sources=Path(__file__).parent,
    seats=6,
    takes=("players", "teams", "setting"),
    setup=setup,
    settings=settings,
    events=events,
    bots={"brother": brother, "librarian": librarian},
    lore=lore,
    at_tables=TableBots(("brother", "librarian"), dearest=4_000),
    odds=odds,
    review=review,
    tally=tally,
    views=views,
    constants=constants,
    report=report,
    start=start,
    board=board,
    lines=lines,
    screen=screen,
    lessons=lessons,
    puzzles=puzzles,
    goals=goals,
    reference=reference,
    environment=Environment("voidlock/DeathAngel-v0", "voidlock.games.angel.environment.single:DeathAngelEnv"),
)
