"""A simulated game costs little more than the bare engine: 10 % is wanted, and a disaster is noticed here."""

import random
from math import inf
from time import process_time

import pytest

from tests.sim.settings import of_angel
from voidlock import angel
from voidlock.sim.games import play_chunk
from voidlock.sim.play import Chunk, Settings, seed_words

GAMES = 40


def bare(players: int) -> float:
    """Seconds of the processor for the very same games, with nobody counting."""
    start = process_time()
    for index in range(GAMES):
        words = seed_words("speed", index)
        sources = [random.Random(f"{words} {seat}") for seat in range(1, players + 1)]
        game = angel.new(players, seed=words, keep=False)
        while game.pending:
            choice = game.pending[0]
            game.play(int(sources[choice.seat - 1].random() * len(choice.options)))
    return process_time() - start


def simulated(settings: Settings) -> float:
    start = process_time()
    play_chunk(settings, Chunk(0, GAMES))
    return process_time() - start


@pytest.mark.parametrize("players", [1, 6])
def test_simulating_costs_little(players: int) -> None:
    settings = of_angel(players, "draft", ("random",) * players, "speed")
    without = within = inf
    # Neighbours on the machine only ever slow a run down, so the fastest of each counts.
    for _ in range(40):
        without, within = min(without, bare(players)), min(within, simulated(settings))
        if within / without < 1.25:
            return
    pytest.fail(f"simulating takes {within / without:.2f} times as long as the bare engine")
