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
from .operations.event_log import event
from .operations.loop_lag import measure_loop_lag
from .operations.measured_store import MeasuredStore
from .operations.measures import REGISTRY, counted
from .operations.metrics import Family
from .operations.processes import process_families
from .operations.readiness import Readiness
from .rooms.hub import Hub
from .rooms.thinkers import Thinkers
from .store.store import Store, StoreFailed

EXPIRE_EVERY = 3600.0
"""Seconds between two searches for expired tables."""


class Service:
    """The application and its hub. `processes` compute for bots; unused tables expire, unless `expire_after` is 0.

    `metrics_here`: without an admin port, the plainest counters are on the public one, for this computer only.
    """

    def __init__(
        self, store: Store, *, processes: int = 1, expire_after: float = 0.0, metrics_here: bool = True
    ) -> None:
        self.hub = Hub(MeasuredStore(store), Thinkers(processes))
        self.readiness = Readiness(self.hub.store.check)
        self._expire_after = expire_after
        self._tasks: list[asyncio.Task[None]] = []
        socket = WebSocketRoute("/socket", WebSocketHandler(self.hub).__call__)
        pages = routes(self.hub, self.readiness, metrics_here=metrics_here)
        self.app = Starlette(routes=[socket, *pages], middleware=[SECURITY_HEADERS])

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Starlette]:
        """Serve while the context lasts. Raises StoreFailed if the log cannot be used."""
        await self.hub.begin()
        self._tasks.append(asyncio.create_task(measure_loop_lag("server")))
        if self._expire_after:
            self._tasks.append(asyncio.create_task(self._expire()))
        try:
            yield self.app
        finally:
            for task in self._tasks:
                task.cancel()
            await self.hub.end()

    async def families(self) -> list[Family]:
        """The metrics of all processes."""
        return [*counted(self.hub.counters()), *REGISTRY.families(), *process_families("server")]

    async def _expire(self) -> None:
        while True:
            with contextlib.suppress(StoreFailed):
                for name in await self.hub.store.expire(time.time() - self._expire_after):
                    event("expired", table=name)
                    self.hub.cache.forget(name)
            await asyncio.sleep(EXPIRE_EVERY)
