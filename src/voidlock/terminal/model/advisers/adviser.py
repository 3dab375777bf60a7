"""Background task for advice from a search bot, cancelled when the question changes."""

from __future__ import annotations

import asyncio

from voidlock.engine import Choice
from voidlock.terminal.model.advice import Advice, Failed
from voidlock.terminal.model.asking import describe_advice
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.emitted import Redrawn
from voidlock.terminal.model.session import Declined


class Adviser:
    """The Librarian's advice on the question. `key` stops it."""

    def __init__(self, context: Context, key: str) -> None:
        self._sitting, self._output, self._prompt, _, _ = context
        self._key = key
        self.advice: Advice | None = None
        self._thinking: asyncio.Task[None] | None = None

    async def ask(self, rest: str) -> None:
        """Let the bot think about the question in the background. Raises Declined."""
        if self._prompt.choice is None or self._prompt.offers is not None:
            raise Declined("screen-not-asked")
        if not self._sitting.advises:
            raise Declined("learn-no-advice")
        self.forget()
        self._output.say(self._output.words.say("screen-advice-thinking", key=self._key))
        self._thinking = asyncio.create_task(self._think(self._prompt.choice))
        self._output.emit(Redrawn())

    async def _think(self, choice: Choice[object]) -> None:
        words = self._output.words
        try:
            self.advice = await self._sitting.advise(choice)
        except Declined as declined:
            self._output.say(declined.describe(words), "wrong")
            return
        except Failed:
            self._output.say(words.say("screen-advice-failed"), "wrong")
            return
        self._output.emit(Redrawn())
        self._output.say(describe_advice(choice, self.advice, words))

    async def wait(self) -> None:
        """Wait until the bot has answered or was cancelled."""
        if self._thinking is not None:
            await asyncio.wait([self._thinking])

    @property
    def thinks(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def stop(self) -> bool:
        """Cancel the advice and say so. Returns whether a bot was thinking."""
        thought = self.thinks
        if thought:
            self.forget()
            self._output.say(self._output.words.say("screen-advice-stopped"))
            self._output.emit(Redrawn())
        return thought

    def forget(self) -> None:
        """Drop old advice: the question has changed."""
        if self._thinking is not None:
            self._thinking.cancel()
        self.advice, self._thinking = None, None
