"""Luck: successes compared with their expected number, and how rare that many are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import sqrt
from typing import Literal, NamedTuple, Protocol, TypeVar

Degree = Literal["usual", "good", "bad", "very-good", "very-bad"]

RARE, VERY_RARE = 1 / 6, 1 / 40
"""Share of games that have this luck or better, at most."""

MOST = 5
"""How many rolls against the odds are listed."""


class RollWithChance(Protocol):
    """A roll and its probability of success."""

    @property
    def chance(self) -> Fraction: ...

    @property
    def success(self) -> bool: ...


R = TypeVar("R", bound=RollWithChance)


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
    degree: Degree


def luck(rolls: Sequence[RollWithChance]) -> Luck:
    had, promised = len([roll for roll in rolls if roll.success]), sum([roll.chance for roll in rolls], Fraction(0))
    deviation = sqrt(sum([roll.chance * (1 - roll.chance) for roll in rolls]))
    return Luck(len(rolls), had, promised, deviation, _degree([float(roll.chance) for roll in rolls], had))


def _degree(chances: Sequence[float], had: int) -> Degree:
    """How rare this many successes are, by the Poisson binomial distribution: a few rolls have no bell curve."""
    successes = [1.0]
    for chance in chances:
        successes = [
            fewer * chance + same * (1 - chance)
            for fewer, same in zip([0.0, *successes], [*successes, 0.0], strict=True)
        ]
    as_good, as_bad = sum(successes[had:]), sum(successes[: had + 1])
    if min(as_good, as_bad) > RARE:
        return "usual"
    if as_good < as_bad:
        return "good" if as_good > VERY_RARE else "very-good"
    return "bad" if as_bad > VERY_RARE else "very-bad"


def lucky(rolls: Iterable[R]) -> tuple[R, ...]:
    """The successes most against the odds: less likely than not, the least likely first."""
    against = [roll for roll in rolls if roll.success and roll.chance < Fraction(1, 2)]
    return tuple(sorted(against, key=lambda roll: roll.chance)[:MOST])


def unlucky(rolls: Iterable[R]) -> tuple[R, ...]:
    """The failures most against the odds: less likely than not, the least likely first."""
    against = [roll for roll in rolls if not roll.success and roll.chance > Fraction(1, 2)]
    return tuple(sorted(against, key=lambda roll: -roll.chance)[:MOST])
