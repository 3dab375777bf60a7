"""Entry point of a worker: play one chunk of games."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from time import perf_counter

from voidlock.engine import State
from voidlock.games import kit_of

from .play import Chunk, Done, Settings, Simulated
from .tally import ResultTally


def simulated_game(game: str) -> Simulated[State]:
    """A game for the simulator. A kit without a tally counts results only."""
    kit = kit_of(game)
    return Simulated(kit.rules, ResultTally if kit.tally is None else kit.tally())


def play_chunk(settings: Settings, chunk: Chunk) -> Done:
    """Play a chunk and time it. Bots print to standard error: standard output is for the results."""
    start = perf_counter()
    with redirect_stdout(sys.stderr):
        tally = simulated_game(settings.game).play_games(settings, chunk)
    return Done(chunk, tally, perf_counter() - start)
