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

import os
import sys
from importlib import import_module
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
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


def _compiled_is_older() -> bool:
    """Whether a source has changed since `make compiled` put its compiled module beside it."""
    for compiled in Path(__path__[0]).glob("*/**/*.so"):
        source = compiled.with_name(compiled.name.partition(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > compiled.stat().st_mtime:
            return True
    return False


def _find_sources(folder: str) -> FileFinder:
    """Find modules of this package by their sources alone; Python would take compiled ones first."""
    if not folder.startswith(__path__[0]):
        raise ImportError
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


if find_spec("voidlock__mypyc") and (os.environ.get("VOIDLOCK_PLAIN") or _compiled_is_older()):
    sys.path_hooks.insert(0, _find_sources)

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
