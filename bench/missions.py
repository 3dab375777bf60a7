"""Fuzzing of every Space Hulk mission with random games, part of `make long`. Fails on any error or stuck game."""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
import traceback
from collections import Counter
from typing import NamedTuple

from hulk_policies import MISSIONS, careful, uniform

from voidlock import hulk
from voidlock.games.hulk.files.invariants import broken

POLICIES = {"uniform": uniform, "careful": careful}
WAYS = [(mission, policy) for mission in MISSIONS for policy in POLICIES]

LONGEST = 20_000
"""Answers after which a game counts as stuck."""

CHUNK = 50


class Played(NamedTuple):
    """The result of a game, or its error."""

    way: tuple[str, str]
    result: str
    turns: int
    answers: int
    error: str = ""


def play(number: int, seed: str) -> Played:
    """Play one game and check every invariant before every answer."""
    mission, policy = way = WAYS[number % len(WAYS)]
    rng = random.Random(f"{seed} {number}")
    game = hulk.new(mission, seed=f"{seed} {number}", keep=False)
    for answers in range(LONGEST):
        if not game.pending:
            return Played(way, game.result, game.state.turn, answers)
        if wrong := broken(game.state):
            return Played(way, "", game.state.turn, answers, f"game {number} ({mission}): {wrong}")
        game.play(POLICIES[policy](game.pending[0], rng))
    return Played(way, "", game.state.turn, LONGEST, f"game {number} ({mission}): no end")


def chunk(job: tuple[range, str]) -> list[Played]:
    numbers, seed = job
    played: list[Played] = []
    for number in numbers:
        try:
            played.append(play(number, seed))
        except Exception:  # any error: the other games are played, and it is reported at the end
            played.append(Played(WAYS[number % len(WAYS)], "", 0, 0, f"game {number}: {traceback.format_exc()}"))
    return played


def play_all(games: int, processes: int, seed: str) -> list[Played]:
    jobs = [(range(first, min(first + CHUNK, games)), seed) for first in range(0, games, CHUNK)]
    played: list[Played] = []
    start = time.monotonic()
    with multiprocessing.Pool(processes) as pool:
        for some in pool.imap_unordered(chunk, jobs):
            played += some
            if sys.stderr.isatty() or len(played) == games:
                rate = len(played) / (time.monotonic() - start)
                print(f"\r{len(played):,} of {games:,} games, {rate:.0f}/s ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return played


def tell(played: list[Played]) -> None:
    print("| mission | policy | games | ended | turns | answers |")
    print("| --- | --- | --: | --- | --: | --: |")
    for mission, policy in WAYS:
        some = [each for each in played if each.way == (mission, policy) and not each.error]
        if some:
            ended = ", ".join(
                f"{result} {number:,}" for result, number in sorted(Counter(e.result for e in some).items())
            )
            turns = sum(each.turns for each in some) / len(some)
            answers = sum(each.answers for each in some) / len(some)
            print(f"| {mission} | {policy} | {len(some):,} | {ended} | {turns:.1f} | {answers:.0f} |")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="long")
    wanted = parser.parse_args()
    played = play_all(wanted.games, wanted.processes, wanted.seed)
    tell(played)
    errors = [each.error for each in played if each.error]
    for error in errors[:5]:
        print(f"\n{error}", file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
