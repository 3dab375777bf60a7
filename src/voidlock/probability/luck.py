"""Luck as a standard score: successes compared with their expected number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from typing import NamedTuple, Protocol, TypeVar

MOST = 5
"""How many rolls against the odds are listed."""


class Chanced(Protocol):
    """A roll and its probability of success."""

    @property
    def chance(self) -> Fraction: ...

    @property
    def success(self) -> bool: ...


R = TypeVar("R", bound=Chanced)


class Luck(NamedTuple):
    """How many rolls succeeded, compared with the expected number: the sum of their probabilities.

    Which roll comes next depends on earlier ones, but each deviates from its probability by 0 on average (a martingale
    difference). So the variances add up, as if the rolls were independent.
    """

    rolls: int
    had: int
    promised: Fraction
    deviation: float
    """The standard deviation."""
    score: float
    """Successes above expectation in standard deviations; 0 if every outcome was certain."""


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
