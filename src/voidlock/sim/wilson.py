"""Wilson score interval: how certain a rate is."""

from __future__ import annotations

from math import sqrt

NORMAL_95 = 1.959963984540054
"""The 97.5 % quantile of the normal distribution."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a rate: within 0 and 1, and all of it without games."""
    if not games:
        return 0.0, 1.0
    square = NORMAL_95 * NORMAL_95
    rate = wins / games
    centre = rate + square / (2 * games)
    spread = NORMAL_95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    whole = 1 + square / games
    # Exact at the ends, where rounding would leave a residue.
    low = 0.0 if wins == 0 else (centre - spread) / whole
    high = 1.0 if wins == games else (centre + spread) / whole
    return low, high
