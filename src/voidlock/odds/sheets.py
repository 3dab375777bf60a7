"""All chances of a view of either game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from voidlock.games import ANGEL, HULK
from voidlock.table import Json

from . import hulk, sheet
from .figure import Because, Expected, Figure

View = dict[str, Json]


class Sheet(NamedTuple):
    """The figures by their titles, none when the game is over; and what all of them assume."""

    parts: Mapping[str, Sequence[Figure | Expected]]
    assumed: Sequence[Because]


def _angel(view: View) -> Sheet:
    return Sheet(sheet.sheet(view), sheet.ASSUMED)


def _hulk(view: View) -> Sheet:
    return Sheet(hulk.sheet(view), hulk.ASSUMED)


SHEETS: Mapping[str, Callable[[View], Sheet]] = {ANGEL: _angel, HULK: _hulk}
