"""The menu in plain lines: each question with its answers, and a line to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from voidlock.engine import FileError
from voidlock.terminal.console import Console, InputEnded
from voidlock.terminal.menu.game_start import Back, Delete, Message
from voidlock.terminal.menu.options import BadOption
from voidlock.terminal.model.preferences import Preferences, after
from voidlock.terminal.model.typed import command_of, plain
from voidlock.texts import LANGUAGES, Words
from voidlock.words.telling import file_trouble


class ConsoleAsker:
    """Asks on a console. Enter alone takes the usual answer, and so does the end of a program's input."""

    def __init__(self, console: Console, words: Words, preferences: Preferences) -> None:
        self._console, self.words, self._preferences = console, words, preferences
        self._first = ""
        """The id of the first question: `quit` leaves from there, and returns to it from any other."""

    async def ask(self, asked: Message, answers: Sequence[Message], at: int = 0, *, deletes: int = 0) -> int:
        self._first = self._first or asked.id
        keys = [answer.key or str(number) for number, answer in enumerate(answers, start=1)]
        texts = [self._describe(answer) for answer in answers]
        self._console.say(self.words.say(asked.id, asked.arguments), "question")
        for key, text, answer in zip(keys, texts, answers, strict=True):
            self._console.say(f"{key:>2}. {text}")
            if answer.more and answer.more != answer.about:
                self._console.say("    " + self.words.say(answer.more, answer.arguments), "quiet")
        while True:
            line = plain(self._read(keys[at]))
            if not line or line.casefold() in self.words.say("terminal-yes").split():
                return at
            self._leave_or_delete(line, asked, keys[:deletes])
            place = place_of(line, keys, texts)
            if place is not None:
                return place
            self._console.say(self.words.say("screen-no-such-key", key=line[:20]), "wrong")

    def _describe(self, answer: Message) -> str:
        told = self.words.say(answer.id, answer.arguments)
        if not answer.about or not self.words.has(answer.about):
            return told
        return self.words.say("terminal-explained", name=told, text=self.words.say(answer.about, answer.arguments))

    def _read(self, usual: str) -> str:
        try:
            return self._console.ask(self.words.say("terminal-choose", key=usual))
        except InputEnded:
            if self._console.person:
                self._console.say(self.words.say("terminal-input-ended"))
                raise
            # There is no one to ask; continuing loses nothing.
            return ""

    def _leave_or_delete(self, line: str, asked: Message, deletes: Sequence[str]) -> None:
        """Raises InputEnded, Back and Delete."""
        command, rest = command_of(line, ["quit", "delete"], self.words) or ("", "")
        if command == "quit":
            raise InputEnded if asked.id == self._first else Back
        if command == "delete" and rest in deletes:
            raise Delete(deletes.index(rest))

    async def ask_file(self, asked: Message, found: Sequence[Path], check: Callable[[str, Words], object]) -> str:
        for number, path in enumerate(found, start=1):
            self._console.say(f"{number:>2}. {path}")
        typed = await self.ask_line(asked, lambda line, words: check(path_of(line, found), words))
        return path_of(typed, found)

    async def ask_line(self, asked: Message, check: Callable[[str, Words], object]) -> str:
        self._console.say(self.words.say(asked.id, asked.arguments), "question")
        while True:
            # Keep the spelling: it may name a file.
            line = self._console.ask("> ").strip()
            self._leave_or_delete(line, asked, ())
            try:
                check(line, self.words)
            except FileError as error:
                self._console.say(file_trouble(error, self.words), "wrong")
            except BadOption as wrong:
                self._console.say(str(wrong), "wrong")
            else:
                return line

    async def read(self, lines: list[str], rulebook: str) -> None:
        for line in lines:
            self._console.say(line)

    def note(self, text: str) -> None:
        self._console.say(text, "wrong")

    def switch_language(self) -> None:
        self.words = Words(after(self.words.language, LANGUAGES))
        self._preferences.speak(self.words.language)

    def take_ground(self) -> None:
        """Lines have no ground."""


def place_of(line: str, keys: Sequence[str], texts: Sequence[str]) -> int | None:
    """The place of the answer with this key, or whose words begin like this; None if none or several do."""
    typed = line.casefold()
    found = [place for place, key in enumerate(keys) if key.casefold() == typed]
    found = found or [place for place, text in enumerate(texts) if text.casefold().startswith(typed)]
    return found[0] if len(found) == 1 else None


def path_of(line: str, found: Sequence[Path]) -> str:
    """The path that was typed, or the listed one with this number."""
    number = int(line[:4]) if line.isdecimal() else 0
    return str(found[number - 1]) if 1 <= number <= len(found) else line
