"""A bot that slips: the heuristics, and now and then any answer."""

from __future__ import annotations

import random

from voidlock.bots.chance import RandomBot
from voidlock.bots.seat import Seat
from voidlock.engine import Choice, Option
from voidlock.games.angel.state import State

from .brother import BrotherBot

SLIPS = 0.15
"""How often it answers at random."""


class RecruitBot:
    """Plays like a brother who does not always look."""

    redeals = True

    def __init__(self) -> None:
        self._brother, self._careless = BrotherBot(), RandomBot()

    def answer(self, seat: Seat[State], choice: Choice[object], rng: random.Random) -> Option[object]:
        slips = rng.random() < SLIPS
        return self._careless.answer(seat, choice, rng) if slips else self._brother.answer(seat, choice, rng)
