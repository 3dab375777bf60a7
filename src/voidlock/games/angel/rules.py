"""Death Angel as the engine's `Rules`: registers its tasks and delegates to its modules."""

from __future__ import annotations

from collections.abc import Callable, Collection

from voidlock.engine import FileError, Json, Reader, Script, Seat

from . import reasons, redeal, view
from .cards import actions, events, locations, terrain
from .facts import TEAM_NAMES, setup_for, team_by_name, teams_each
from .files import position, written
from .flow import defence, movement, round
from .flow.setup import DRAFT, GIVEN, RANDOM, begin_setup
from .game import AngelGame
from .settings import OLDER, read_settings
from .state import State
from .state.options import VERBS
from .state.tasks import TASKS

MODULES = (actions, events, locations, terrain, defence, movement, round)
"""Importing these registers the cards and the tasks."""


class DeathAngel:
    """Space Hulk: Death Angel for one to six players."""

    name = "angel"
    version = 2
    game = AngelGame
    steps: dict[str, Callable[..., None]] = TASKS.steps
    scripts: dict[str, Callable[..., Script[None]]] = TASKS.scripts
    round_task = "begin_round"
    verbs: Collection[str] = VERBS

    def seats(self, state: State) -> int:
        return state.players

    open_view = staticmethod(view.open_view)
    own_view = staticmethod(view.own_view)
    redeal = staticmethod(redeal.redeal)
    why_not = staticmethod(reasons.why_not)
    place = staticmethod(position.place)
    write = staticmethod(written.write)

    def set_up(self, setup: dict[str, Json]) -> State:
        """`players` from 1 to 6; `teams` is `draft`, `random`, or a list of teams for each player; `settings`: 23.1."""
        for field in setup:
            if field not in ("players", "teams", "settings"):
                raise FileError("unknown_field", f"setup.{field}")
        players = setup.get("players", 1)
        if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 6:
            raise FileError("players_out_of_range", "setup.players")
        settings = Reader(setup["settings"], "setup.settings") if "settings" in setup else None
        state = State(read_settings(settings), players)
        state.setup = state.location = setup_for(players).location
        teams = setup.get("teams", "draft")
        if isinstance(teams, list):
            share_given_teams(state, teams, teams_each(players))
            begin_setup(state, GIVEN)
        elif teams in ("draft", "random"):
            begin_setup(state, DRAFT if teams == "draft" else RANDOM)
        else:
            raise FileError("teams_unreadable", "setup.teams")
        return state

    def migrate(self, beginning: dict[str, Json], version: int) -> dict[str, Json] | None:
        settings = OLDER.get(version)
        return None if settings is None else {**beginning, "settings": dict(settings)}


def share_given_teams(state: State, teams: list[Json], each: int) -> None:
    """Give every player their listed teams, which must be as many as the rules say."""
    if len(teams) != state.players:
        raise FileError("teams_per_player", "setup.teams", players=state.players, number=each)
    for seat, own in enumerate(teams, start=1):
        where = f"setup.teams[{seat - 1}]"
        names = [own] if isinstance(own, str) else own
        if not isinstance(names, list) or len(names) != each:
            raise FileError("teams_per_player", where, players=state.players, number=each)
        for name in names:
            if not isinstance(name, str) or name not in TEAM_NAMES:
                raise FileError("team_unknown", where, name=str(name)[:40], known=", ".join(TEAM_NAMES))
            team = team_by_name(name)
            if state.controller[team]:
                raise FileError("team_twice", where, name=name)
            state.controller[team] = Seat(seat)


RULES = DeathAngel()
