"""Asking a bot at a staged table."""

from __future__ import annotations

import random

from tests.stage import Stage
from voidlock.bots import Seat
from voidlock.bots.brother import BrotherBot

FIVE = "claw claw claw tail tail"


def says(table: Stage, *before: str) -> str:
    """Brother's answer to what is asked now, after these answers."""
    table.answer(*before)
    choice = table.game.pending[0]
    return BrotherBot().answer(Seat(table.game, choice.seat), choice, random.Random(1)).text
