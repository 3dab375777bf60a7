"""A look back at a finished game of either kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from voidlock.engine import Json, load
from voidlock.games import ANGEL, HULK, angel, hulk
from voidlock.games.angel.odds import review
from voidlock.games.hulk.odds import review as hulk_review

Record = dict[str, Json]


def _angel(record: Record) -> Record:
    return review.data(review.review(load(record, {ANGEL: angel.RULES})[0]))


def _hulk(record: Record) -> Record:
    return hulk_review.data(hulk_review.review(load(record, {HULK: hulk.RULES})[0]))


REVIEWS: Mapping[str, Callable[[Record], Record]] = {ANGEL: _angel, HULK: _hulk}
"""By game what is told of a game file that is over."""
