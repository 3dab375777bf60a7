"""Space Hulk: Death Angel, the base game for one to six players.

>>> from voidlock import angel
>>> game = angel.new(players=1, seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from voidlock.engine import Json, Origin, as_json, new_game, seed_text

from .game import AngelGame
from .rules import RULES, DeathAngel
from .state import State

__all__ = ["RULES", "AngelGame", "DeathAngel", "State", "new"]


def new(
    players: int = 1,
    *,
    seed: int | str | None = None,
    teams: str | Sequence[Sequence[str]] = "draft",
    settings: Mapping[str, str] | None = None,
    keep: bool = True,
) -> AngelGame:
    """A new game at its first question. Wrong arguments raise a `FileError`, which is a `ValueError`.

    `teams` is `draft` (picked in turn, as the rules say), `random`, or a list of teams for each player. `settings` are
    the readings that are not the default (`angel.settings`). Without a seed the operating system provides one.
    `keep=False` plays faster and keeps no history.
    """
    setup: dict[str, Json] = {"players": as_json(players), "teams": as_json(teams)}
    if settings:
        setup["settings"] = as_json(settings)
    return cast(AngelGame, new_game(RULES, Origin(seed_text(seed), setup), keep=keep))
