"""Calibration of the advice: is a game won as often as the advice says, and does a longer search stay in its interval?

    python -m training.calibration --games 600

In every game a position is picked at random, the librarian advises on it, its plan is played, and the heuristics play
on to the end: the chance is meant for them. For some positions a longer search of the same kind says what the chance
would have been without luck.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from training.games import begun, by_thumb, in_processes
from voidlock.bots import Seat
from voidlock.engine import Game
from voidlock.games.angel.bots.brother import choose_by_heuristics
from voidlock.games.angel.bots.search_profile import PLAIN
from voidlock.games.angel.state import State
from voidlock.search import Budget, advise
from voidlock.sim.wilson import wilson

SLIPS = 0.03
EDGES = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.01)
"""Chances between two edges are counted together."""

LONGER = 10
"""How much longer the search is that checks an interval."""


class Named(NamedTuple):
    """What the advice said of its best answer, and what came of it."""

    chance: float
    low: float
    high: float
    again: float | None
    """The chance by the longer search; None if there was none."""
    won: bool


def position(players: int, words: str, rng: random.Random) -> Game[State] | None:
    """A question of a game by the heuristics, at random, that the librarian would search."""
    game, path, asked = begun(players, words, keep=True), list[int](), list[int]()
    while game.pending:
        choice = game.pending[0]
        if len(choice.options) > 1 and choice.kind not in PLAIN:
            asked.append(len(path))
        path.append(by_thumb(game, rng, SLIPS))
        game.play(path[-1])
    if not asked:
        return None
    game = begun(players, words, keep=True)
    for index in path[: rng.choice(asked)]:
        game.play(index)
    return game


def named(budget: int, checked: int, words: str) -> Named | None:
    """The advice in one game, and its end; None if the advice gave no chance."""
    number = int(words.rsplit(maxsplit=1)[-1])
    rng = random.Random(words)
    game = position(number % 6 + 1, words, rng)
    if game is None:
        return None
    choice = game.pending[0]
    seat = Seat(game, choice.seat)
    advice = advise(seat, choice, rng, Budget(games=budget))
    estimate = next((each for each in advice.estimates if each.option == advice.best), None)
    if estimate is None:
        return None
    again = None
    if number < checked:
        longer = advise(seat, choice, rng, Budget(games=budget * LONGER))
        again = next((each.chance for each in longer.estimates if each.option == advice.best), None)
    # What is hidden and what is to come are dealt anew, as they are not known to who asked.
    played = seat.redealt(rng)
    for option in advice.plan:
        if not any(option in owed.options for owed in played.choices_of(choice.seat)):
            break
        played.apply(choice.seat, option)
    while played.pending:
        played.play(choose_by_heuristics(played.state, played.pending[0]))
    return Named(estimate.chance, estimate.low, estimate.high, again, played.result == "win")


def table(found: Sequence[Named]) -> list[str]:
    lines = ["| chance named | games | named on average, % | won, % (95 %) |", "| --- | --: | --: | --: |"]
    for low, high in pairwise(EDGES):
        here = [each for each in found if low <= each.chance < high]
        if here:
            wins = sum([each.won for each in here])
            below, above = wilson(wins, len(here))
            mean = sum([each.chance for each in here]) / len(here)
            lines.append(
                f"| {100 * low:.0f}-{min(100 * high, 100):.0f} % | {len(here)} | {100 * mean:.1f} "
                f"| **{100 * wins / len(here):.1f}** ({100 * below:.1f}-{100 * above:.1f}) |"
            )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--checked", type=int, default=100, help="in how many of them the interval is checked")
    parser.add_argument("--budget", type=int, default=100, help="roll-outs for an advice")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    words = [f"{options.seed} {number}" for number in range(options.games)]
    found = [
        each for each in in_processes(partial(named, options.budget, options.checked), words, options.jobs) if each
    ]
    print("\n".join(table(found)))
    checked = [each for each in found if each.again is not None]
    within = sum([each.again is not None and each.low <= each.again <= each.high for each in checked])
    print(f"\nA search {LONGER} times as long named a chance within the interval {within} times of {len(checked)}.")
    print(
        f"{len(found)} games, {sum([each.won for each in found])} won, "
        f"{sum([each.chance for each in found]):.1f} expected."
    )


if __name__ == "__main__":
    main()
