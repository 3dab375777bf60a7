"""Bots: players that get a seat and return an answer."""

from .chance import RandomBot
from .seat import Bot, Seat

__all__ = ["Bot", "RandomBot", "Seat"]
