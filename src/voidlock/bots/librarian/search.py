"""What answers come to: games dealt anew from the seat, played on by rules of thumb, and judged a round later."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

from voidlock.angel.state import State
from voidlock.table import Choice, Game

from ..brother import thumb
from ..seat import Seat
from .budget import Budget, Clock
from .lines import TOGETHER, Line, lines
from .race import Runner, race, widened
from .value import value

ROUNDS = 1
"""So many rounds are imagined; then the position is judged."""

Worth = Callable[[int], float]
"""What a line, by its place, comes to in one deal."""


class Thought(NamedTuple):
    """What a seat thinks of what it owes: the lines of answers it looked at, the best, and how each did."""

    choices: Sequence[Choice[object]]
    lines: list[Line]
    best: int
    runners: list[Runner]


def think(seat: Seat[State], choice: Choice[object], budget: Budget, rng: random.Random) -> Thought:
    """Think about answers to a choice; all Action cards that the seat owes are thought about together."""
    return _think(seat, choice, budget.clock(), rng)


def think_ahead(seat: Seat[State], choice: Choice[object], budget: Budget, rng: random.Random) -> Thought:
    """Think about whole lines of answers, as far as the seat alone decides and the budget has games for them."""
    clock = budget.clock()
    found = lines(seat.redealt(rng), seat.number, budget.lines)
    if found is None:
        return _think(seat, choice, clock, rng)
    return _compared(seat, [choice], found, clock, rng)


def think_of_each(seat: Seat[State], choice: Choice[object], budget: Budget, rng: random.Random) -> Thought:
    """Think about every answer to a choice, however many there are."""
    choices = owed_with(seat, choice)
    found = list(product(*[owed.options for owed in choices]))
    until = seat.redealt(rng, keep=False).state.round + ROUNDS
    best, runners = race(budget.clock(), len(found), list(range(len(found))), _imagine(seat, found, until), rng)
    return Thought(choices, found, best, runners)


def owed_with(seat: Seat[State], choice: Choice[object]) -> Sequence[Choice[object]]:
    """What is decided together with a choice."""
    return seat.choices if choice.kind == TOGETHER else [choice]


def _think(seat: Seat[State], choice: Choice[object], clock: Clock, rng: random.Random) -> Thought:
    choices = owed_with(seat, choice)
    return _compared(seat, choices, list(product(*[owed.options for owed in choices])), clock, rng)


def _compared(
    seat: Seat[State], choices: Sequence[Choice[object]], found: list[Line], clock: Clock, rng: random.Random
) -> Thought:
    state = seat.redealt(rng, keep=False).state
    usual = tuple([owed.options[thumb(state, owed)] for owed in choices])
    habit = next((place for place, line in enumerate(found) if line[: len(usual)] == usual), 0)
    starters = widened(clock.budget, len(found), habit, rng)
    best, runners = race(clock, len(found), starters, _imagine(seat, found, state.round + ROUNDS), rng)
    return Thought(choices, found, best, runners)


def _imagine(seat: Seat[State], found: list[Line], until: int) -> Callable[[int], Worth]:
    return lambda number: in_one_deal(seat, found, number, until)


def in_one_deal(seat: Seat[State], found: list[Line], number: int, until: int) -> Worth:
    """What lines come to if everything unknown is dealt by this number: the same cards and dice for all."""
    dealt = seat.redealt(random.Random(number))

    def worth(place: int) -> float:
        game = dealt.clone(keep=False)
        for option in found[place]:
            game.apply(seat.number, option)
        return played_on(game, until)

    return worth


def played_on(game: Game[State], until: int) -> float:
    """The chance to win once a game has gone on by rules of thumb to the start of a round."""
    while game.pending:
        choice = game.pending[0]
        if game.state.round >= until and choice.kind == TOGETHER:
            return value(game.state)
        game.play(thumb(game.state, choice))
    return 1.0 if game.result == "win" else 0.0
