"""The ASGI application: a WebSocket for the game and a few HTTP pages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from prometheus_client import Metric
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from .access.checks import RequestChecks
from .access.gate import Access, Gate
from .capacity import Capacity
from .http.pages import SECURITY_HEADERS, STATIC, Page, page_is_built, routes
from .net.arrivals import Arrivals
from .net.websocket import WebSocketHandler
from .notifications.sender import notifier_for
from .operations.loop_lag import measure_loop_lag
from .operations.metrics import REGISTRY, number_families
from .operations.processes import process_families
from .processes.backend import Backend, LocalBackend
from .processes.game_processes import GameProcesses
from .processes.messages import GameSettings
from .processes.relay import LeasedBackend
from .processes.waiting import WaitingBackend
from .store.alarms import Alarms
from .store.expiry import WEEK, Expiry
from .store.leases import Leases
from .store.measured_log import MeasuredLog
from .store.store import Store
from .tables.budget import CpuBudget
from .tables.hub import Hub
from .workers.thinkers import Thinkers


class Service:
    """The application and its tables.

    Tables are in game processes, or all in this one. Unused tables expire, unless
    `expire_after` is 0. With `leases`, guests are relayed to the server that plays their table.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers | None = None,
        *,
        expire_after: float = 0.0,
        grave_for: float = WEEK,
        game_processes: bool = False,
        game_settings: GameSettings | None = None,
        leases: Leases | None = None,
        access: Access | None = None,
    ) -> None:
        self.gate = Gate(access)
        self._tasks: list[asyncio.Task[None]] = []
        settings = (game_settings or GameSettings())._replace(limits=self.gate.limits)
        self._thinkers = thinkers = thinkers or Thinkers(1)
        notifier = notifier_for(settings.notifications)
        self.tables: LocalBackend | GameProcesses
        if game_processes:
            self.tables = GameProcesses(store, thinkers, settings, self.gate.accounts.spend, self._doubt)
        else:
            budget = CpuBudget(settings.request_cpu, self.gate.accounts.spend)
            log = MeasuredLog(store, self._doubt)
            hub = Hub(
                log,
                thinkers,
                budget,
                bot_games=settings.bot_games,
                limits=settings.limits,
                subscriptions=store,
                notifier=notifier,
            )
            self.tables = LocalBackend(hub)
        backend: Backend = self.tables
        if leases is not None:
            backend = LeasedBackend(backend, leases)
            self.gate.relay_token = leases.token.encode()
        self.backend = WaitingBackend(backend, store)
        self.readiness = self.backend.readiness
        self._expiry = Expiry(store, expire_after, grave_for)
        self._alarms = Alarms(store, self.tables.wake, leases)
        self._capacity = Capacity(store, self.gate)
        self._arrivals = Arrivals(self.gate.limits.arrivals)
        handler = WebSocketHandler(self.backend, self.gate, self._arrivals, notifier.channels)
        socket = WebSocketRoute("/socket", handler.__call__)
        self._page = Page(STATIC, self.gate.proxies) if page_is_built() else None
        pages = routes(self.gate, self.readiness, thinkers, store, self._page)
        checks = Middleware(RequestChecks, gate=self.gate)
        self.app = Starlette(routes=[socket, *pages], middleware=[SECURITY_HEADERS, checks])

    def _doubt(self) -> None:
        """A call of the store has failed."""
        self.readiness.doubt()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Starlette]:
        """Serve while the context lasts, the tables once the log can be used. Raises Unusable if it never can."""
        await self.backend.begin()
        if self._page is not None:
            await self._page.warm_up()
        self._tasks += [asyncio.create_task(measure_loop_lag("front")), asyncio.create_task(self._look_after_tables())]
        try:
            yield self.app
        finally:
            for task in self._tasks:
                task.cancel()
            await self.backend.end()
            self._thinkers.close()

    async def _look_after_tables(self) -> None:
        await self.backend.begun.wait()
        await asyncio.gather(self._expiry.run(), self._capacity.run(), self._alarms.run())

    async def families(self) -> list[Metric]:
        """The metrics of all processes."""
        here = {
            **self._thinkers.counters(),
            "arrivals_waiting": len(self._arrivals),
            "stored_bytes": self._capacity.stored_bytes,
        }
        own = [*number_families(here), *REGISTRY.collect(), *process_families("front")]
        return [*await self.tables.families(), *own]
