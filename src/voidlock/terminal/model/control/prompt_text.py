"""The prompt in words: the question, the numbered answers, and what the selected one means."""

from __future__ import annotations

from voidlock.terminal.model.advisers.advisers import Advisers
from voidlock.terminal.model.asking import detail
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.control.pointing import Pointing
from voidlock.terminal.model.narrator import Narrator


class PromptText:
    """Describes the prompt, with the names of now, odds and advice."""

    def __init__(self, context: Context, narrator: Narrator, pointing: Pointing, advisers: Advisers) -> None:
        self._sitting, self._output, self._prompt, _, _ = context
        self._narrator, self._pointing, self._advisers = narrator, pointing, advisers

    def question(self) -> str:
        """The question, or the text in its place."""
        words = self._output.words
        with words.calling(self._narrator.names_at()):
            asked = self._prompt.question(self._sitting.view, words)
        if asked:
            return asked
        return self._narrator.meanwhile() if self._narrator.waits else self._sitting.status(words)

    def lesson_text(self) -> str:
        """What the lesson says, once the events before it are told."""
        hidden = self._narrator.waits or self._narrator.covered
        return "" if hidden else self._sitting.lesson_text(self._output.words)

    def lines(self) -> list[str]:
        """The numbered answers."""
        words, advisers = self._output.words, self._advisers
        with words.calling(self._narrator.names_at()):
            return self._prompt.lines(self._sitting.view, words, advisers.odds.visible, advisers.adviser.advice)

    def warning(self) -> str:
        """What the player must read before they press Enter."""
        view, option, board, words = self._sitting.view, self._prompt.option, self._sitting.board, self._output.words
        if view is None:
            return ""
        if self._pointing.at is not None:
            return self._pointing.warning()
        return board.warning(view, option, words) if option is not None else ""

    def detail(self, *, meaning: bool = True) -> str:
        """Text about the square under the cursor, or about the selected answer; with its `meaning`."""
        board, prompt, words = self._sitting.board, self._prompt, self._output.words
        looked = self._pointing.describe()
        if looked or prompt.option is None or prompt.choice is None:
            return looked
        meant = board.more_about(prompt.choice, prompt.option, words) if meaning else ""
        return detail(board, prompt.option, meant, words, self._advisers.adviser.advice)

    def meanings(self) -> list[str]:
        """What the player needs to know about each answer of the list; empty where there is nothing."""
        choice, board, words = self._prompt.choice, self._sitting.board, self._output.words
        if choice is None or self._prompt.offers is not None:
            return [""] * self._prompt.size
        return ["" if row.id else board.more_about(choice, row.options[0], words) for row in self._prompt.rows]

    def retype(self, line: str) -> str:
        """A typed line in the engine's words. Raises Declined."""
        view, words = self._sitting.view, self._output.words
        if view is None or self._prompt.offers is not None:
            return line
        with words.calling(self._narrator.names_at()):
            return self._sitting.board.lines.retype(line, view, words)
