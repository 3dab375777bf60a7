"""Players that need no person: a seat in, an answer out."""

from .chance import RandomBot
from .seat import Bot, Seat

__all__ = ["Bot", "RandomBot", "Seat"]
