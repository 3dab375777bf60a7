"""What asks: typed lines, each a command, an offer or an answer."""

from __future__ import annotations

from voidlock.terminal.model.answering import Answering
from voidlock.terminal.model.board.game_board import Row
from voidlock.terminal.model.context import Command, Context
from voidlock.terminal.model.control.pointing import Pointing
from voidlock.terminal.model.control.prompt_text import PromptText
from voidlock.terminal.model.keys import BEGIN, ENTER
from voidlock.terminal.model.session import Declined, Offer
from voidlock.terminal.model.typed import command_of, plain


class Dialogue:
    """Runs what is typed or picked at the prompt. A face adds commands of its own to the table."""

    def __init__(
        self, context: Context, text: PromptText, answering: Answering, pointing: Pointing, commands: dict[str, Command]
    ) -> None:
        self._output, self._prompt, self._text = context.output, context.prompt, text
        self._answering, self._pointing, self.commands = answering, pointing, commands
        self._numbered = False
        """Whether the line was a number when it last changed."""

    async def command(self, name: str, rest: str = "") -> None:
        """Run a command."""
        await self._output.grant(self.commands[name](rest))

    async def enter(self, line: str) -> None:
        """Run a typed line: a command, an offer or an answer."""
        line = without_sign(line)
        command, asked = command_of(line, self.commands, self._output.words), self._prompt.choice
        # A game may have an answer that is spelled like a command.
        if command is not None and (asked is None or plain(line) not in asked.texts()):
            name, rest = command
            # Chat and words for the dice keep their spelling.
            await self.command(name, line.partition(" ")[2].strip() if name in ("say", "dice") else rest)
            return
        try:
            line = self._text.retype(line)
        except Declined as declined:
            self._output.say(declined.describe(self._output.words), "wrong")
            return
        meant, choice = self._prompt.find_entry(line), self._prompt.choice
        if meant is not None:
            await self._take(meant)
        elif self._prompt.offers is None and choice is None:
            self._output.say(self._output.words.say("screen-not-asked"), "wrong")
        elif choice is None or self._prompt.offers is not None or plain(line).isdecimal():
            self.refuse_key(plain(line))
        else:
            await self._output.grant(self._answering.turn_down(line, choice))

    async def enter_or_pick(self, line: str) -> None:
        """Run a typed line; an empty one takes what is selected."""
        if line:
            await self.enter(line)
        elif self._prompt.selected is not None:
            await self.pick(self._prompt.selected)

    async def pick(self, place: int) -> None:
        """Take the offer or answer at this place of the list."""
        meant = self._prompt.entry_at(place)
        if meant is None:
            self.refuse_key(str(place + 1))
        else:
            await self._take(meant)

    async def _take(self, meant: Offer | Row) -> None:
        choice = self._prompt.choice
        if isinstance(meant, Offer):
            await self._output.grant(self._answering.take(meant))
        elif meant.id:
            self._pointing.narrow(meant)
        elif choice is not None:
            await self._answering.answer(choice, meant.options[0])

    def refuse_key(self, key: str) -> None:
        """Say that no entry has this key or number."""
        id = "screen-no-such-key" if self._prompt.gaps else "terminal-no-such-number"
        self._output.say(self._output.words.say(id, key=key[:20], number=self._prompt.size), "wrong")

    def follow_typing(self, typed: str) -> int | None:
        """The place of the answer whose number is on the line; what Enter takes is said for as long as it does."""
        place = self._prompt.place_of(typed)
        if place is not None:
            self._output.say(self._output.words.say("screen-number-typed", key=ENTER, number=typed))
        elif self._numbered and typed.isdecimal():
            self.refuse_key(typed)
        elif self._numbered and typed:
            self._output.say("")
        self._numbered = place is not None or typed.isdecimal()
        return place

    def names(self, letter: str) -> bool:
        """Whether a capital letter alone names an answer: it is a key, not the beginning of a line."""
        if not letter.isupper():
            return False
        typed = self._text.retype(letter)
        return typed != letter and self._prompt.find_entry(typed) is not None

    def complete(self, typed: str) -> str:
        """The first answer that begins like this; what is typed if none does."""
        texts = self._prompt.spellings(self._output.words)
        begun = without_sign(typed).casefold()
        return next((text for text in texts if text.casefold().startswith(begun)), typed)


def without_sign(line: str) -> str:
    """The line without the sign that only lets it begin with any letter."""
    return line[1:] if plain(line[:1]) == BEGIN else line
