"""A game made ready for the simulator, by its kit, and chunks of games played."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from time import perf_counter

from voidlock.engine import State
from voidlock.games import kit_of

from .play import Chunk, Done, Settings, Simulated
from .tally import ResultTally


def simulated(game: str) -> Simulated[State]:
    """A game for the simulator. Without a tally of its own, results alone are counted."""
    kit = kit_of(game)
    return Simulated(kit.rules, ResultTally if kit.tally is None else kit.tally())


def play_chunk(settings: Settings, chunk: Chunk) -> Done:
    """Play a chunk, and say how long it took.

    What bots print goes to standard error, because standard output belongs to the results.
    """
    start = perf_counter()
    with redirect_stdout(sys.stderr):
        tally = simulated(settings.game).play_games(settings, chunk)
    return Done(chunk, tally, perf_counter() - start)
