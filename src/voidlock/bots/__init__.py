"""Bots: players that get a seat and return an answer.

>>> import random
>>> from voidlock import angel
>>> from voidlock.bots import RandomBot, Seat
>>> game, bot, rng = angel.new(seed=7), RandomBot(), random.Random(7)
>>> while game.pending:
...     choice = game.pending[0]
...     events = game.apply(choice.seat, bot.answer(Seat(game, choice.seat), choice, rng))
>>> game.result
'loss'
"""

from .chance import RandomBot
from .seat import Bot, Seat

__all__ = ["Bot", "RandomBot", "Seat"]
