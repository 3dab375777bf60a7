"""Background task for advice from a search bot, cancelled when the question changes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from voidlock.engine import Choice
from voidlock.terminal.model.advice import Advice, Failed
from voidlock.terminal.model.asking import advised
from voidlock.terminal.model.emitted import Redrawn
from voidlock.terminal.model.session import Declined

if TYPE_CHECKING:
    from voidlock.terminal.model.controller import Controller


class Adviser:
    """The Librarian's advice on the question. `key` stops it."""

    def __init__(self, controller: Controller, key: str) -> None:
        self.controller, self.key = controller, key
        self.advice: Advice | None = None
        self._thinking: asyncio.Task[None] | None = None

    def ask(self, choice: Choice[object]) -> None:
        """Let the bot think in the background."""
        self.forget()
        self.controller.say(self.controller.words.say("screen-advice-thinking", key=self.key))
        self._thinking = asyncio.create_task(self._thought(choice, self.controller.position))
        self.controller.emit(Redrawn())

    async def _thought(self, choice: Choice[object], position: int) -> None:
        controller, words = self.controller, self.controller.words
        try:
            advice = await controller.sitting.advise(choice)
        except Declined as declined:
            controller.say(declined.told(words), "wrong")
            return
        except Failed:
            controller.say(words.say("screen-advice-failed"), "wrong")
            return
        if position == controller.position:
            self.advice = advice
            controller.emit(Redrawn())
            controller.say(advised(choice, advice, words))

    async def thought(self) -> None:
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
            self.controller.say(self.controller.words.say("screen-advice-stopped"))
            self.controller.emit(Redrawn())
        return thought

    def forget(self) -> None:
        """Drop old advice: the question has changed."""
        if self._thinking is not None:
            self._thinking.cancel()
        self.advice, self._thinking = None, None
