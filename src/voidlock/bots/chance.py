"""The bot that answers at random."""

from __future__ import annotations

import random

from voidlock.engine import Choice, Option
from voidlock.engine.rules import S

from .seat import Seat


class RandomBot:
    """Takes any legal answer, each as likely as the others."""

    redeals = False

    def answer(self, seat: Seat[S], choice: Choice[object], rng: random.Random) -> Option[object]:
        options = choice.options
        return options[int(rng.random() * len(options))]
