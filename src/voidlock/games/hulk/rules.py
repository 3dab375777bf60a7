"""Space Hulk's implementation of the engine's `Rules` interface."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from voidlock.engine import Choice, FileError, Json, Option, Reader, Reason, Script

from .aliens import activating, blip, brood, invasion, mind, reveals, stealer
from .files.position import place, read_board, read_settings
from .files.written import write
from .marines import answering, shooting
from .reasons import why_not
from .redeal import redeal
from .state import State
from .state.options import VERBS
from .state.tasks import TASKS
from .turn import setup, turn
from .turn.setup import begin_setup, new_state
from .view import open_view, own_view
from .view_types import HulkOpen, HulkOwn

MODULES = (answering, reveals, setup, shooting, turn, activating, blip, brood, invasion, mind, stealer)
"""Importing these modules registers their tasks."""


class SpaceHulk:
    """Space Hulk for one player; the rules play the aliens."""

    name = "hulk"
    version = 2
    faces = range(1, 7)
    steps: Mapping[str, Callable[..., None]] = TASKS.steps
    scripts: Mapping[str, Callable[..., Script[None]]] = TASKS.scripts
    round_task = "begin_turn"
    verbs: Collection[str] = VERBS

    def seats(self, state: State) -> int:
        return 1

    def open_view(self, state: State, owed: Sequence[Choice[object]] = ()) -> HulkOpen:
        return open_view(state, owed)

    def own_view(
        self, state: State, seat: int, owed: Sequence[Choice[object]] = (), given: Sequence[Option[object]] = ()
    ) -> HulkOwn:
        return own_view(state, seat, owed, given)

    def redeal(self, state: State, seat: int, number: int) -> None:
        redeal(state, seat, number)

    def why_not(self, state: State, choice: Choice[object], text: str) -> Reason:
        return why_not(state, choice, text)

    def place(self, position: dict[str, Json], seed: bytes) -> State:
        return place(position, seed)

    def write(self, state: State) -> dict[str, Json]:
        return write(state)

    def set_up(self, setup: dict[str, Json]) -> State:
        """Start from `mission`, a built-in name or `{"text": ...}`, and `settings` (see `hulk.settings`)."""
        given = Reader(setup, "setup").table(("mission", "settings"))
        if "mission" not in given:
            raise FileError("missing", "setup.mission")
        state = new_state(read_board(given["mission"]), read_settings(given.get("settings")))
        begin_setup(state)
        return state


RULES = SpaceHulk()
