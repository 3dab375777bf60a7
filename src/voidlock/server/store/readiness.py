"""Readiness probe: whether the store can write, cached for a second or until a call of it fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic

from voidlock.server.operations.event_log import event

from .store import StoreFailed

CACHED_FOR = 1.0
"""Seconds for which an answer holds."""

PATIENCE = 2.0
"""Seconds in which the store must answer."""


class Readiness:
    """Whether requests can be carried out. `check` writes something durable, or raises `StoreFailed`."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self._check = check
        self._probe: asyncio.Task[None] | None = None
        self._problem = ""
        self._until = 0.0

    def doubt(self) -> None:
        """A call of the store has failed: the next answer is a fresh one."""
        self._until = 0.0

    async def problem(self) -> str:
        """Why the server is not ready; empty if it is."""
        if monotonic() >= self._until:
            # A probe that hangs stays the only one: a stuck disk must not collect a queue of them.
            self._probe = self._probe or asyncio.create_task(self._ask())
            done, _ = await asyncio.wait([self._probe], timeout=PATIENCE)
            if not done:
                self.report(f"no answer within {PATIENCE:g} s")
        return self._problem

    async def _ask(self) -> None:
        try:
            await self._check()
            self.report("")
        except StoreFailed as error:
            self.report(str(error))
        finally:
            self._probe = None

    def report(self, problem: str) -> None:
        """What the last probe or request found; logged when it changes."""
        if problem and problem != self._problem:
            event("not_ready", level=logging.ERROR, reason=problem)
        elif self._problem and not problem:
            event("ready", level=logging.WARNING)
        self._problem = problem
        self._until = monotonic() + CACHED_FOR
