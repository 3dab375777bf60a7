"""Fuzzing with very many random games (`make long`): fails on any error, or if something possible never happened."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections import Counter

from policies import POLICIES
from starts import STARTS
from tally import WAYS, Tally, Way

CHUNK = 200


def chunk(job: tuple[int, int, str]) -> Tally:
    first, last, seed = job
    tally = Tally()
    for number in range(first, last):
        tally.play(WAYS[number % len(WAYS)], f"{seed} {number}")
    return tally


def play_all(games: int, processes: int, seed: str) -> Tally:
    """Play all games in parallel, with a progress line on a terminal."""
    jobs = [(first, min(first + CHUNK, games), seed) for first in range(0, games, CHUNK)]
    total = Tally()
    start = time.monotonic()
    with multiprocessing.Pool(processes) as pool:
        for tally in pool.imap_unordered(chunk, jobs):
            total.add(tally)
            done = sum(total.games.values()) + len(total.errors)
            rate = done / (time.monotonic() - start)
            if sys.stderr.isatty() or done == games:
                print(
                    f"\r{done:,} of {games:,} games, {rate:.0f}/s, {total.wins.total():,} won, "
                    f"{len(total.errors)} errors ",
                    end="",
                    file=sys.stderr,
                    flush=True,
                )
    print(file=sys.stderr)
    return total


# ---------------------------------------------------------------------- report


def tell_ways(total: Tally) -> None:
    print("| players | start | policy | games | won | at the last location | rounds | choices |")
    print("| --: | --- | --- | --: | --: | --: | --: | --: |")
    for players in range(1, 7):
        for start in STARTS:
            for policy in POLICIES:
                tell_way(total, Way(players, start, policy))


def tell_way(total: Tally, way: Way) -> None:
    games = total.games[way]
    if games:
        print(
            f"| {way.players} | {way.start} | {way.policy} | {games:,} | {100 * total.wins[way] / games:.1f} % "
            f"| {100 * total.last[way] / games:.0f} % | {total.rounds[way] / games:.1f} "
            f"| {total.choices[way] / games:.0f} |"
        )


def tell_seen(part: str, counts: Counter[str]) -> None:
    print(f"\n**{part}** ({len(counts)}): ", end="")
    print(", ".join([f"{name} {number:,}" for name, number in counts.most_common()]) + ".")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="long")
    wanted = parser.parse_args()
    total = play_all(wanted.games, wanted.processes, wanted.seed)
    print(
        f"{total.games.total():,} games, {total.wins.total():,} won, {total.choices.total():,} choices; "
        f"the longest game had {total.most_rounds} rounds, the one with most choices {total.most_choices:,}.\n"
    )
    tell_ways(total)
    for part, counts in total.seen.items():
        tell_seen(part, counts)
    for error in total.errors[:5]:
        print(f"\n{error}", file=sys.stderr)
    never = {part: names for part, names in total.never().items() if names}
    for part, names in never.items():
        print(f"\n{part}: never occurred, or not known: {', '.join(names)}", file=sys.stderr)
    return 1 if total.errors or never else 0


if __name__ == "__main__":
    sys.exit(main())
