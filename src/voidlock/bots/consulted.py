"""Bots consulted about a game as its record tells it, so that they can think in a process of their own."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol, runtime_checkable

from voidlock.engine import Json
from voidlock.games import loaded

from .names import bot_kind
from .seat import Seat

Record = dict[str, Json]


class Answered(NamedTuple):
    """Answers as texts, and the seconds that a bot which saves time has left over for its next question."""

    texts: list[str]
    saved: float


@runtime_checkable
class Saving(Protocol):
    """A bot that keeps the time it does not need. It is made anew for each question, so somebody must remember it."""

    saved: float


def answers(record: Record, seat: int, bot: str, rng: random.Random, saved: float = 0.0) -> Answered:
    """What a bot answers to all that its seat owes, in order."""
    game = loaded(record)[0]
    # The bot gets the seat, never the game.
    player, place = bot_kind(bot, game.rules).make(), Seat(game, seat)
    if isinstance(player, Saving):
        player.saved = saved
    texts = [player.answer(place, choice, rng).text for choice in game.owed_by(seat)]
    return Answered(texts, player.saved if isinstance(player, Saving) else 0.0)
