"""Asking the squad leader at a staged board."""

from __future__ import annotations

import random

from tests.hulk.stage import Stage
from voidlock.bots import Seat
from voidlock.games.hulk.bots.sergeant import SergeantBot


def says(table: Stage, *before: str) -> str:
    """His answer to what is asked now, after these answers."""
    table.answer(*before)
    return SergeantBot().answer(Seat(table.game, 1), table.asked, random.Random(1)).text


def played(table: Stage, marine: str) -> list[str]:
    """A whole activation of a marine as he would play it, as far as the dice allow."""
    table.answer(f"activate:{marine}")
    found: list[str] = []
    while table.game.pending and table.state.active == table.number(marine):
        found.append(says(table))
        table.game.apply(1, found[-1])
    return found
