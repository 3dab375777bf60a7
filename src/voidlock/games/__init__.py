"""Both games by their names, for whoever plays either without knowing its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voidlock.engine import AnyGame, AnyRules, Json, Origin, Reason, Witness, load, new_game

from . import angel, hulk

ANGEL: Final = angel.RULES.name
HULK: Final = hulk.RULES.name

RULES: Final[Mapping[str, AnyRules]] = {ANGEL: angel.RULES, HULK: hulk.RULES}


def game_of(data: Mapping[str, Json]) -> str:
    """Which game a file holds. Whether there is such a game is for `loaded` to say."""
    return str(data.get("game", ANGEL))


def loaded(data: dict[str, Json], witness: Witness | None = None) -> tuple[AnyGame, list[Reason]]:
    """The game of a file, and what has to be said about it. Raises FileError."""
    if game_of(data) == HULK:
        return load(data, {HULK: hulk.RULES}, witness)
    return load(data, {ANGEL: angel.RULES}, witness)


def begun(name: str, origin: Origin) -> AnyGame:
    """A new game at its first question. Raises FileError."""
    return new_game(hulk.RULES, origin) if name == HULK else new_game(angel.RULES, origin)
