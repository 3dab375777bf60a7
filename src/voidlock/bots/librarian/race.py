"""Which of several lines is best, found by imagining games: all lines are tried on the same deals.

Lines that do badly drop out in stages, half of those left at each (sequential halving), so that the budget goes where
the decision is close. The race ends early when nobody can catch up any more.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .budget import Budget, Clock

CERTAIN = 4.0
"""A lead of so many standard errors ends the race."""

FEWEST = 24
"""Deals before a lead counts."""

OFTEN, SELDOM, MANY = 8, 1_024, 4_096
"""Deals from one look at the lead to the next, at first and once there have been many: a look takes all of them in."""

NARROW = 6
"""So many lines are looked at however small the budget; more only if there are games enough for them."""

GAMES_EACH = 3

Imagine = Callable[[int], Callable[[int], float]]
"""Makes a deal from a number and gives the function that says what a line, by its place, comes to in that deal."""


class Runner(NamedTuple):
    """How a line did: the mean of its imagined games, their standard error, and how many there were."""

    mean: float
    error: float
    games: int


def race(
    clock: Clock, number: int, runners: list[int], imagine: Imagine, rng: random.Random
) -> tuple[int, list[Runner]]:
    """The place of the best of so many lines, and how all did; only the `runners` take part."""
    values: list[list[float]] = [[] for _ in range(number)]
    live = runners[:]
    stages = max(1, math.ceil(math.log2(len(live))))
    for stage in range(stages):
        while True:
            worth = imagine(rng.getrandbits(64))
            for line in live:
                values[line].append(worth(line))
            clock.games += len(live)
            if clock.spent() * stages >= stage + 1:
                break
            deals = len(values[live[0]])
            if deals % (OFTEN if deals < MANY else SELDOM) == 0 and _decided(values, live):
                del live[1:]
                break
        live.sort(key=lambda line: -_mean(values[line]))
        if len(live) == 1 or clock.spent() >= 1:
            break
        del live[(len(live) + 1) // 2 :]
    return live[0], [runner(value) for value in values]


def widened(budget: Budget, number: int, first: int, rng: random.Random) -> list[int]:
    """The lines to look at: all, or as many as the games allow. The rules of thumb's own is first, so it wins ties."""
    most = max(NARROW, budget.games // GAMES_EACH) if budget.games else number
    others = [line for line in range(number) if line != first]
    return [first, *(others if number <= most else rng.sample(others, most - 1))]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _decided(values: list[list[float]], live: list[int]) -> bool:
    """Whether the best is ahead of everybody beyond doubt, or level to the last; if so it is put first."""
    if len(values[live[0]]) < FEWEST:
        return False
    live.sort(key=lambda line: -_mean(values[line]))
    best = values[live[0]]
    for line in live[1:]:
        lead = runner([one - other for one, other in zip(best, values[line], strict=True)])
        if lead.mean < CERTAIN * lead.error:
            return False
    return True


def runner(values: Sequence[float]) -> Runner:
    count = len(values)
    if count < 2:
        return Runner(values[0] if values else 0.0, 0.5, count)
    mean = sum(values) / count
    variance = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    return Runner(mean, math.sqrt(variance / count), count)
