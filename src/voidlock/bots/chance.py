"""Uniform random bot."""

from __future__ import annotations

import random

from voidlock.engine import Choice, Option
from voidlock.engine.rules import S

from .seat import Seat


class RandomBot:
    """Picks any legal answer, each with the same probability."""

    redeals = False

    def answer(self, seat: Seat[S], choice: Choice[object], rng: random.Random) -> Option[object]:
        options = choice.options
        return options[int(rng.random() * len(options))]
