"""How sure a rate is."""

from __future__ import annotations

from math import sqrt

NORMAL_95 = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a rate. It stays within 0 and 1, and no games say nothing."""
    if not games:
        return 0.0, 1.0
    square = NORMAL_95 * NORMAL_95
    rate = wins / games
    centre = rate + square / (2 * games)
    spread = NORMAL_95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    # At the ends rounding would leave a trace of what is exactly nothing.
    low = 0.0 if wins == 0 else (centre - spread) / whole
    high = 1.0 if wins == games else (centre + spread) / whole
    return low, high
