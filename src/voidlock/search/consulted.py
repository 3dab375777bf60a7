"""Advice on a game file, so that the search can run in a process of its own."""

from __future__ import annotations

import random

from voidlock.bots.consulted import Record
from voidlock.bots.seat import Seat
from voidlock.games import loaded

from .advice import Advice, advise


def advice(record: Record, seat: int, texts: list[str], rng: random.Random) -> Advice:
    """What the librarian thinks of the choice of this seat that has these answers."""
    game = loaded(record)[0]
    choice = next(choice for choice in game.owed_by(seat) if choice.texts() == texts)
    return advise(Seat(game, seat), choice, rng)
