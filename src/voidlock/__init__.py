"""Voidlock: two games of marines in the dark, with bots, odds, simulations and learning environments.

angel   Space Hulk: Death Angel, the card game for one to six players
hulk    Space Hulk, the board game, played alone against aliens that play themselves
games   every game by its name; `register` adds one of your own
engine  the runtime that games are written for
odds    exact probabilities of Death Angel
bots    players that need no person
sim     many games by bots, with tallies and plots
gym     environments for Gymnasium and PettingZoo

docs/api.md says which names are stable. Each module is imported when it is first used.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = ["__version__", "angel", "bots", "engine", "games", "gym", "hulk", "odds", "sim"]

if TYPE_CHECKING:
    from voidlock import angel, bots, engine, games, gym, hulk, odds, sim
else:

    def __getattr__(name: str) -> ModuleType:
        """Import a public module on first use (PEP 562)."""
        if name not in __all__:
            raise AttributeError(f"module 'voidlock' has no attribute {name!r}")
        return import_module(f"voidlock.{name}")

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
