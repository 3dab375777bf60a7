"""Advice on a game file, so that the search can run in a separate process."""

from __future__ import annotations

import random

from voidlock.bots.consulted import Record
from voidlock.bots.seat import Seat
from voidlock.games import load_game

from .advice import Advice, advise


def advice(record: Record, seat: int, texts: list[str], rng: random.Random) -> Advice:
    """The librarian's advice on this seat's choice with these answers."""
    game = load_game(record)[0]
    choice = next(choice for choice in game.choices_of(seat) if choice.texts() == texts)
    return advise(Seat(game, seat), choice, rng)
