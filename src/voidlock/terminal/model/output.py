"""Where the model speaks: the player's words, and the face that shows what is emitted."""

from __future__ import annotations

from collections.abc import Callable, Coroutine

from voidlock.terminal.model.emitted import Emitted, Notice
from voidlock.terminal.model.session import Declined
from voidlock.texts import Words

Command = Callable[[str], Coroutine[None, None, None]]
"""A handler that gets the text after the command's name. Raises Declined."""


class Output:
    """The words of the player's language, which may change, and a function that shows plain values."""

    def __init__(self, words: Words, emit: Callable[[Emitted], None]) -> None:
        self.words, self.emit = words, emit

    def say(self, text: str, style: str = "") -> None:
        self.emit(Notice(text, style))

    async def grant(self, work: Coroutine[None, None, None]) -> None:
        """Run it, or say why it was declined."""
        try:
            await work
        except Declined as declined:
            self.say(declined.describe(self.words), "wrong")
