"""All chances of either game, from what one seat may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from voidlock.engine import AnyGame
from voidlock.games import ANGEL, HULK
from voidlock.games.angel.odds import sheet
from voidlock.games.angel.view_types import angel_view
from voidlock.games.hulk import odds as hulk
from voidlock.games.hulk.view_types import hulk_view

from .figure import Because, Expected, Figure


class Sheet(NamedTuple):
    """The figures by their titles, none when the game is over; and what all of them assume."""

    parts: Mapping[str, Sequence[Figure | Expected]]
    assumed: Sequence[Because]


def _angel(game: AnyGame, seat: int) -> Sheet:
    return Sheet(sheet.sheet(angel_view(game.view(seat))), sheet.ASSUMED)


def _hulk(game: AnyGame, seat: int) -> Sheet:
    return Sheet(hulk.sheet(hulk_view(game.view(seat)), game.told(seat)), hulk.ASSUMED)


SHEETS: Mapping[str, Callable[[AnyGame, int], Sheet]] = {ANGEL: _angel, HULK: _hulk}
