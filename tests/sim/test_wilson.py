"""The Wilson interval, against figures from elsewhere and against chance itself."""

import pytest

from voidlock.sim.wilson import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # E. B. Wilson's score interval without correction, from Newcombe (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_the_ends_are_exact() -> None:
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)
