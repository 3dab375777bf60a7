"""What an answer comes to: games dealt anew from the seat, played on by rules of thumb, and judged a round later."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import product
from typing import NamedTuple

from voidlock.angel.state import State
from voidlock.table import Choice, Game, Option

from ..brother import thumb
from ..seat import Seat
from .budget import Budget
from .race import Runner, race
from .value import value

ROUNDS = 1
"""So many rounds are imagined; then the position is judged."""

TOGETHER = "choose_action"
"""The choices that a seat owes all at once, one for each of its teams."""

Hand = tuple[Option[object], ...]
"""Answers that are given together, one for each of the choices looked at."""

Worth = Callable[[int], float]
"""What a hand, by its place, comes to in one deal."""


class Thought(NamedTuple):
    """What a seat thinks of what it owes: its choices, the hands of answers to them, and how each hand did."""

    choices: Sequence[Choice[object]]
    hands: list[Hand]
    best: int
    runners: list[Runner]


def think(seat: Seat[State], choice: Choice[object], budget: Budget, rng: random.Random) -> Thought:
    """Think about a choice; all Action cards that the seat owes are thought about together."""
    choices = seat.choices if choice.kind == TOGETHER else [choice]
    hands = list(product(*[owed.options for owed in choices]))
    state = seat.redealt(rng, keep=False).state
    habit = hands.index(tuple([owed.options[thumb(state, owed)] for owed in choices]))

    def imagine(number: int) -> Worth:
        return in_one_deal(seat, hands, number, state.round + ROUNDS)

    best, runners = race(budget, len(hands), habit, imagine, rng)
    return Thought(choices, hands, best, runners)


def in_one_deal(seat: Seat[State], hands: list[Hand], number: int, until: int) -> Worth:
    """What hands come to if everything unknown is dealt by this number: the same cards and dice for all."""
    dealt = seat.redealt(random.Random(number))

    def worth(place: int) -> float:
        game = dealt.clone(keep=False)
        for option in hands[place]:
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
