"""Admission test by simulation: a player's own mission is played for some answers, to see what it costs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Raw

from voidlock.engine import AnyGame, Choice, Option
from voidlock.games import kit_of
from voidlock.protocol.requests import Open

ANSWERS = 20
"""Answers of each kind. The most expensive mission of the package takes a tenth of a second for all of them."""


def is_own(first: Open) -> bool:
    """Whether the game is a player's own work, in a game that can be slow: a mission file, or a game file."""
    return kit_of(first.options.game).slow and (isinstance(first.file, Raw) or "\n" in first.options.mission)


def try_out(game: AnyGame) -> None:
    """Play on, on a clone. First the last option each time, which passes: so the game itself has most to do."""
    played = game.clone()
    _play(played, lambda choice: choice.options[-1])
    random = Random(0)
    _play(played, lambda choice: random.choice(choice.options))


def _play(game: AnyGame, pick: Callable[[Choice[object]], Option[object]]) -> None:
    for _ in range(ANSWERS):
        if game.pending:
            choice = game.pending[0]
            game.apply(choice.seat, pick(choice))
