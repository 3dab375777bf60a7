"""Background tasks by name: a new one replaces the old one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from voidlock.terminal.model.session import Sitting


class Background:
    """The tasks whose result will soon be shown."""

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
