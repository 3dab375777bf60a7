"""Advice about a choice: for each answer the chance to win, as far as the librarian can tell, and what it would do."""

from __future__ import annotations

import random
from typing import NamedTuple

from voidlock.angel.state import State
from voidlock.table import Choice, Option
from voidlock.table.inputs import Rolled

from ..brother import thumb
from ..seat import Seat
from .budget import ONE_SECOND, Budget
from .lines import TOGETHER
from .race import Runner
from .search import think

WITHIN = 1.96
"""Standard errors to each side: the interval holds 95 of 100 means of as many imagined games."""


class Estimate(NamedTuple):
    """The chance to win after an answer, and how sure that is: the interval covers the luck of the imagined games,
    not what rules of thumb and judgement miss."""

    option: Option[object]
    chance: float
    low: float
    high: float
    games: int


class Advice(NamedTuple):
    """The answers in the order of the choice; the best of them; and what the seat would then answer, as far as no die
    and no draw comes between."""

    estimates: tuple[Estimate, ...]
    best: Option[object]
    plan: tuple[Option[object], ...]


def advise(seat: Seat[State], choice: Choice[object], rng: random.Random, budget: Budget = ONE_SECOND) -> Advice:
    """What the librarian thinks of each answer. It sees no more than the seat does."""
    thought = think(seat, choice, budget, rng)
    place = thought.choices.index(choice)
    chosen = thought.lines[thought.best]
    estimates = []
    for option in choice.options:
        with_it = [runner for hand, runner in zip(thought.lines, thought.runners, strict=True) if hand[place] is option]
        estimates.append(estimate(option, max(with_it, key=_looked_at)))
    plan = chosen if choice.kind == TOGETHER else (chosen[0], *expected(seat, chosen[0], rng))
    return Advice(tuple(estimates), chosen[place], tuple(plan))


def _looked_at(runner: Runner) -> tuple[int, float]:
    """Of the hands with an answer, the one that was looked at longest is the best of them."""
    return runner.games, runner.mean


def estimate(option: Option[object], runner: Runner) -> Estimate:
    low, high = runner.mean - WITHIN * runner.error, runner.mean + WITHIN * runner.error
    return Estimate(option, runner.mean, max(low, 0.0), min(high, 1.0), runner.games)


def expected(seat: Seat[State], option: Option[object], rng: random.Random) -> list[Option[object]]:
    """What the seat would answer next, until somebody else is asked or chance decides."""
    game = seat.redealt(rng)
    game.apply(seat.number, option)
    answers: list[Option[object]] = []
    while game.pending and game.pending[0].seat == seat.number and game.pending[0].kind != TOGETHER:
        if any(isinstance(given, Rolled) for given in game.inputs):
            break
        choice = game.pending[0]
        answers.append(choice.options[thumb(game.state, choice)])
        game.apply(seat.number, answers[-1])
    return answers
