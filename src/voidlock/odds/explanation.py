"""Value object for the explanation of an answer: what it leads to, beside the best other one."""

from __future__ import annotations

from typing import Final, NamedTuple

from voidlock.engine import Option

CHANCE: Final = "chance"
LEVEL: Final = "level"
BEHIND: Final = "behind"
ONLY: Final = "only"
"""Why, if no figure tells it."""


class Explanation(NamedTuple):
    """Why an answer was given.

    given    the answer
    other    the best of the others; the answer itself if there is none
    why      the figure that speaks for it most (one of the game's), or `chance`; `level` if the other is as good,
             `behind` if it is better, and `only` if there is none
    number   by how much the figure is better on average
    chance   the chance to win with the answer if heuristics play on
    less     the chance with the other
    """

    given: Option[object]
    other: Option[object]
    why: str
    number: float
    chance: float
    less: float
