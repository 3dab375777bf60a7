"""Which of several lines is best, found by imagining games: all lines are tried on the same deals.

Lines that do badly drop out in stages, half of those left at each (sequential halving), so that the budget goes where
the decision is close. The race ends early when nobody can catch up any more.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .budget import Clock, stages

CERTAIN = 4.0
"""A lead of so many standard errors ends the race."""

FEWEST = 24
"""Deals before a lead counts."""

LEVEL = 0.002
"""A smaller difference matters to nobody: where time can be saved, a race is over too when nobody is likely to be
behind the best by more."""

OFTEN, SELDOM, MANY = 8, 1_024, 4_096
"""Deals from one look at the lead to the next, at first and once there have been many: a look takes all of them in."""

Imagine = Callable[[int], Callable[[int], float]]
"""Makes a deal from a number and gives the function that says what a line, by its place, comes to in that deal."""


class Runner(NamedTuple):
    """How a line did: the mean of its imagined games, their standard error, and how many there were."""

    mean: float
    error: float
    games: int


class Race(NamedTuple):
    """The place of the best line, and by line what it came to, deal by deal; the deals are the same for all."""

    best: int
    values: list[list[float]]

    @property
    def runners(self) -> list[Runner]:
        return [runner(values) for values in self.values]

    def lead(self, one: int, other: int) -> Runner:
        """How far one line is ahead of another, on the deals on which both were tried."""
        return lead(self.values[one], self.values[other])


def race(clock: Clock, number: int, runners: list[int], imagine: Imagine, rng: random.Random, deals: int = 1) -> Race:
    """The best of so many lines; only the `runners` take part, of which the first is the rules of thumb's own.

    With a budget in seconds nobody wins with fewer than so many deals: where they do not fit in, lines drop out, and
    at last the first wins.
    """
    values: list[list[float]] = [[] for _ in range(number)]
    live = runners[:]
    if clock.timed and len(live) == 1:
        return Race(live[0], values)
    began, last = clock.spent(), stages(len(live))
    for stage in range(last):
        while True:
            worth = imagine(rng.getrandbits(64))
            for line in live:
                values[line].append(worth(line))
            clock.games += len(live)
            if (clock.spent() - began) * last >= (1 - began) * (stage + 1):
                break
            done = len(values[live[0]])
            if done % (OFTEN if done < MANY else SELDOM) == 0 and _over(values, live, clock):
                del live[1:]
                break
            if clock.timed and done < deals:
                _narrow(values, live, clock.games_left() // (deals - done))
                if len(live) == 1:
                    break
        live.sort(key=lambda line: -_mean(values[line]))
        if len(live) == 1 or clock.spent() >= 1:
            break
        del live[(len(live) + 1) // 2 :]
    known = not clock.timed or len(values[live[0]]) >= deals
    return Race(live[0] if known else runners[0], values)


def widened(most: int, number: int, first: int, rng: random.Random) -> list[int]:
    """The lines to look at: all, or so many by chance. The rules of thumb's own is first, so it wins ties."""
    others = [line for line in range(number) if line != first]
    return [first, *(others if number <= most else rng.sample(others, most - 1))]


def _narrow(values: list[list[float]], live: list[int], most: int) -> None:
    """The machine is slower than it seemed: only the best so far go on."""
    if most < len(live):
        live.sort(key=lambda line: -_mean(values[line]))
        del live[max(most, 1) :]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _over(values: list[list[float]], live: list[int], clock: Clock) -> bool:
    """Whether the best is ahead of everybody beyond doubt, or level to the last; if so it is put first.

    Where time can be saved, it is enough if nobody is worth catching up with.
    """
    if len(values[live[0]]) < FEWEST:
        return False
    live.sort(key=lambda line: -_mean(values[line]))
    leads = [lead(values[live[0]], values[line]) for line in live[1:]]
    if all(each.mean >= CERTAIN * each.error for each in leads):
        return True
    return clock.timed and all(each.mean + 2 * each.error < LEVEL for each in leads)


def lead(one: Sequence[float], other: Sequence[float]) -> Runner:
    """How far one line is ahead of another, on the deals on which both were tried."""
    return runner([here - there for here, there in zip(one, other, strict=False)])


def runner(values: Sequence[float]) -> Runner:
    count = len(values)
    if count < 2:
        return Runner(values[0] if values else 0.0, 0.5, count)
    mean = sum(values) / count
    variance = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    return Runner(mean, math.sqrt(variance / count), count)
