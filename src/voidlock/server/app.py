"""The ASGI application: a WebSocket for the game and a few HTTP pages."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from .connection.checks import RequestChecks
from .connection.gate import Access, Gate
from .connection.pages import SECURITY_HEADERS, routes
from .connection.websocket import WebSocketHandler
from .rooms.hub import Hub
from .rooms.thinkers import Thinkers
from .store.store import Store, StoreFailed

EXPIRE_EVERY = 3600.0
"""Seconds between two searches for expired tables."""


class Service:
    """The application and its hub. `processes` compute for bots; unused tables expire, unless `expire_after` is 0."""

    def __init__(
        self, store: Store, *, processes: int = 1, expire_after: float = 0.0, access: Access | None = None
    ) -> None:
        self.gate = Gate(access)
        self.hub = Hub(store, Thinkers(processes), self.gate.limits)
        self._expire_after = expire_after
        self._cleaning: asyncio.Task[None] | None = None
        socket = WebSocketRoute("/socket", WebSocketHandler(self.hub, self.gate).__call__)
        checks = Middleware(RequestChecks, gate=self.gate)
        self.app = Starlette(routes=[socket, *routes(self.hub, self.gate)], middleware=[SECURITY_HEADERS, checks])

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
