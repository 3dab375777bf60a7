"""Racing experiment: how many deals a line of answers needs before the librarian may drop it (docs/bots.md).

    python bench/deals.py [QUESTIONS]

At questions from brother's games every answer and every line of answers is tried on many deals. That shows how much two
lines differ, and the deviation of that difference from deal to deal. Then races of many sizes run on some of these
deals, and their picks are measured on the others.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from voidlock import angel
from voidlock.angel import State
from voidlock.bots import Seat
from voidlock.engine import Game
from voidlock.games.angel.bots.brother import thumb
from voidlock.games.angel.bots.lore import PLAIN, TOGETHER
from voidlock.search.budget import Budget, widest
from voidlock.search.lines import lines
from voidlock.search.lore import Line
from voidlock.search.race import race
from voidlock.search.search import in_one_deal

DEALS, KEPT_BACK = 240, 80
MOST_LINES, MOST_ANSWERS = 60, 40
AGAIN = 12
"""Races of each size at each question, on different deals."""
FLOORS = (1, 2, 4, 8, 16, 24)
GAMES = (100, 400, 1600)


class Tried(NamedTuple):
    """A question: the value of every row by deal, and which rows are single answers, whole lines and the rule's own."""

    values: list[list[float]]
    answers: list[int]
    lines: list[int]
    usual: int


def question(players: int, number: int) -> Game[State] | None:
    """A question from one of brother's games that the librarian would search; None if the game ends before it."""
    game = angel.new(players, seed=f"deals {players} {number}", teams="random")
    left = random.Random(number).randrange(20, 160)
    while game.pending:
        choice = game.pending[0]
        if left <= 0 and choice.kind not in PLAIN and choice.kind != TOGETHER:
            return game if len(choice.options) <= MOST_ANSWERS else None
        game.apply(choice.seat, choice.options[thumb(game.state, choice)])
        left -= 1
    return None


def tried(game: Game[State], rng: random.Random) -> Tried:
    choice = game.pending[0]
    seat = Seat(game, choice.seat)
    singles: list[Line] = [(option,) for option in choice.options]
    ahead = lines(seat.redealt(rng), choice.seat, MOST_LINES) or []
    rows = list(dict.fromkeys([*singles, *ahead]))
    until = game.state.round + 1
    values = []
    for _ in range(DEALS):
        worth = in_one_deal(seat, rows, rng.getrandbits(64), until, [])
        values.append([worth(row) for row in range(len(rows))])
    places = {row: place for place, row in enumerate(rows)}
    usual = places[singles[thumb(game.state, choice)]]
    return Tried(values, [places[row] for row in singles], [places[row] for row in ahead], usual)


def scatter(asked: Tried) -> list[tuple[float, float]]:
    """By row, the mean difference from the rule's own answer, and its standard deviation over deals."""
    found = []
    for row in asked.lines or asked.answers:
        if row != asked.usual:
            gaps = [deal[row] - deal[asked.usual] for deal in asked.values]
            mean = fmean(gaps)
            found.append((mean, math.sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1))))
    return found


def gain(asked: Tried, games: int, floor: int, rng: random.Random) -> float:
    """The gain of a race's pick over the rule's own answer, on held-out deals."""
    order = rng.sample(range(DEALS), DEALS)
    unseen, seen = order[:KEPT_BACK], order[KEPT_BACK:]
    most = widest(games, floor)
    rows = asked.lines if asked.lines and len(asked.lines) <= most else asked.answers
    others = [row for row in rows if row != asked.usual]
    runners = [asked.usual, *(others if len(others) < most else rng.sample(others, most - 1))]
    found = race(
        Budget(games=games).clock(),
        len(asked.values[0]),
        runners,
        lambda number: asked.values[seen[number % len(seen)]].__getitem__,
        rng,
    )
    return fmean([asked.values[deal][found.best] - asked.values[deal][asked.usual] for deal in unseen])


def root_mean_square(values: Sequence[float]) -> float:
    return math.sqrt(fmean([value * value for value in values]))


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for players in (1, 3):
        rng, found, number = random.Random(f"deals {players}"), list[Tried](), 0
        while len(found) < wanted:
            number += 1
            game = question(players, number)
            if game is not None:
                found.append(tried(game, rng))
        gaps = [gap for asked in found for gap in scatter(asked)]
        print(
            f"{players} players, {wanted} questions: differ by {100 * root_mean_square([gap for gap, _ in gaps]):.1f} "
            f"points, scatter by {100 * root_mean_square([spread for _, spread in gaps]):.1f}"
        )
        print("games  " + "".join([f"{floor:>7}" for floor in FLOORS]) + "   error")
        for games in GAMES:
            told, means = "", [0.0]
            for floor in FLOORS:
                means = [fmean([gain(asked, games, floor, rng) for _ in range(AGAIN)]) for asked in found]
                told += f"{100 * fmean(means):>7.2f}"
            mean = fmean(means)
            error = math.sqrt(sum([(each - mean) ** 2 for each in means])) / len(means)
            print(f"{games:>5}  {told}  {100 * error:>6.2f}", flush=True)


if __name__ == "__main__":
    main()
