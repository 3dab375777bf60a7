"""Bots that answer from a game record, so that they can think in a separate process."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol, runtime_checkable

from voidlock.engine import Json
from voidlock.games import load_game

from .names import bot_kind
from .seat import Seat

Record = dict[str, Json]


class Answered(NamedTuple):
    """Answers as texts, and the seconds that a bot with a time bank has left for its next question."""

    texts: list[str]
    saved: float


@runtime_checkable
class Saving(Protocol):
    """A bot with a time bank. It is rebuilt for each question, so the caller must keep the saved time."""

    saved: float


def answers(record: Record, seat: int, bot: str, rng: random.Random, saved: float = 0.0) -> Answered:
    """The bot's answers to everything its seat owes, in order."""
    game = load_game(record)[0]
    # The bot gets the seat, never the game.
    player, place = bot_kind(bot, game.rules).make(), Seat(game, seat)
    if isinstance(player, Saving):
        player.saved = saved
    texts = [player.answer(place, choice, rng).text for choice in game.choices_of(seat)]
    return Answered(texts, player.saved if isinstance(player, Saving) else 0.0)
