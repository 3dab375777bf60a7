"""Commands about the game and its table, by name; those of the advisers are theirs."""

from __future__ import annotations

from voidlock.terminal.model.answering import Answering
from voidlock.terminal.model.asking import legal, why_none
from voidlock.terminal.model.context import Command, Context
from voidlock.terminal.model.control.prompt_text import PromptText
from voidlock.terminal.model.emitted import Left, Reading, Redrawn, Trouble
from voidlock.terminal.model.narrator import Narrator
from voidlock.terminal.model.preferences import after
from voidlock.terminal.model.session import Declined
from voidlock.terminal.model.typed import plain
from voidlock.texts import LANGUAGES, Words
from voidlock.words.telling import answer


class Commands:
    """Runs commands."""

    def __init__(self, context: Context, text: PromptText, narrator: Narrator, answering: Answering) -> None:
        self._sitting, self._output, self._prompt, self._preferences, _ = context
        self._text, self._narrator, self._answering = text, narrator, answering

    def by_name(self) -> dict[str, Command]:
        found: dict[str, Command] = {
            "undo": self._undo,
            "why": self._why,
            "save": self._save,
            "lang": self._speak,
            "quit": self._quit,
            "pace": self._pace,
            "dice": self._dice,
        }
        return found | ({"say": self._talk, "plan": self._plan, "table": self._settle} if self._sitting.talks else {})

    async def _undo(self, rest: str) -> None:
        await self._answering.undo()

    async def _why(self, rest: str) -> None:
        if not rest:
            raise Declined(self._sitting.board.why_what)
        prompt, words, typed = self._prompt, self._output.words, plain(rest)
        if prompt.choice is None:
            raise Declined("screen-not-asked")
        place = prompt.place_of(typed)
        if place is not None and prompt.offers is None:
            rest = prompt.rows[place].options[0].text
        rest = self._text.retype(rest)
        option = legal(self._sitting, prompt.choice, rest)
        if option is not None:
            self._output.say(words.say("terminal-why-legal", answer=answer(option, words)))
        else:
            self._output.say(await why_none(self._sitting, prompt.choice, rest, words), "wrong")

    async def _plan(self, rest: str) -> None:
        """Tell the others what the player is about to answer."""
        if self._prompt.choice is None or not rest:
            raise Declined("screen-plan-what")
        option = legal(self._sitting, self._prompt.choice, self._text.retype(rest))
        if option is None:
            raise Declined("screen-plan-what")
        await self._sitting.plan(self._prompt.choice, option)

    async def _save(self, rest: str) -> None:
        if not rest:
            raise Declined("terminal-save-where")
        self._output.say(await self._sitting.save(rest, self._output.words))

    async def _speak(self, rest: str) -> None:
        language = rest.casefold() or after(self._output.words.language, LANGUAGES)
        if language not in LANGUAGES:
            raise Declined("terminal-lang-unknown", languages=" ".join(LANGUAGES))
        words = Words(language)
        words.called = self._output.words.called
        self._output.words = words
        self._preferences.speak(language)
        self._output.emit(Trouble(self._sitting.trouble(words)))
        self._output.emit(Redrawn())

    async def _quit(self, rest: str) -> None:
        self._output.emit(Left())

    async def _talk(self, rest: str) -> None:
        if not rest:
            raise Declined("screen-say-what")
        await self._sitting.say(rest)

    async def _dice(self, rest: str) -> None:
        lines = await self._sitting.dice(rest, self._output.words)
        if rest:
            self._output.say(lines[0])
        else:
            # In a window of their own no letter of the hash is cut.
            self._output.emit(Reading(lines))

    async def _settle(self, rest: str) -> None:
        await self._sitting.settle()

    async def _pace(self, rest: str) -> None:
        """Tell events faster or more slowly."""
        self._preferences.next_pace()
        self._sitting.pause = self._preferences.pause
        self._narrator.hurry()
        self._output.say(self._output.words.say("screen-pace", pace=self._preferences.pace))
