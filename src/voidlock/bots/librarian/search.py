"""What answers come to: games dealt anew from the seat, played on by rules of thumb, and judged a round later."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

from voidlock.table import Choice, Game, Option
from voidlock.table.rules import S

from ..seat import Seat
from .budget import Budget, Clock
from .lines import lines
from .lore import Line, Lore, lore_of
from .race import Runner, race, widened

RESULTS = {"win": 1.0, "draw": 0.5}
"""What the end of a game is worth; any other is worth nothing."""

Worth = Callable[[int], float]
"""What a line, by its place, comes to in one deal."""


class Thought(NamedTuple):
    """What a seat thinks of what it owes: the lines of answers it looked at, the best, and how each did."""

    choices: Sequence[Choice[object]]
    lines: list[Line]
    best: int
    runners: list[Runner]


def think(seat: Seat[S], choice: Choice[object], budget: Budget, rng: random.Random) -> Thought:
    """Think about answers to a choice; all Action cards that the seat owes are thought about together."""
    return _think(seat, choice, budget.clock(), rng)


def think_ahead(seat: Seat[S], choice: Choice[object], budget: Budget, rng: random.Random) -> Thought:
    """Think about whole lines of answers, as far as the seat alone decides and the budget has games for them."""
    clock = budget.clock()
    lore = lore_of(seat.rules)
    game = seat.redealt(rng)
    found = lore.ideas(game) if lore.ideas is not None else lines(game, seat.number, budget.lines)
    if found is None:
        return _think(seat, choice, clock, rng)
    return _compared(seat, [choice], found, clock, rng)


def think_of_each(seat: Seat[S], choice: Choice[object], budget: Budget, rng: random.Random) -> Thought:
    """Think about every answer to a choice, however many there are."""
    choices = owed_with(seat, choice)
    found = list(product(*[owed.options for owed in choices]))
    lore = lore_of(seat.rules)
    until = lore.round(seat.redealt(rng, keep=False).state) + lore.rounds
    best, runners = race(budget.clock(), len(found), list(range(len(found))), _imagine(seat, found, until), rng)
    return Thought(choices, found, best, runners)


def owed_with(seat: Seat[S], choice: Choice[object]) -> Sequence[Choice[object]]:
    """What is decided together with a choice."""
    return seat.choices if choice.kind == lore_of(seat.rules).together else [choice]


def _think(seat: Seat[S], choice: Choice[object], clock: Clock, rng: random.Random) -> Thought:
    choices = owed_with(seat, choice)
    return _compared(seat, choices, list(product(*[owed.options for owed in choices])), clock, rng)


def _compared(
    seat: Seat[S], choices: Sequence[Choice[object]], found: list[Line], clock: Clock, rng: random.Random
) -> Thought:
    lore = lore_of(seat.rules)
    state = seat.redealt(rng, keep=False).state
    if len(found) == 1:
        return Thought(choices, found, 0, [Runner(0.0, 0.5, 0)])
    usual = tuple([owed.options[lore.thumb(state, owed)] for owed in choices])
    habit = next((place for place, line in enumerate(found) if line[: len(usual)] == usual), 0)
    starters = widened(clock.budget, len(found), habit, rng)
    best, runners = race(clock, len(found), starters, _imagine(seat, found, lore.round(state) + lore.rounds), rng)
    if lore.doubt and not surely_better(runners[best], runners[habit], lore.doubt):
        best = habit
    return Thought(choices, found, best, runners)


def surely_better(best: Runner, usual: Runner, doubt: float) -> bool:
    """Whether a line is ahead of the rules' own by more than the luck of the imagined games explains."""
    return best.mean - usual.mean >= doubt * math.hypot(best.error, usual.error)


Given = list[tuple[int, Option[object]]]
"""Answers by seat."""


def _imagine(seat: Seat[S], found: list[Line], until: int) -> Callable[[int], Worth]:
    others = given_by_others(seat)
    return lambda number: in_one_deal(seat, found, number, until, others)


def given_by_others(seat: Seat[S]) -> Given:
    """What the others answer, by rules of thumb, to what all owe at once. The rules read open things alone, so it is
    the same in every deal."""
    lore = lore_of(seat.rules)
    game = seat.redealt(random.Random(0), keep=False)
    owed = [choice for choice in game.pending if choice.kind == lore.together and choice.seat != seat.number]
    return [(choice.seat, choice.options[lore.thumb(game.state, choice)]) for choice in owed]


def in_one_deal(seat: Seat[S], found: list[Line], number: int, until: int, others: Given) -> Worth:
    """What lines come to if everything unknown is dealt by this number: the same cards and dice for all."""
    dealt = seat.redealt(random.Random(number))
    for other, option in others:
        dealt.apply(other, option)
    lore = lore_of(seat.rules)

    def worth(place: int) -> float:
        game = dealt.clone(keep=False)
        for option in found[place]:
            # What chance has made of the first answers may leave no room for the next.
            if not any(option in owed.options for owed in game.owed_by(seat.number)):
                break
            game.apply(seat.number, option)
        return played_on(game, until, lore)

    return worth


def played_on(game: Game[S], until: int, lore: Lore[S]) -> float:
    """The chance to win once a game has gone on by rules of thumb to the start of a round."""
    thumb, judged = lore.thumb, lore.judged
    while game.pending:
        choice = game.pending[0]
        if judged(game.state, choice) and lore.round(game.state) >= until:
            return lore.value(game.state)
        game.play(thumb(game.state, choice))
    return RESULTS.get(game.result, 0.0)
