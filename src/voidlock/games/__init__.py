"""The registry of games: `KITS` holds one `Kit` per game, and nothing else in the program knows a game's name.

>>> from voidlock.games import KITS, kit_of
>>> list(KITS)
['angel', 'hulk']
>>> kit_of("angel").seats
6
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from voidlock.engine import WORDING, AnyGame, FileError, Game, Json, Reason, Refused, Rules, State, Witness

from .angel.kit import KIT as ANGEL
from .hulk.kit import KIT as HULK
from .kit import Kit, Lacking, Part, Rolled, S, Wanted, require

__all__ = [
    "DEFAULT",
    "KITS",
    "Kit",
    "Lacking",
    "Part",
    "Rolled",
    "Wanted",
    "choose_kit",
    "game_of",
    "kit_for",
    "kit_of",
    "load_game",
    "register",
    "require",
    "unregister",
]

KITS: Final[dict[str, Kit[State]]] = {}
"""Every game by its name, the default first."""


def register(kit: Kit[S]) -> None:
    """Add a game to the program. Raises ValueError if another game has its name."""
    if KITS.get(kit.name, kit) is not kit:
        raise ValueError(f"there is another game called {kit.name!r}")
    if kit.words is not None:
        from voidlock.texts.words import add_words

        add_words(kit.name, kit.words)
    # A kit's parts only ever get games that its own rules made, so its state type can be dropped here.
    KITS[kit.name] = cast("Kit[State]", kit)


def unregister(kit: Kit[S]) -> None:
    """Remove a game and its words from the program."""
    from voidlock.texts.words import remove_words

    del KITS[kit.name]
    remove_words(kit.name)


register(ANGEL)
register(HULK)

DEFAULT: Final = ANGEL.name
"""The game of a file or a command that names none."""


def kit_of(name: str) -> Kit[State]:
    """The kit of a game. Raises FileError if there is none by this name."""
    if name not in KITS:
        raise FileError("game_unknown", "game", name=name[:40])
    return KITS[name]


def kit_for(rules: Rules[S]) -> Kit[S]:
    """The kit of these rules. Raises FileError if their game is not registered."""
    return cast("Kit[S]", kit_of(rules.name))


def choose_kit(game: str | None, mission: str | None = None) -> Kit[State]:
    """The kit that a command line means: a mission alone implies its game. Raises FileError."""
    if game is None and mission is not None:
        return next(kit for kit in KITS.values() if "mission" in kit.takes)
    return kit_of(DEFAULT if game is None else game)


def game_of(data: Mapping[str, Json]) -> str:
    """The name of the game in a file; `load_game` checks that it exists."""
    return str(data.get("game", DEFAULT))


def load_game(data: dict[str, Json], witness: Witness | None = None) -> tuple[Game[State], list[Reason]]:
    """The game of a file, and notes about it for the player. Raises FileError."""
    return KITS.get(game_of(data), KITS[DEFAULT]).load(data, witness)


def _board(game: AnyGame) -> str:
    from voidlock.public import board

    return board(game)


def _refusal(refused: Refused) -> str:
    from voidlock.public import refusal

    return refusal(refused)


WORDING.board, WORDING.refusal = _board, _refusal
