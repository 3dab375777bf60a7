"""Command table of both terminal modes, by name."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from voidlock.terminal.model.asking import legal, why_none
from voidlock.terminal.model.emitted import Left, Reading, Redrawn, Trouble
from voidlock.terminal.model.game_board import NO_FIGURES
from voidlock.terminal.model.session import Declined
from voidlock.terminal.model.typed import plain
from voidlock.texts import LANGUAGES, Words
from voidlock.words.telling import answer

if TYPE_CHECKING:
    from voidlock.terminal.model.controller import Controller

Command = Callable[[str], Coroutine[None, None, None]]
"""A handler that gets the text after the command's name. Raises Declined."""


class Commands:
    """Runs commands."""

    def __init__(self, controller: Controller) -> None:
        self.controller, self.sitting = controller, controller.sitting

    def by_name(self) -> dict[str, Command]:
        found: dict[str, Command] = {
            "undo": self._undo,
            "why": self._why,
            "save": self._save,
            "lang": self._speak,
            "quit": self._quit,
            "advice": self._advise,
            "odds": self._odds,
            "look": self._look,
            "pace": self._pace,
            "dice": self._dice,
            "hints": self._hints,
            "teacher": self._teacher,
        }
        return found | ({"say": self._talk, "table": self._table} if self.sitting.talks else {})

    async def _undo(self, rest: str) -> None:
        if self.controller.kept_acting:
            self.controller.kept_acting = False
            await self.sitting.undo()
        told = await self.sitting.undo()
        self.controller.say(self.controller.words.say(told))

    async def _why(self, rest: str) -> None:
        if not rest:
            raise Declined(self.sitting.board.why_what)
        prompt, words, typed = self.controller.prompt, self.controller.words, plain(rest)
        if prompt.choice is None:
            raise Declined("screen-not-asked")
        place = prompt.place_of(typed)
        if place is not None and prompt.offers is None:
            rest = prompt.rows[place].options[0].text
        rest = self.controller.retyped(rest)
        option = legal(self.sitting, prompt.choice, rest)
        if option is not None:
            self.controller.say(words.say("terminal-why-legal", answer=answer(option, words)))
        else:
            self.controller.say(await why_none(self.sitting, prompt.choice, rest, words), "wrong")

    async def _save(self, rest: str) -> None:
        if not rest:
            raise Declined("terminal-save-where")
        self.controller.say(await self.sitting.save(rest, self.controller.words))

    async def _speak(self, rest: str) -> None:
        language = rest.casefold()
        if language not in LANGUAGES:
            raise Declined("terminal-lang-unknown", languages=" ".join(LANGUAGES))
        words = Words(language)
        words.called = self.controller.words.called
        self.controller.words = words
        self.controller.preferences.speak(language)
        self.controller.emit(Trouble(self.sitting.trouble(self.controller.words)))
        self.controller.emit(Redrawn())

    async def _quit(self, rest: str) -> None:
        self.controller.emit(Left())

    async def _advise(self, rest: str) -> None:
        prompt = self.controller.prompt
        if prompt.choice is None or prompt.offers is not None:
            raise Declined("screen-not-asked")
        self.controller.adviser.ask(prompt.choice)

    async def _talk(self, rest: str) -> None:
        if not rest:
            raise Declined("screen-say-what")
        await self.sitting.say(rest)

    async def _dice(self, rest: str) -> None:
        words = self.controller.words
        lines = await self.sitting.dice(rest, words)
        if rest:
            self.controller.say(lines[0])
        else:
            # In a window of their own no letter of the hash is cut.
            self.controller.emit(Reading(lines))

    async def _hints(self, rest: str) -> None:
        """Explain what is new, or nothing any more; without an argument, the other of the two."""
        hints, words = self.controller.hinting.hints, self.controller.words
        named = [
            on
            for on in (True, False)
            if rest.casefold() in words.say("terminal-hints-on" if on else "terminal-hints-off").split()
        ]
        hints.switch(named[0] if named else not hints.on)
        self.controller.say(words.say("terminal-hints-switched-on" if hints.on else "terminal-hints-switched-off"))
        self.controller.emit(Redrawn())

    async def _teacher(self, rest: str) -> None:
        """Look back after each round, or not any more; a number shows the board then."""
        teacher, words, typed = self.controller.teacher, self.controller.words, rest.casefold()
        if typed in words.say("terminal-hints-on").split():
            teacher.switch(True)
        elif typed in words.say("terminal-hints-off").split():
            teacher.switch(False)
        elif typed.isdecimal():
            await self.controller.look_back(teacher.choice(int(typed[:4])).events)
        else:
            teacher.tell()

    async def _table(self, rest: str) -> None:
        await self.sitting.settle()

    async def _odds(self, rest: str) -> None:
        """Show or hide the odds."""
        controller, preferences = self.controller, self.controller.preferences
        preferences.switch_odds()
        controller.figures = NO_FIGURES
        controller.say(controller.words.say("screen-odds-on" if preferences.odds else "screen-odds-off"))
        controller.emit(Redrawn())
        controller.compute_odds()

    async def _look(self, rest: str) -> None:
        """Point at the next fact that matters."""
        await self.controller.lookout.point()

    async def _pace(self, rest: str) -> None:
        """Tell events faster or more slowly."""
        preferences = self.controller.preferences
        preferences.next_pace()
        self.sitting.pause = preferences.pause
        self.controller.hurry()
        self.controller.say(self.controller.words.say("screen-pace", pace=preferences.pace))
