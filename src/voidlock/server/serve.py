"""The server process: uvicorn, the store, the event loop, and graceful shutdown."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import NamedTuple

import uvicorn
from starlette.applications import Starlette

from .access.gate import Access, Gate
from .access.limits import raise_file_limit
from .app import Service
from .http.monitoring import admin_app, serving_admin
from .net.accepting import Accepting
from .net.http_protocol import GatedConfig, LimitedConnection
from .net.websocket_protocol import LimitedSocket
from .operations.event_log import event, uvicorn_level
from .operations.refusals import refusals
from .operations.signals import handle_hangup
from .processes.event_loop import HOUR, collect_in_short_pauses, freeze_what_is_loaded, run_fast
from .processes.messages import GameSettings
from .store.databases import leases_for, store_for
from .workers.thinkers import MOST_ASKED, Thinkers

ENDING = 5
"""Seconds open connections get at shutdown."""

LOOK_EVERY = 20
"""Ticks of a tenth of a second between two looks at what connections have still to send."""


class Settings(NamedTuple):
    """What the command line says."""

    database: str
    """A file, or the address of a PostgreSQL database."""
    processes: int
    """Processes that compute for bots, odds and advice."""
    expire_after: float
    """Seconds after which an unused table is buried; 0: never."""
    grave_for: float
    """Seconds after which a buried table is deleted."""
    thoughts: int = MOST_ASKED
    """Jobs that the clients of one address may have waiting."""
    relay: str = ""
    """HOST:PORT where other servers on the same database reach this one; empty: no clients are relayed."""
    access: Access = Access()
    """Limits, trusted proxies and host names."""
    games: GameSettings = GameSettings()


class Server(uvicorn.Server):
    """Calls `ready` once it serves, and shuts down on a signal; a second signal forces it."""

    def __init__(self, config: GatedConfig, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._gate = config.gate
        self._ready = ready
        self._accepting: list[Accepting] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sys.platform == "win32":
            # Its event loop does not tell when a socket has something to accept.
            await super().startup(sockets)
        else:
            await super().startup([])
            self._accepting = [Accepting(each, self._gate, self._protocol) for each in sockets or ()]
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for each in self._accepting:
            each.close()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        if counter % LOOK_EVERY == 0:
            self._cut_stuck()
        return await super().on_tick(counter)

    def _cut_stuck(self) -> None:
        """Close connections whose clients read nothing: each holds a socket, and a page perhaps an open file."""
        now = monotonic()
        for connection in list(self.server_state.connections):
            assert isinstance(connection, LimitedConnection | LimitedSocket)
            waiting = connection.transport.get_write_buffer_size()
            if connection.output.stuck_for(waiting, now) > self._gate.limits.unread_seconds:
                refusals.count("unread_seconds", connection.account.address)
                event("sent_away", kind="not_reading", address=connection.account.address)
                connection.transport.abort()

    def _protocol(self) -> asyncio.Protocol:
        return LimitedConnection(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(
    listener: socket.socket, admin: socket.socket | None, settings: Settings, ready: Callable[[str], None]
) -> None:
    """Serve until a signal. Raises Unusable if waiting for the log would not help.

    `ready` is called once it serves, with what keeps it from saving tables; empty if nothing does.
    """
    raise_file_limit()
    thinkers = Thinkers(settings.processes, settings.thoughts)
    store = store_for(settings.database)
    service = Service(
        store,
        thinkers,
        expire_after=settings.expire_after,
        grave_for=settings.grave_for,
        game_processes=has_game_processes(),
        leases=leases_for(store, settings.relay),
        game_settings=settings.games,
        access=settings.access.answering_to(settings.relay),
    )

    async def run() -> None:
        handle_hangup(settings.games.log)
        async with service.running() as app, serving_admin(admin, admin_app(service.families, service.readiness)):
            thinkers.warm_up()
            if has_game_processes():
                freeze_what_is_loaded()
            else:
                collect_in_short_pauses(HOUR)
            settled = config(app, service.gate, uvicorn_level(settings.games.log))
            await Server(settled, lambda: ready(service.backend.problem)).serve([listener])

    run_fast(run())


def config(app: Starlette, gate: Gate, level: int) -> GatedConfig:
    return GatedConfig(
        app,
        gate,
        http=LimitedConnection,
        ws=LimitedSocket,
        ws_max_size=gate.limits.first_bytes,
        # The gate knows which proxies to trust.
        proxy_headers=False,
        # Views are small, and compressing them halves the speed.
        ws_per_message_deflate=False,
        log_config=None,
        log_level=level,
        access_log=False,
        lifespan="off",
        timeout_graceful_shutdown=ENDING,
    )


def has_game_processes() -> bool:
    """Whether this system can hand a socket to a game process: Windows cannot."""
    return sys.platform != "win32"


def processes_here() -> int:
    """One per processor, minus one for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)
