"""What all parts of the model share: a sitting, what is asked and said about it, and what is worked out meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import NamedTuple

from voidlock.terminal.model.emitted import Emitted, Notice
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.prompt import PromptModel
from voidlock.terminal.model.session import Declined, Sitting
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


class Background:
    """The tasks whose result will soon be shown, by name: a new one replaces the old one."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def start(self, name: str, work: Coroutine[None, None, None]) -> None:
        if self._closed:
            work.close()
            return
        self.stop(name)
        self._tasks[name] = self._sitting.run_in_background(work)

    def stop(self, name: str) -> None:
        """Cancel the task of this name, unless it is the one that asks for it."""
        if name in self._tasks and self._tasks[name] is not asyncio.current_task():
            self._tasks.pop(name).cancel()

    def close(self) -> None:
        """Cancel all tasks and start no more."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()

    def running(self) -> list[asyncio.Task[None]]:
        return [task for task in self._tasks.values() if not task.done()]


class Context(NamedTuple):
    """One sitting, and what is asked and said about it."""

    sitting: Sitting
    output: Output
    prompt: PromptModel
    preferences: Preferences
    background: Background
