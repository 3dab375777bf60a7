"""Value object for the command-line options."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from voidlock.engine import State
from voidlock.games import Kit, choose_kit
from voidlock.texts import Words


class BadOption(Exception):
    """An invalid option. The text says why."""


class NothingFound(BadOption):
    """A name that nothing has."""


class BadFile(BadOption):
    """A player's file for a game, with errors: the lines tell all of them."""

    def __init__(self, game: str, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.game, self.lines = game, lines


class GameOptions(NamedTuple):
    """What the command line or the menu asks for; None where it is left open."""

    players: int | None = None
    teams: str | None = None
    seed: str | None = None
    load: Path | None = None
    game: str | None = None
    mission: str | None = None
    bots: str | None = None
    plain: bool = False
    setting: Mapping[str, str] | None = None
    """Rules settings that are not the default."""
    lesson: str | None = None
    """The id of a lesson; empty: one has to be picked."""
    puzzle: str | None = None
    """The id of a puzzle."""
    hints: bool | None = None
    """Whether to explain what is new."""
    watch: bool = False
    """Whether to watch: the bots of a new game, or a file from its start."""
    link: str | None = None
    """The link to a table on a server, or the address where a new one is opened."""
    name: str | None = None
    """The names of the players at that table, separated by commas."""
    seat: int = 0
    """The seat at that table; 0: the first free one."""

    @property
    def kit(self) -> Kit[State]:
        """The chosen game. Raises FileError if there is no such game."""
        return choose_kit(self.game, self.mission)


MENU = GameOptions()
"""Nothing is asked for yet: the menu is shown."""


def is_text(typed: str) -> bool:
    """Whether the text can be saved in a file: invalid bytes from the shell become lone surrogates."""
    try:
        typed.encode()
    except UnicodeEncodeError:
        return False
    return True


def see_that_load_stands_alone(options: GameOptions, words: Words) -> None:
    """A loaded game has its own players, teams, settings and seed. Raises BadOption."""
    for option in ("players", "teams", "seed", "mission", "game", "setting"):
        if getattr(options, option) is not None:
            raise BadOption(words.say("terminal-option-load-alone", option=f"--{option}"))
