"""What all explanations share: marines and squares by their names, and the points that are missing."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Argument, Reason, Thing
from voidlock.games.hulk.numbers import NO_SQUARE, Marine, Square

from ..marines.paying import budget
from ..state import State

Look = Callable[[State, Marine, str], Reason | None]


def unknown(word: str) -> Reason:
    return Reason("name_not_known", "", {"text": word[:40]})


def thing(state: State, marine: Marine) -> Thing:
    return state.board.marine_things[marine]


def too_few(state: State, marine: Marine, cost: int) -> Reason:
    told: dict[str, Argument] = {"terminator": thing(state, marine), "number": cost, "points": budget(state, marine)}
    return Reason("too_few_points", "CP-6", told)


def square_by_name(state: State, word: str) -> Square:
    return state.board.square_by_name(word) if word in state.board.names else NO_SQUARE
