"""A server whose store cannot be used yet serves its pages, and its tables as soon as they can be saved."""

from __future__ import annotations

import asyncio

from voidlock.engine import Reason, Refused
from voidlock.server.operations.event_log import failure
from voidlock.server.store.readiness import Readiness
from voidlock.server.store.store import Store, StoreFailed, Unusable

from .backend import Backend, Connection, Session

AGAIN_AFTER = 2.0
"""Seconds between two attempts to begin."""

NOT_READY = Reason("table_not_ready")


class WaitingBackend:
    """Tables that begin once the store can be used; `readiness` says, and logs, why it cannot be."""

    def __init__(self, backend: Backend, store: Store) -> None:
        self._backend = backend
        self._store = store
        self.readiness = Readiness(self._check)
        self.problem = "not open"
        """Why they have not begun."""
        self._waiting: asyncio.Task[None] | None = None
        self.begun = asyncio.Event()

    async def begin(self) -> None:
        """Begin, or keep trying in the background. Raises `Unusable` if waiting would not help."""
        try:
            await self._begin()
        except Unusable:
            raise
        except StoreFailed as failed:
            self._fails(failed)
            self._waiting = asyncio.create_task(self._keep_trying())

    async def _keep_trying(self) -> None:
        while self.problem:
            await asyncio.sleep(AGAIN_AFTER)
            try:
                await self._begin()
                self.readiness.report("")
            except StoreFailed as failed:
                # Even if waiting would not help: a server that serves its pages keeps trying, and says why.
                self._fails(failed)
            except Exception as error:
                failure("beginning_failed")
                self._fails(error)

    async def _begin(self) -> None:
        await self._backend.begin()
        self.problem = ""
        self.begun.set()

    def _fails(self, failed: Exception) -> None:
        self.problem = str(failed) or type(failed).__name__
        self.readiness.report(self.problem)

    async def end(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.gather(self._waiting, return_exceptions=True)
        if self.begun.is_set():
            await self._backend.end()

    async def _check(self) -> None:
        """Whether the store can write; raises StoreFailed."""
        if self.problem:
            raise StoreFailed(self.problem)
        await self._store.check()

    async def enter(self, connection: Connection, first: bytes) -> Session:
        if self.problem:
            raise Refused(NOT_READY)
        return await self._backend.enter(connection, first)
