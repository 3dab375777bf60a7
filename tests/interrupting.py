"""Plays both games while a timer interrupts them, in a process of its own: `python -m tests.interrupting 100`."""

from __future__ import annotations

import random
import signal
import sys
from types import FrameType

from voidlock import angel, hulk
from voidlock.engine import AnyGame
from voidlock.server.tables.budget import Interrupted

MISSIONS = ("airlock-nine", "suicide-mission", "the-nest")


def interrupt(number: int, frame: FrameType | None) -> None:
    raise Interrupted


def play(game: AnyGame, rng: random.Random) -> None:
    """Answer, look and deal again at random."""
    while game.pending:
        choice = rng.choice(game.pending)
        game.apply(choice.seat, rng.choice(choice.options))
        game.view(choice.seat)
        dealt = game.redealt(choice.seat, rng)
        for _ in range(20):
            if dealt.pending:
                dealt.play(rng.randrange(len(dealt.pending[0].options)))


def main(times: int) -> None:
    rng = random.Random(1)
    signal.signal(signal.SIGALRM, interrupt)
    interrupted = 0
    while interrupted < times:
        seed = rng.getrandbits(32)
        game: AnyGame = (
            angel.new(seed=seed, players=seed % 6 + 1)
            if seed & 1
            else hulk.new(seed=seed, mission=rng.choice(MISSIONS))
        )
        try:
            signal.setitimer(signal.ITIMER_REAL, rng.uniform(0.0005, 0.05))
            play(game, rng)
            signal.setitimer(signal.ITIMER_REAL, 0.0)
        except Interrupted:
            interrupted += 1
    print(interrupted)


if __name__ == "__main__":
    main(int(sys.argv[1]))
