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
from .front.games import Games, GamesHere
from .front.processes import GameProcesses
from .front.relay import LeasedGames
from .front.supervisor import GameSettings
from .rooms.budget import CpuBudget
from .rooms.hub import Hub
from .rooms.thinkers import Thinkers
from .store.leases import Leases
from .store.store import Store


class Service:
    """The application and its tables.

    `processes` compute for bots. Tables are in `workers` game processes of each kind; with 0, in this one. Unused
    tables expire, unless `expire_after` is 0. With `leases`, guests are relayed to the server that plays their table.
    """

    def __init__(
        self,
        store: Store,
        *,
        processes: int = 1,
        expire_after: float = 0.0,
        grave_for: float = WEEK,
        workers: int = 0,
        game_settings: GameSettings | None = None,
        leases: Leases | None = None,
    ) -> None:
        self._cleaning: asyncio.Task[None] | None = None
        settings = game_settings or GameSettings()
        thinkers = Thinkers(processes)
        self.games: Games
        if workers:
            self.games = GameProcesses(store, thinkers, workers, settings)
        else:
            self.games = GamesHere(Hub(store, thinkers, CpuBudget(settings.request_cpu)))
        if leases is not None:
            self.games = LeasedGames(self.games, leases)
        self._expiry = Expiry(store, self.games.forget, expire_after, grave_for)
        socket = WebSocketRoute("/socket", WebSocketHandler(self.games).__call__)
        self.app = Starlette(routes=[socket, *routes(self.games)], middleware=[SECURITY_HEADERS])

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Starlette]:
        """Serve while the context lasts. Raises StoreFailed if the log cannot be used."""
        await self.games.begin()
        self._cleaning = asyncio.create_task(self._expiry.run())
        try:
            yield self.app
        finally:
            if self._cleaning is not None:
                self._cleaning.cancel()
            await self.games.end()
