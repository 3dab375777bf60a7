"""Which of several answers is best, found by imagining games: all answers are tried on the same deals.

Answers that do badly drop out in stages, half of those left at each (sequential halving), so that the budget goes
where the decision is close. The race ends early when nobody can catch up any more.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .budget import Budget

CERTAIN = 4.0
"""A lead of so many standard errors ends the race."""

FEWEST = 24
"""Deals before a lead counts."""

NARROW = 6
"""So many answers are looked at however small the budget; more only if there are games enough for them."""

GAMES_EACH = 3


class Runner(NamedTuple):
    """How an answer did: the mean of its imagined games, their standard error, and how many there were."""

    mean: float
    error: float
    games: int


def race(
    budget: Budget,
    number: int,
    first: int,
    imagine: Callable[[int], Callable[[int], float]],
    rng: random.Random,
) -> tuple[int, list[Runner]]:
    """The best answer and how all did.

    `imagine` makes a deal from a number and gives the function that says what an answer comes to in that deal.
    `first` is the answer that rules of thumb would give.
    """
    clock = budget.clock()
    values: list[list[float]] = [[] for _ in range(number)]
    live = widened(budget, number, first, rng)
    stages = max(1, math.ceil(math.log2(len(live))))
    for stage in range(stages):
        while True:
            worth = imagine(rng.getrandbits(64))
            for answer in live:
                values[answer].append(worth(answer))
            clock.games += len(live)
            if clock.spent() * stages >= stage + 1:
                break
            if len(values[live[0]]) % 8 == 0 and _decided(values, live):
                live = live[:1]
                break
        live.sort(key=lambda answer: -_mean(values[answer]))
        if len(live) == 1:
            break
        del live[(len(live) + 1) // 2 :]
    return live[0], [runner(value) for value in values]


def widened(budget: Budget, number: int, first: int, rng: random.Random) -> list[int]:
    """The answers to look at: all, or as many as the games allow, the rules of thumb's own among them."""
    most = max(NARROW, budget.games // GAMES_EACH) if budget.games else number
    if number <= most:
        return list(range(number))
    others = [answer for answer in range(number) if answer != first]
    return [first, *rng.sample(others, most - 1)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _decided(values: list[list[float]], live: list[int]) -> bool:
    """Whether the best is ahead of everybody beyond doubt, or level to the last; if so it is put first."""
    if len(values[live[0]]) < FEWEST:
        return False
    live.sort(key=lambda answer: -_mean(values[answer]))
    best = values[live[0]]
    for answer in live[1:]:
        differences = [one - other for one, other in zip(best, values[answer], strict=True)]
        lead = runner(differences)
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
