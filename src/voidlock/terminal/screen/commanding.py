"""Commands that are typed, some of which have keys too."""

from __future__ import annotations

from collections.abc import Callable, Coroutine

from voidlock.terminal.explaining import looked_up
from voidlock.terminal.sitting.sitting import Declined, Sitting
from voidlock.terminal.typed import plain
from voidlock.texts import LANGUAGES, Words

from .advising import Advising
from .asking import explained_things, help_lines, why_none
from .game_board import NO_FIGURES, Sight
from .paces import Likings
from .panels import reading_columns

Commanded = Callable[[str], Coroutine[None, None, None]]
"""Is told what follows the command."""


class Commanding(Advising):
    """Does what a command says."""

    def __init__(self, sitting: Sitting, words: Words, likings: Likings | None = None) -> None:
        super().__init__(sitting, words, likings)
        self._commands: dict[str, Commanded] = {
            "help": self._help,
            "board": self._board,
            "log": self._whole_log,
            "undo": self._undo,
            "why": self._why,
            "save": self._save,
            "lang": self._speak,
            "quit": self._quit,
            "advice": self._advise,
            "odds": self._odds,
            "pace": self._pace,
        }
        if sitting.talks:
            self._commands |= {"say": self._talk, "table": self._table}

    async def _help(self, rest: str) -> None:
        if rest:
            self.read([line.text for line in looked_up(rest, self.words, self.sitting.board.rulebook)])
            return
        row = self._row()
        told = explained_things(self.sitting.board, self._choice, row.options[0] if row else None, self.words)
        self.read([*told, *([""] if told else []), *help_lines(self.sitting, self.words)])

    async def _board(self, rest: str) -> None:
        if self._view is not None:
            people = self.sitting.people(self.words)
            size = reading_columns(self.size.width), self.size.height
            decks = self.sitting.board.decks(self._view, Sight(self.words, size))
            self.read([*([people] if people else []), *decks])

    async def _whole_log(self, rest: str) -> None:
        tale = self.sitting.board.tale()
        self.read([line.text for event in self.sitting.events for line in tale.lines(event, self.words)])

    async def _undo(self, rest: str) -> None:
        told = await self.sitting.undo()
        self.say(self.words.say(told))

    async def _why(self, rest: str) -> None:
        if not rest:
            raise Declined("terminal-why-what")
        if self._choice is None:
            raise Declined("screen-not-asked")
        rows, typed = self._rows(), plain(rest)
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(rows):
            rest = rows[int(typed[:9]) - 1].options[0].text
        self.say(await why_none(self.sitting, self._choice, rest, self.words))

    async def _save(self, rest: str) -> None:
        if not rest:
            raise Declined("terminal-save-where")
        self.say(await self.sitting.save(rest, self.words))

    async def _speak(self, rest: str) -> None:
        language = rest.casefold()
        if language not in LANGUAGES:
            raise Declined("terminal-lang-unknown", languages=" ".join(LANGUAGES))
        self.words = Words(language)
        self.say(self.sitting.trouble(self.words), "wrong")
        self._ask()
        self.show()

    async def _quit(self, rest: str) -> None:
        self.leave(0)

    async def _talk(self, rest: str) -> None:
        if not rest:
            raise Declined("screen-say-what")
        await self.sitting.say(rest)

    async def _table(self, rest: str) -> None:
        await self.sitting.settle()

    async def _odds(self, rest: str) -> None:
        self.likings.odds = not self.likings.odds
        self.likings.keep()
        self.figures = NO_FIGURES
        self.say(self.words.say("screen-odds-on" if self.likings.odds else "screen-odds-off"))
        self._ask()
        self.show()
        self._reckon()

    async def _pace(self, rest: str) -> None:
        self.likings.next_pace()
        self.sitting.pause = self.likings.pause
        self.hurry()
        self.say(self.words.say("screen-pace", pace=self.likings.pace))
