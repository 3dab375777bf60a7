"""A sheet of exact probabilities, computed from what one seat knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from voidlock.engine import SPECTATOR, AnyGame
from voidlock.games import kit_of, require

from .figure import Because, Expected, Figure, Matter


class Sheet(NamedTuple):
    """The figures by title, none when the game is over, the assumptions behind them, and the facts that matter most."""

    parts: Mapping[str, Sequence[Figure | Expected]]
    assumed: Sequence[Because]
    matters: Sequence[Matter]
    after: Mapping[str, Mapping[str, Fraction | None]] = {}
    """By answer and place, the chances to survive that it changes; None where nothing is left to survive."""
    idle: Sequence[str] = ()
    """The answers that can do nothing."""


def sheet_for(game: AnyGame, seat: int | None = None) -> Sheet:
    """All figures of a position of any game, from what a seat knows. Raises `Lacking` if the game has no odds.

    Without a seat, what the asked seat knows; without a question, what everybody may.
    """
    if seat is None:
        everybody = 1 if len(game.seats) == 1 else SPECTATOR
        seat = game.pending[0].seat if game.pending else everybody
    return require(kit_of(game.rules.name).odds, "odds")(game, seat)
