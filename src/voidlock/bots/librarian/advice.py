"""Advice about a choice: for each answer the chance to win, as far as the librarian can tell, and what it would do."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from voidlock.table import Choice, Option
from voidlock.table.rules import S

from ..seat import Seat
from .budget import ONE_SECOND, Budget
from .lore import lore_of
from .race import Runner
from .search import think_ahead, think_of_each

WITHIN = 1.96
"""Standard errors to each side: made so, an interval holds the true mean 95 times in 100."""

DOUBT = 0.25
"""The variance of one more imagined game, of which nothing is known: a few games that agree are not certainty."""


class Estimate(NamedTuple):
    """The chance to win after an answer, and how sure that is: the interval covers the luck of the imagined games,
    not what rules of thumb and judgement miss."""

    option: Option[object]
    chance: float
    low: float
    high: float
    games: int


class Advice(NamedTuple):
    """The answers in the order of the choice; the best of them; and what the librarian would answer, beginning with it,
    as long as the seat alone decides."""

    estimates: tuple[Estimate, ...]
    best: Option[object]
    plan: tuple[Option[object], ...]


def advise(seat: Seat[S], choice: Choice[object], rng: random.Random, budget: Budget = ONE_SECOND) -> Advice:
    """What the librarian thinks of each answer. It sees no more than the seat does."""
    thought = think_of_each(seat, choice, budget.half(), rng)
    place = thought.choices.index(choice)
    by_answer = {
        option: max(
            [runner for line, runner in zip(thought.lines, thought.runners, strict=True) if line[place] is option],
            key=_looked_at,
        )
        for option in choice.options
    }
    plan = thought.lines[thought.best]
    if choice.kind != lore_of(seat.rules).together:
        ahead = think_ahead(seat, choice, budget.half(), rng)
        plan = ahead.lines[ahead.best]
        # The rest of a line may do better than rules of thumb.
        if ahead.runners[ahead.best].games:
            by_answer[plan[0]] = max(by_answer[plan[0]], ahead.runners[ahead.best])
    return Advice(tuple([estimate(option, by_answer[option]) for option in choice.options]), plan[place], plan)


def _looked_at(runner: Runner) -> tuple[int, float]:
    """Of the hands with an answer, the one that was looked at longest is the best of them."""
    return runner.games, runner.mean


def estimate(option: Option[object], runner: Runner) -> Estimate:
    spread = WITHIN * math.sqrt(runner.error**2 + DOUBT / runner.games**2)
    return Estimate(option, runner.mean, max(runner.mean - spread, 0.0), min(runner.mean + spread, 1.0), runner.games)
