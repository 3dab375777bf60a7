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
from .front.games import Games, GamesHere
from .front.processes import GameProcesses
from .front.supervisor import GameSettings
from .operations.event_log import event
from .operations.loop_lag import measure_loop_lag
from .operations.measured_store import MeasuredStore
from .operations.measures import REGISTRY
from .operations.metrics import Family, merged
from .operations.processes import process_families
from .operations.readiness import Readiness
from .rooms.budget import CpuBudget
from .rooms.hub import Hub
from .rooms.thinkers import Thinkers
from .store.store import Store, StoreFailed

EXPIRE_EVERY = 3600.0
"""Seconds between two searches for expired tables."""


class Service:
    """The application and its tables.

    `processes` compute for bots. Tables are in `workers` game processes of each kind; with 0, in this one. Unused
    tables expire, unless `expire_after` is 0. `metrics_here`: without an admin port, a few counters are on the public
    one.
    """

    def __init__(
        self,
        store: Store,
        *,
        processes: int = 1,
        expire_after: float = 0.0,
        workers: int = 0,
        game_settings: GameSettings | None = None,
        metrics_here: bool = True,
    ) -> None:
        self._store = MeasuredStore(store)
        self.readiness = Readiness(self._store.check)
        self._expire_after = expire_after
        self._tasks: list[asyncio.Task[None]] = []
        settings = game_settings or GameSettings()
        thinkers = Thinkers(processes)
        self.games: Games
        if workers:
            self.games = GameProcesses(self._store, thinkers, workers, settings)
        else:
            self.games = GamesHere(Hub(self._store, thinkers, CpuBudget(settings.request_cpu)))
        socket = WebSocketRoute("/socket", WebSocketHandler(self.games).__call__)
        pages = routes(self.games, self.readiness, metrics_here=metrics_here)
        self.app = Starlette(routes=[socket, *pages], middleware=[SECURITY_HEADERS])

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Starlette]:
        """Serve while the context lasts. Raises StoreFailed if the log cannot be used."""
        await self.games.begin()
        self._tasks.append(asyncio.create_task(measure_loop_lag("front")))
        if self._expire_after:
            self._tasks.append(asyncio.create_task(self._expire()))
        try:
            yield self.app
        finally:
            for task in self._tasks:
                task.cancel()
            await self.games.end()

    async def families(self) -> list[Family]:
        """The metrics of all processes."""
        return merged([*await self.games.families(), *REGISTRY.families(), *process_families("front")])

    async def _expire(self) -> None:
        while True:
            with contextlib.suppress(StoreFailed):
                expired = await self._store.expire(time.time() - self._expire_after)
                for name in expired:
                    event("expired", table=name)
                self.games.forget(expired)
            await asyncio.sleep(EXPIRE_EVERY)
