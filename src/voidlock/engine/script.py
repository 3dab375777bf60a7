"""Scripts: coroutines (generators) that ask with `yield` and continue with the answer.

Only whole numbers are sent into a script: an answer's index among the options, a die's face. The helpers here turn
them into values.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeVar

from .chance import D6, SHUFFLE, Chance, one_of
from .choice import Choice
from .permutation import permute

T = TypeVar("T")
R_co = TypeVar("R_co", covariant=True)


class Together:
    """Simultaneous secret choices: answered in any order, and taken back until the last is in."""

    __slots__ = ("choices",)

    def __init__(self, choices: Sequence[Choice[object]]) -> None:
        self.choices = choices


Ask = Choice[object] | Together | Chance
Script = Generator[Ask, int, R_co]

Task = tuple[str, *tuple[int, ...]]
"""A line of the agenda: the name of a task and its numbers."""


class Over(Exception):
    """Raised by the rules at the very change that ends the game; nothing pending is resolved."""


def ask(choice: Choice[T]) -> Script[T]:
    """The value of the chosen option. A choice with one answer is taken without asking."""
    options = choice.options
    if len(options) == 1:
        return options[0].value
    place = yield choice
    return options[place].value


def follow(script: Script[None] | None) -> Script[None]:
    """Run what follows from a rule that may ask; None if it has asked nothing."""
    if script is not None:
        yield from script


def ask_together(choices: Sequence[Choice[T]]) -> Script[list[T]]:
    """The chosen values, in the order of the choices."""
    code = 0
    if any(len(choice.options) > 1 for choice in choices):
        code = yield Together(choices)
    values = []
    for choice in choices:
        code, place = divmod(code, len(choice.options))
        values.append(choice.options[place].value)
    return values


def roll() -> Script[int]:
    """The face of the die."""
    face = yield D6
    return face


def draw_one(options: Sequence[T]) -> Script[T]:
    """One of the options at random."""
    place = yield one_of(len(options))
    return options[place]


def shuffle(items: Sequence[T]) -> Script[list[T]]:
    """The items in a random order."""
    number = yield SHUFFLE
    return permute(items, number)
