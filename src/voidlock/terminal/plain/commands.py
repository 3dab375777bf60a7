"""Commands that line mode carries out in its own way: it prints where the full screen opens a reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from voidlock.terminal.model.context import Command
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.session import Declined
from voidlock.terminal.model.typed import plain
from voidlock.terminal.plain.printing import Printer
from voidlock.words.chances import describe_matters
from voidlock.words.explaining import look_up

if TYPE_CHECKING:
    from voidlock.terminal.plain.mode import LineMode

LAST = 15
"""Log lines shown by default."""

HELP = (
    "terminal-help-advice",
    "terminal-help-look",
    "screen-key-dice",
    "terminal-hints-help",
    "terminal-teacher-help",
)
"""What the help says in every game."""


class LineCommands:
    """The commands of one sitting. `kept` are the settings of the full screen, which shares the teacher."""

    def __init__(self, mode: LineMode, printer: Printer, kept: Preferences) -> None:
        self.mode, self.controller, self.sitting, self.kept = mode, mode.controller, mode.sitting, kept
        self._printer = printer
        self._take_back, self._teach = (self.controller.dialogue.commands[name] for name in ("undo", "teacher"))

    def by_name(self) -> dict[str, Command]:
        """The own ones first, then those of the model that they do not replace; lines have no pace."""
        own: dict[str, Command] = {
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "undo": self._undo,
            "look": self._look_at,
            "teacher": self._teacher,
        }
        model = self.controller.dialogue.commands
        return own | {name: model[name] for name in model if name not in {*own, "pace"}}

    async def _board(self, rest: str) -> None:
        if self.sitting.view is not None:
            self._printer.draw(self.sitting.view, whole=bool(rest))
        self.mode.ask_again()

    async def _help(self, rest: str) -> None:
        if rest:
            for line in look_up(rest, self.controller.words, self.sitting.board.rulebook, self.sitting.view):
                self.mode.console.say(*line)
            return
        for id in (self.mode.lines.help_id, *HELP, *(["screen-key-talk"] if self.sitting.talks else [])):
            self.mode.say(id)

    async def _log(self, rest: str) -> None:
        if rest:
            self._printer.tell_again(self.sitting.events)
        else:
            self._printer.tell_last(LAST)

    async def _look_at(self, rest: str) -> None:
        """All facts that matter at once: nothing here can point at the board."""
        matters, words = await self.controller.advisers.lookout.find(), self.controller.words
        with words.calling(self.controller.narrator.names_at()):
            for told in describe_matters(matters, words):
                self.mode.console.say(told)

    async def _teacher(self, rest: str) -> None:
        """As on the full screen, but the board of a choice is drawn here."""
        if plain(rest).isdecimal():
            choice = self.controller.advisers.teacher.choice(int(plain(rest)[:4]))
            self._printer.draw(await self.sitting.past(choice.events))
            return
        await self._teach(rest)
        if self.kept.teacher != self.controller.preferences.teacher:
            self.kept.teach(self.controller.preferences.teacher)

    async def _undo(self, rest: str) -> None:
        await self._take_back(rest)
        self._printer.drawn = ()


def own_command(mode: LineMode, name: str) -> Command:
    """A command that the game brings."""

    async def do(rest: str) -> None:
        view, find_way = mode.sitting.view, mode.sitting.way
        if view is None:
            raise Declined("screen-not-asked")
        for line in await mode.lines.do(name, rest, view, find_way, mode.words):
            mode.console.say(*line)

    return do
