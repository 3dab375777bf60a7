"""Space Hulk, the board game, as a solo game: the rules play the aliens.

>>> from voidlock import hulk
>>> game = hulk.new("airlock-nine", seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from voidlock.engine import Json, Origin, as_json, new_game, seed_text

from .game import HulkGame
from .mission.shipped import mission_names
from .rules import RULES, SpaceHulk
from .state import State

__all__ = ["RULES", "HulkGame", "SpaceHulk", "State", "mission_named", "mission_names", "new"]


def mission_named(mission: str) -> Json:
    """The `mission` field of a setup, from the name of a built-in mission or the text of a mission file."""
    return {"text": mission} if "\n" in str(mission) else str(mission)


def new(
    mission: str,
    *,
    seed: int | str | None = None,
    settings: Mapping[str, Json] | None = None,
    keep: bool = True,
) -> HulkGame:
    """Start a game and stop at its first question. Wrong arguments raise a `FileError`, which is a `ValueError`.

    `mission` is the name of a built-in mission or the whole text of a mission file. Without a seed the operating system
    provides one. `keep=False` plays faster but keeps no history.
    """
    setup: dict[str, Json] = {"mission": mission_named(mission)}
    if settings:
        setup["settings"] = as_json(settings)
    return cast(HulkGame, new_game(RULES, Origin(seed_text(seed), setup), keep=keep))
