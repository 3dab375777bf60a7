"""The ASGI application: a WebSocket for the game and a few HTTP pages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from .connection.pages import SECURITY_HEADERS, routes
from .connection.websocket import WebSocketHandler
from .expiry import WEEK, Expiry
from .rooms.hub import Hub
from .rooms.thinkers import Thinkers
from .store.store import Archive


class Service:
    """The application and its hub. `processes` compute for bots; unused tables expire, unless `expire_after` is 0."""

    def __init__(
        self, store: Archive, *, processes: int = 1, expire_after: float = 0.0, grave_for: float = WEEK
    ) -> None:
        self.hub = Hub(store, Thinkers(processes))
        self._expiry = Expiry(store, self.hub.cache.forget, expire_after, grave_for)
        self._cleaning: asyncio.Task[None] | None = None
        socket = WebSocketRoute("/socket", WebSocketHandler(self.hub).__call__)
        self.app = Starlette(routes=[socket, *routes(self.hub)], middleware=[SECURITY_HEADERS])

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Starlette]:
        """Serve while the context lasts. Raises StoreFailed if the log cannot be used."""
        await self.hub.begin()
        self._cleaning = asyncio.create_task(self._expiry.run())
        try:
            yield self.app
        finally:
            if self._cleaning is not None:
                self._cleaning.cancel()
            await self.hub.end()
