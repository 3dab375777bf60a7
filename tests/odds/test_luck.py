"""How rare a number of successes is: by hand, with few rolls and many."""

from fractions import Fraction
from typing import NamedTuple

import pytest

from tests.saying import said
from voidlock.odds.luck import luck


class Rolled(NamedTuple):
    chance: Fraction
    success: bool


def rolled(chance: Fraction, had: int, rolls: int) -> list[Rolled]:
    return [Rolled(chance, number < had) for number in range(rolls)]


@pytest.mark.parametrize(
    ("chance", "had", "rolls", "degree"),
    [
        # Two failures at 2/3: one game in nine, although that is two standard deviations.
        (Fraction(2, 3), 0, 2, "bad"),
        (Fraction(2, 3), 2, 2, "usual"),
        (Fraction(1, 2), 3, 3, "good"),
        (Fraction(1, 2), 6, 6, "very-good"),
        (Fraction(1, 2), 0, 6, "very-bad"),
        (Fraction(1, 2), 50, 100, "usual"),
        (Fraction(1, 2), 61, 100, "very-good"),
        (Fraction(1), 4, 4, "usual"),
        (Fraction(1, 2), 0, 0, "usual"),
    ],
)
def test_luck_is_as_rare_as_its_word_says(chance: Fraction, had: int, rolls: int, degree: str) -> None:
    assert luck(rolled(chance, had, rolls)).degree == degree


def test_every_degree_has_its_word() -> None:
    assert len({said("end-luck", degree=each) for each in ("very-bad", "bad", "usual", "good", "very-good")}) == 5
