"""Logistic regression with an L2 penalty, by Newton's method: the chance to win, from features of positions."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


def fitted(rows: Array, won: Array, before: Array, pull: float) -> Array:
    """Weights of the chance to win, regularised towards the earlier ones."""
    scale = rows.std(0)
    scale[scale < 1e-9] = 1.0
    scaled, start = rows / scale, before * scale
    weights = start.copy()
    tie = pull * np.eye(len(weights))
    for _ in range(60):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chance - won) / len(won) + tie @ (weights - start)
        bend = (scaled * (chance * (1 - chance))[:, None]).T @ scaled / len(won) + tie
        step = np.linalg.solve(bend, slope)
        weights -= step
        if abs(step).max() < 1e-7:
            break
    found: Array = weights / scale
    return found


def loss(rows: Array, won: Array, weights: Array) -> float:
    chance = np.clip(1 / (1 + np.exp(-rows @ weights)), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())
