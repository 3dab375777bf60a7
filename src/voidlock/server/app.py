"""The server as an application: a socket for the game, and a few plain pages."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from .connection.pages import SEALED, routes
from .connection.websocket import WebSocketHandler
from .rooms.hub import Hub
from .rooms.thinkers import Thinkers
from .store.store import Store, StoreFailed

EXPIRE_EVERY = 3600.0
"""Seconds between two looks for tables that nobody uses."""


class Service:
    """Everything that serves. `processes` think for bots; tables expire after so many seconds, or never."""

    def __init__(self, store: Store, *, processes: int = 1, expire_after: float = 0.0) -> None:
        self.hub = Hub(store, Thinkers(processes))
        self._expire_after = expire_after
        self._cleaning: asyncio.Task[None] | None = None
        door = WebSocketRoute("/socket", WebSocketHandler(self.hub).__call__)
        self.app = Starlette(routes=[door, *routes(self.hub)], middleware=[SEALED])

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Starlette]:
        """Raises StoreFailed if the logs cannot be kept."""
        await self.hub.begin()
        if self._expire_after:
            self._cleaning = asyncio.create_task(self._expire())
        try:
            yield self.app
        finally:
            if self._cleaning is not None:
                self._cleaning.cancel()
            await self.hub.end()

    async def _expire(self) -> None:
        while True:
            with contextlib.suppress(StoreFailed):
                for name in await self.hub.store.expire(time.time() - self._expire_after):
                    self.hub.forget(name)
            await asyncio.sleep(EXPIRE_EVERY)
