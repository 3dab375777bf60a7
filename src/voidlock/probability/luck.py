"""What the dice gave against what they promised, in either game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from typing import NamedTuple, Protocol, TypeVar

MOST = 5
"""Rolls against the odds that are named."""


class Chanced(Protocol):
    """A roll with the chance it had."""

    @property
    def chance(self) -> Fraction: ...

    @property
    def success(self) -> bool: ...


R = TypeVar("R", bound=Chanced)


class Luck(NamedTuple):
    """How many rolls succeeded, and how many were promised to: the sum of their chances.

    Which roll comes next hangs on those before it, but each differs from its own chance by nothing on average: so the
    variance of the sum is the sum of the variances, as if the rolls had nothing to do with each other.
    """

    rolls: int
    had: int
    promised: Fraction
    deviation: float
    """The standard deviation."""
    score: float
    """How many standard deviations there were more than promised; 0 where nothing was left to chance."""


def luck(rolls: Sequence[Chanced]) -> Luck:
    had, promised = len([roll for roll in rolls if roll.success]), sum([roll.chance for roll in rolls], Fraction(0))
    deviation = sqrt(sum([roll.chance * (1 - roll.chance) for roll in rolls]))
    return Luck(len(rolls), had, promised, deviation, float(had - promised) / deviation if deviation else 0.0)


def lucky(rolls: Iterable[R]) -> tuple[R, ...]:
    """The successes most against the odds: less likely than not, the least likely first."""
    against = [roll for roll in rolls if roll.success and roll.chance < Fraction(1, 2)]
    return tuple(sorted(against, key=lambda roll: roll.chance)[:MOST])


def unlucky(rolls: Iterable[R]) -> tuple[R, ...]:
    """The failures most against the odds: less likely than not, the least likely first."""
    against = [roll for roll in rolls if not roll.success and roll.chance > Fraction(1, 2)]
    return tuple(sorted(against, key=lambda roll: -roll.chance)[:MOST])
