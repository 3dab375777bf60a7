"""The games that can be simulated. Each is imported when somebody wants it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from time import perf_counter
from typing import TYPE_CHECKING

from .play import Chunk, Done, Settings, Simulated

if TYPE_CHECKING:
    from voidlock.games.angel import State as AngelState
    from voidlock.games.hulk import State as HulkState


def _angel() -> Simulated[AngelState]:
    from voidlock.games.angel import RULES
    from voidlock.games.angel.tally import AngelTally

    return Simulated(RULES, AngelTally)


def _hulk() -> Simulated[HulkState]:
    from voidlock.games.hulk import RULES
    from voidlock.games.hulk.tally import HulkTally

    return Simulated(RULES, HulkTally)


GAMES: dict[str, Callable[[], Simulated[AngelState] | Simulated[HulkState]]] = {"angel": _angel, "hulk": _hulk}
"""By name."""


def simulated(game: str) -> Simulated[AngelState] | Simulated[HulkState]:
    return GAMES[game]()


def play_chunk(settings: Settings, chunk: Chunk) -> Done:
    """Play a chunk, and say how long it took.

    What bots print goes to standard error, because standard output belongs to the results.
    """
    start = perf_counter()
    with redirect_stdout(sys.stderr):
        tally = simulated(settings.game).play_games(settings, chunk)
    return Done(chunk, tally, perf_counter() - start)
