"""Differential testing: our engine and the referee in lockstep over many games. Fails at the first difference."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
import time
from typing import NamedTuple

from tests.referee.lockstep import Difference, play, started
from tests.referee.referee import Referee

CHUNK = 50


class Part(NamedTuple):
    """The result of some games."""

    games: int
    answers: int
    difference: str


def chunk(job: tuple[int, int, str]) -> Part:
    first, last, seed = job
    answers = 0
    for number in range(first, last):
        try:
            answers += play(started(seed, number), Referee)
        except Difference as difference:
            return Part(number - first, answers, f"{difference}\n\nThis was game {number} of seed {seed!r}.")
    return Part(last - first, answers, "")


def play_all(games: int, processes: int, seed: str) -> Part:
    """Play all games in parallel, with a progress line on a terminal; stop at the first difference."""
    jobs = [(first, min(first + CHUNK, games), seed) for first in range(0, games, CHUNK)]
    done = answers = 0
    start = time.monotonic()
    # Ctrl-C goes to this process alone, which then ends the others.
    with multiprocessing.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for part in pool.imap_unordered(chunk, jobs):
                done, answers = done + part.games, answers + part.answers
                if part.difference:
                    return Part(done, answers, part.difference)
                if sys.stderr.isatty():
                    rate = done / (time.monotonic() - start)
                    print(
                        f"\r{done:,} of {games:,} games in lockstep, {rate:.0f}/s ", end="", file=sys.stderr, flush=True
                    )
        except KeyboardInterrupt:
            return Part(done, answers, "stopped")
        finally:
            if sys.stderr.isatty():
                print(file=sys.stderr)
    return Part(done, answers, "")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="long")
    wanted = parser.parse_args()
    total = play_all(wanted.games, wanted.processes, wanted.seed)
    print(f"{total.games:,} games in lockstep, {total.answers:,} answers.")
    if total.difference == "stopped":
        return 130
    if total.difference:
        print(total.difference)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
