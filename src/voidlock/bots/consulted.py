"""Bots consulted about a game as its record tells it, so that they can think in a process of their own."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, NamedTuple, Protocol, runtime_checkable

from voidlock.engine import Game, Json, load
from voidlock.engine.rules import S
from voidlock.games import ANGEL, HULK, angel, game_of, hulk

from .names import bot_kind
from .seat import Seat

if TYPE_CHECKING:
    from voidlock.search import Advice

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
    if game_of(record) == HULK:
        return _answers(load(record, {HULK: hulk.RULES})[0], seat, bot, rng, saved)
    return _answers(load(record, {ANGEL: angel.RULES})[0], seat, bot, rng, saved)


def _answers(game: Game[S], seat: int, bot: str, rng: random.Random, saved: float) -> Answered:
    """The bot is handed the seat, never the game."""
    player, place = bot_kind(bot, game.rules).make(), Seat(game, seat)
    if isinstance(player, Saving):
        player.saved = saved
    texts = [player.answer(place, choice, rng).text for choice in game.owed_by(seat)]
    return Answered(texts, player.saved if isinstance(player, Saving) else 0.0)


def advice(record: Record, seat: int, texts: list[str], rng: random.Random) -> Advice:
    """What the librarian thinks of the choice of this seat that has these answers."""
    if game_of(record) == HULK:
        return _advice(load(record, {HULK: hulk.RULES})[0], seat, texts, rng)
    return _advice(load(record, {ANGEL: angel.RULES})[0], seat, texts, rng)


def _advice(game: Game[S], seat: int, texts: list[str], rng: random.Random) -> Advice:
    # Imported late: few ask for advice.
    from voidlock.search import advise

    choice = next(choice for choice in game.owed_by(seat) if choice.texts() == texts)
    return advise(Seat(game, seat), choice, rng)
