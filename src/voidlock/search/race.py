"""Sequential halving: the best of several lines, found by roll-outs on the same deals (common random numbers).

Half of the remaining lines drop out at each stage, so that the budget goes where the decision is close. The race ends
early when no line can catch up any more.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from .budget import Clock, stages

CERTAIN = 4.0
"""A lead of this many standard errors ends the race."""

FEWEST = 24
"""How many deals it takes before a lead counts."""

LEVEL = 0.002
"""A smaller difference does not matter. With a budget in seconds, a race also ends when no line is likely to be further
behind the best."""

OFTEN, SELDOM, MANY = 8, 1_024, 4_096
"""Deals between two checks of the lead, at first and after `MANY` deals: a check reads all of them."""

Imagine = Callable[[int], Callable[[int], float]]
"""Makes a deal from a number, and returns the function that gives each line's value in it."""


class Runner(NamedTuple):
    """A line's result: the mean of its roll-outs, the standard error, and their number."""

    mean: float
    error: float
    games: int


class Race(NamedTuple):
    """The index of the best line, and each line's values, deal by deal; the deals are the same for all."""

    best: int
    values: list[list[float]]

    @property
    def runners(self) -> list[Runner]:
        return [runner(values) for values in self.values]

    def lead(self, one: int, other: int) -> Runner:
        """How far one line leads another, on the deals that both had."""
        return lead(self.values[one], self.values[other])


def race(clock: Clock, number: int, runners: list[int], imagine: Imagine, rng: random.Random, deals: int = 1) -> Race:
    """The best of this many lines. Only the `runners` take part; the first is the heuristic line.

    With a budget in seconds, no line wins with fewer than `deals` deals: lines drop out to make room, and if that
    is not enough the first wins.
    """
    values: list[list[float]] = [[] for _ in range(number)]
    live = runners[:]
    if clock.is_timed and len(live) == 1:
        return Race(live[0], values)
    began, last = clock.share_spent(), stages(len(live))
    for stage in range(last):
        while True:
            worth = imagine(rng.getrandbits(64))
            for line in live:
                values[line].append(worth(line))
            clock.games += len(live)
            if (clock.share_spent() - began) * last >= (1 - began) * (stage + 1):
                break
            done = len(values[live[0]])
            if done % (OFTEN if done < MANY else SELDOM) == 0 and _over(values, live, clock):
                del live[1:]
                break
            if clock.is_timed and done < deals:
                _narrow(values, live, clock.games_left() // (deals - done))
                if len(live) == 1:
                    break
        live.sort(key=lambda line: -_mean(values[line]))
        if len(live) == 1 or clock.share_spent() >= 1:
            break
        # Two lines race to the end, even if others dropped out because of the time.
        del live[max((len(live) + 1) // 2, 2) :]
    known = not clock.is_timed or len(values[live[0]]) >= deals
    return Race(live[0] if known else runners[0], values)


def pick_runners(most: int, number: int, first: int, rng: random.Random) -> list[int]:
    """The lines that race: all, or a random sample. The heuristic line comes first, so it wins ties."""
    others = [line for line in range(number) if line != first]
    return [first, *(others if number <= most else rng.sample(others, most - 1))]


def _narrow(values: list[list[float]], live: list[int], most: int) -> None:
    """Keep only the best so far, because the machine is slower than it seemed."""
    if most < len(live):
        live.sort(key=lambda line: -_mean(values[line]))
        del live[max(most, 1) :]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _over(values: list[list[float]], live: list[int], clock: Clock) -> bool:
    """Whether the best line, which is put first, is certainly ahead of every other, or exactly level.

    With a budget in seconds, it is enough that no line is likely to be behind by more than `LEVEL`.
    """
    if len(values[live[0]]) < FEWEST:
        return False
    live.sort(key=lambda line: -_mean(values[line]))
    leads = [lead(values[live[0]], values[line]) for line in live[1:]]
    if all(each.mean >= CERTAIN * each.error for each in leads):
        return True
    return clock.is_timed and all(each.mean + 2 * each.error < LEVEL for each in leads)


def lead(one: Sequence[float], other: Sequence[float]) -> Runner:
    """How far one line leads another, on the deals that both had."""
    return runner([here - there for here, there in zip(one, other, strict=False)])


def runner(values: Sequence[float]) -> Runner:
    count = len(values)
    if count < 2:
        return Runner(values[0] if values else 0.0, 0.5, count)
    mean = sum(values) / count
    variance = sum([(value - mean) ** 2 for value in values]) / (count - 1)
    return Runner(mean, math.sqrt(variance / count), count)
