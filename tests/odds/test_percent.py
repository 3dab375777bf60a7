"""How a chance is written: `web/tests/words.test.ts` says the same of the page."""

from fractions import Fraction

import pytest

from tests.odds.sampling import standing_still, view_of
from voidlock.odds import phase
from voidlock.odds.figure import as_float, percent
from voidlock.terminal.reports.simulation import interval

NEARLY = 1 - Fraction(1, 6) ** 40


@pytest.mark.parametrize(
    ("chance", "digits", "written"),
    [
        (0, 0, "0%"),
        (0.004, 0, "<1%"),
        (0.005, 0, "1%"),
        (Fraction(1, 8), 0, "13%"),
        (0.994, 0, "99%"),
        (0.995, 0, ">99%"),
        (NEARLY, 0, ">99%"),
        (1 - NEARLY, 0, "<1%"),
        (Fraction(1), 0, "100%"),
        (0.0004, 1, "<0.1%"),
        (0.125, 1, "12.5%"),
        (0.9996, 1, ">99.9%"),
        (1, 1, "100.0%"),
    ],
)
def test_only_the_impossible_is_0_percent_and_only_the_certain_100(
    chance: Fraction | float, digits: int, written: str
) -> None:
    assert percent(chance, digits) == written


def test_a_rate_and_its_interval_are_certain_only_when_all_games_went_one_way() -> None:
    assert interval(99_999, 100_000) == ">99.9% (>99.9->99.9)"
    assert interval(1, 100_000) == "<0.1% (<0.1-<0.1)"
    assert interval(0, 20).startswith("0.0% (0.0-")


def test_what_is_nearly_certain_does_not_become_certain_as_a_float() -> None:
    assert percent(as_float(NEARLY)) == ">99%"
    assert (as_float(Fraction(1)), as_float(Fraction(1, 2)), as_float(2)) == (1, 0.5, 2)


def test_who_cannot_survive_survives_with_0_percent_after_any_number_of_other_attacks() -> None:
    """Added up as floats, his deaths were not quite certain."""
    others = {"L1": "tail", "R1": "tail", "L2": "tail tail", "R2": "tail"}
    t = standing_still("gideon< 3, leon> 3, zael< 0", piles={"left": 2, "right": 2}, R3="claw " * 6, **others)
    assert percent(phase(view_of(t)).survives["zael"].chance) == "0%"
