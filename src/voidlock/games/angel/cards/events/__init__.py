"""The Event cards: 24 kinds, 30 cards."""

from . import formation, next_round, swarms, tokens

__all__ = ["formation", "next_round", "swarms", "tokens"]
