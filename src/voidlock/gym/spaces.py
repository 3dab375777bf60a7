"""Action and observation spaces, with masked sampling."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from .catalogue import PASS, Mask


class Answers(Discrete[np.int64]):
    """All actions of the game. Without a mask, it samples from the legal ones.

    In everything else (batches, equality, `n`) it is `Discrete`.
    """

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: list[int] = [PASS]

    # The library types both masks alike.
    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> np.int64:
        if mask is None and probability is None:
            return np.int64(self.legal[int(self.np_random.integers(len(self.legal)))])
        return super().sample(mask, probability)


def observation_box(size: int) -> Box[np.float32]:
    return Box(0.0, 1.0, (size,), np.float32)


def masked_observation(size: int, actions: int) -> Dict:
    """An observation with its mask, as in PettingZoo's classic games."""
    return Dict({"observation": observation_box(size), "action_mask": Box(0, 1, (actions,), np.int8)})
