"""Space Hulk's implementation of the engine's `Rules` interface."""

from __future__ import annotations

from collections.abc import Callable, Collection

from voidlock.engine import FileError, Json, Reader, Script

from . import reasons, redeal, view
from .aliens import activating, blip, brood, invasion, reveals, stealer
from .files import position, written
from .files.position import read_board, read_settings
from .game import HulkGame
from .marines import answering, shooting
from .settings import OLDER
from .state import State
from .state.options import VERBS
from .state.tasks import TASKS
from .turn import setup, turn
from .turn.setup import begin_setup, new_state

MODULES = (answering, reveals, setup, shooting, turn, activating, blip, brood, invasion, stealer)
"""Importing these modules registers their tasks."""


class SpaceHulk:
    """Space Hulk for one player; the rules play the aliens."""

    name = "hulk"
    version = 3
    game = HulkGame
    faces = range(1, 7)
    steps: dict[str, Callable[..., None]] = TASKS.steps
    scripts: dict[str, Callable[..., Script[None]]] = TASKS.scripts
    round_task = "begin_turn"
    verbs: Collection[str] = VERBS

    def seats(self, state: State) -> int:
        return 1

    open_view = staticmethod(view.open_view)
    own_view = staticmethod(view.own_view)
    redeal = staticmethod(redeal.redeal)
    why_not = staticmethod(reasons.why_not)
    place = staticmethod(position.place)
    write = staticmethod(written.write)

    def set_up(self, setup: dict[str, Json]) -> State:
        """Start from `mission`, a built-in name or `{"text": ...}`, and `settings` (see `hulk.settings`)."""
        given = Reader(setup, "setup").table(("mission", "settings"))
        if "mission" not in given:
            raise FileError("missing", "setup.mission")
        state = new_state(read_board(given["mission"]), read_settings(given.get("settings")))
        begin_setup(state)
        return state

    def migrate(self, beginning: dict[str, Json], version: int) -> dict[str, Json] | None:
        older, given = OLDER.get(version), beginning.get("settings", {})
        return {**beginning, "settings": {**given, **older}} if older and isinstance(given, dict) else None


RULES = SpaceHulk()
