"""Discrete action space: every answer that the game can ever offer has a fixed index."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from voidlock.engine import Choice

PASS = 0
"""The only action of a seat that owes nothing."""

Mask = NDArray[np.int8]
Observation = NDArray[np.float32]


class Catalogue:
    """Actions by index, `pass` first, looked up by text."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = ("pass", *texts)
        self.size = len(self.texts)
        self.index = {text: index for index, text in enumerate(self.texts)}

    def indices(self, choice: Choice[object]) -> list[int]:
        """The actions that answer the choice, in the order of its options."""
        return [self.index[option.text] for option in choice.options]

    def mask(self, legal: list[int]) -> Mask:
        """1 for each of these actions, 0 for every other."""
        made = np.zeros(self.size, dtype=np.int8)
        made[legal] = 1
        return made
