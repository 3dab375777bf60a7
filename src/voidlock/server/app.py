"""The ASGI application: a WebSocket for the game and a few HTTP pages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from .access.checks import RequestChecks
from .access.gate import Access, Gate
from .capacity import Capacity
from .connection.websocket import WebSocketHandler
from .expiry import WEEK, Expiry
from .front.games import Games, GamesHere
from .front.processes import GameProcesses
from .front.relay import LeasedGames
from .front.supervisor import GameSettings
from .http.pages import SECURITY_HEADERS, STATIC, Page, page_is_built, routes
from .operations.loop_lag import measure_loop_lag
from .operations.measured_log import MeasuredLog
from .operations.measures import REGISTRY, counted
from .operations.metrics import Family, merged
from .operations.processes import process_families
from .operations.readiness import Readiness
from .rooms.budget import CpuBudget
from .rooms.hub import Hub
from .store.leases import Leases
from .store.store import Store
from .thinking.thinkers import Thinkers


class Service:
    """The application and its tables.

    Tables are in `workers` game processes of each kind; with 0, in this one. Unused tables expire, unless
    `expire_after` is 0. With `leases`, guests are relayed to the server that plays their table. `metrics_here`: without
    an admin port, a few counters are on the public one.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        *,
        expire_after: float = 0.0,
        grave_for: float = WEEK,
        workers: int = 0,
        game_settings: GameSettings | None = None,
        metrics_here: bool = True,
        leases: Leases | None = None,
        access: Access | None = None,
    ) -> None:
        self.gate = Gate(access)
        self.readiness = Readiness(store.check)
        self._tasks: list[asyncio.Task[None]] = []
        settings = (game_settings or GameSettings())._replace(limits=self.gate.limits)
        self._thinkers = thinkers = thinkers or Thinkers(1)
        self.games: Games
        if workers:
            self.games = GameProcesses(store, thinkers, workers, settings, self.gate.accounts)
        else:
            budget = CpuBudget(settings.request_cpu, self.gate.accounts.spend)
            hub = Hub(MeasuredLog(store), thinkers, budget, bot_games=settings.bot_games, limits=settings.limits)
            self.games = GamesHere(hub)
        if leases is not None:
            self.games = LeasedGames(self.games, leases)
            self.gate.relay_token = leases.token.encode()
        self._expiry = Expiry(store, self.games.forget, expire_after, grave_for)
        self._capacity = Capacity(store, self.gate)
        socket = WebSocketRoute("/socket", WebSocketHandler(self.games, self.gate).__call__)
        self._page = Page(STATIC) if page_is_built() else None
        pages = routes(self.games, self.gate, self.readiness, thinkers, self._page, metrics_here=metrics_here)
        checks = Middleware(RequestChecks, gate=self.gate)
        self.app = Starlette(routes=[socket, *pages], middleware=[SECURITY_HEADERS, checks])

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Starlette]:
        """Serve while the context lasts. Raises StoreFailed if the log cannot be used."""
        await self.games.begin()
        if self._page is not None:
            await self._page.warm_up()
        works = (measure_loop_lag("front"), self._expiry.run(), self._capacity.run())
        self._tasks += [asyncio.create_task(work) for work in works]
        try:
            yield self.app
        finally:
            for task in self._tasks:
                task.cancel()
            await self.games.end()

    async def families(self) -> list[Family]:
        """The metrics of all processes."""
        own = [*counted(self._thinkers.counters()), *REGISTRY.families(), *process_families("front")]
        return merged([*await self.games.families(), *own, self._capacity.family()])
