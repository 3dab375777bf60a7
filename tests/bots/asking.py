"""Asking brother at a staged table."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from tests.stage import Stage, stage
from voidlock.bots import Seat
from voidlock.games.angel.bots.brother import BrotherBot

FIVE = "claw claw claw tail tail"


def says(table: Stage, *before: str) -> str:
    """His answer to what is asked now, after these answers."""
    table.answer(*before)
    choice = table.game.pending[0]
    return BrotherBot().answer(Seat(table.game, choice.seat), choice, random.Random(1)).text


def at(
    formation: str,
    position: Mapping[str, object],
    *,
    play: str = "",
    event: str = "",
    agenda: Sequence[str] | None = None,
) -> Stage:
    """A staged table whose other fields come from a list of positions."""
    return stage(formation, play=play, event=event, agenda=agenda, dice=(), **position)
