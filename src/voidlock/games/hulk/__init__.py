"""Space Hulk, the board game, played alone against aliens that play themselves.

>>> from voidlock import hulk
>>> game = hulk.new("airlock-nine", seed=7)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from voidlock.engine import Game, Json, Origin, new_game

from .mission.file import mission_names
from .rules import RULES, SpaceHulk
from .state import State

__all__ = ["RULES", "SpaceHulk", "State", "mission_named", "mission_names", "new"]


def mission_named(mission: str) -> Json:
    """A mission as a setup has it: the name of one of the package, or the whole text of a mission file."""
    return {"text": mission} if "\n" in mission else mission


def new(
    mission: str,
    *,
    seed: int | str | None = None,
    settings: Mapping[str, Json] | None = None,
    keep: bool = True,
) -> Game[State]:
    """A new game at its first question.

    `mission` is the name of a mission of the package or the whole text of a mission file. Without a seed the operating
    system gives one. `keep=False` plays faster and remembers nothing.
    """
    words = secrets.token_hex(16) if seed is None else str(seed)
    setup: dict[str, Json] = {"mission": mission_named(mission)}
    if settings:
        setup["settings"] = dict(settings)
    return new_game(RULES, Origin(words, setup), keep=keep)
