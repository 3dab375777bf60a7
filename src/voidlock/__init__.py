"""Voidlock: two games of marines in the dark, with bots, odds, simulations and learning environments.

angel   Space Hulk: Death Angel, the card game for one to six players
hulk    Space Hulk, the board game, played alone against aliens that play themselves
games   every game by its name; `register` adds one of your own
engine  the runtime that games are written for
odds    exact probabilities of Death Angel
bots    players that need no person
search  the librarian's search, and its advice
sim     many games by bots, with tallies and plots
gym     environments for Gymnasium and PettingZoo

`load`, `save`, `board` and `review` take a game from a file, put it into one, show it and tell how lucky it was.
docs/api.md says which names are stable. Each module is imported when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"

__all__ = [
    "__version__",
    "angel",
    "board",
    "bots",
    "engine",
    "games",
    "gym",
    "hulk",
    "load",
    "odds",
    "review",
    "save",
    "search",
    "sim",
]

FUNCTIONS = ("board", "load", "review", "save")

if TYPE_CHECKING:
    from voidlock import angel, bots, engine, games, gym, hulk, odds, search, sim
    from voidlock.public import board, load, review, save
else:

    def __getattr__(name: str) -> object:
        """Import a public module or function on first use (PEP 562)."""
        if name in FUNCTIONS:
            return getattr(import_module("voidlock.public"), name)
        if name not in __all__:
            raise AttributeError(f"module 'voidlock' has no attribute {name!r}")
        return import_module(f"voidlock.{name}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
