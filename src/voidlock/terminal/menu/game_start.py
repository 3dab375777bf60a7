"""Strategy per game: how it starts from typed options, and what it asks a player for the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Protocol

from voidlock.engine import Argument, Json, State
from voidlock.games import Kit, Wanted
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.texts import Words


class Message(NamedTuple):
    """A message with its arguments.

    `more` is the id of a text that is shown while the cursor is on it, `about` of one that stands beside it, and `key`
    picks it; without a key it has a number.
    """

    id: str
    arguments: Mapping[str, Argument] = {}
    more: str = ""
    about: str = ""
    key: str = ""


class Back(Exception):
    """The player goes back to the first page."""


class Delete(Exception):
    """The player wants to delete what the answer at this place is about."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


class Asker(Protocol):
    """Asks a player, on the screen or in lines. Each question raises Back if they go back to the first page."""

    words: Words

    async def ask(self, asked: Message, answers: Sequence[Message], at: int = 0, *, deletes: int = 0) -> int:
        """Ask a question and return the place of the answer; `at` is the usual one.

        Raises Delete for one of the first answers, as many as `deletes` says.
        """

    async def ask_file(self, asked: Message, found: Sequence[Path], check: Callable[[str, Words], object]) -> str:
        """Ask for a path, typed or one of `found`. If `check` raises BadOption or FileError, ask again."""

    async def ask_line(self, asked: Message, check: Callable[[str, Words], object]) -> str:
        """Ask for a line. If `check` raises BadOption or FileError, ask again."""

    async def read(self, lines: list[str], rulebook: str) -> None:
        """Show lines to read at leisure."""

    def note(self, text: str) -> None:
        """Say what went wrong, before the next question."""

    def switch_language(self) -> None:
        """Ask in the next language from now on."""

    def take_ground(self) -> None:
        """Draw with the colours that were just chosen."""


class Way(NamedTuple):
    """An entry of the first screen: its message, the questions that follow it, and its key.

    The message with `-about` after its id says more.
    """

    id: str
    chosen: Callable[[Asker], Awaitable[GameOptions]]
    key: str = ""


class GameStart:
    """How one game starts. The defaults are those of a game whose options are its kit's."""

    ways: Sequence[Way] = ()
    """What the first screen offers."""

    bots_wrong = "screen-option-bots"
    """The message about `--bots` that names no seat of this game."""

    def check(self, options: GameOptions, words: Words) -> None:
        """Refuse options that this game does not have, before anything is asked. Raises BadOption."""
        for option in ("players", "teams", "mission", "setting"):
            if getattr(options, option) is not None and option not in options.kit.takes:
                raise BadOption(words.say("reason-sim_option", option=option, game=options.kit.name))

    def is_complete(self, options: GameOptions) -> bool:
        """Whether a game can start without another question."""
        return True

    async def complete(self, options: GameOptions, asker: Asker) -> GameOptions:
        """The same, with the rest chosen by the player."""
        return options

    def setup(self, options: GameOptions, bots: Mapping[int, str], words: Words) -> dict[str, Json]:
        """The setup of the new game, as its rules take it. Raises BadOption, FileError and Refused."""
        return options.kit.setup(Wanted(options.players, options.teams, options.mission, options.setting))

    def for_bots(self, options: GameOptions) -> GameOptions:
        """Give the typed bots the seats in order."""
        seated = [f"{seat}={bot}" for seat, bot in enumerate((options.bots or "").split(","), start=1)]
        return options._replace(players=len(seated), bots=",".join(seated))

    def mission(self, typed: str) -> str:
        """A mission as the kit's `setup` takes it: a file is read. Raises FileError."""
        return typed


def start_of(kit: Kit[State]) -> GameStart:
    """A game's own start, or the plain one."""
    return GameStart() if kit.start is None else kit.start()()
