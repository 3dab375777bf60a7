"""The ASGI application: a WebSocket for the game and a few HTTP pages."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from .connection.pages import SECURITY_HEADERS, routes
from .connection.websocket import WebSocketHandler
from .rooms.hub import Hub
from .store.store import Store, StoreFailed
from .thinking.jobs import Thinker
from .thinking.thinkers import Thinkers

EXPIRE_EVERY = 3600.0
"""Seconds between two searches for expired tables."""


class Service:
    """The application and its hub. Unused tables expire, unless `expire_after` is 0.

    A bot may play out `bot_games` games for an answer, or what its game allows.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinker | None = None,
        *,
        expire_after: float = 0.0,
        bot_games: int | None = None,
    ) -> None:
        self.hub = Hub(store, thinkers or Thinkers(1), bot_games)
        self._expire_after = expire_after
        self._cleaning: asyncio.Task[None] | None = None
        socket = WebSocketRoute("/socket", WebSocketHandler(self.hub).__call__)
        self.app = Starlette(routes=[socket, *routes(self.hub)], middleware=[SECURITY_HEADERS])

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Starlette]:
        """Serve while the context lasts. Raises StoreFailed if the log cannot be used."""
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
                    self.hub.cache.forget(name)
            await asyncio.sleep(EXPIRE_EVERY)
