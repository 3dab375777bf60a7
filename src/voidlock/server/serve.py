"""The server process: uvicorn, the store, the event loop, and graceful shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import uvicorn
from starlette.applications import Starlette

from .app import Service
from .connection.gate import Access, Gate
from .connection.http_protocol import GatedConfig, LimitedConnection
from .connection.limits import raise_file_limit
from .connection.websocket_protocol import LimitedSocket
from .store.sqlite import SqliteStore
from .store.store import Store

ENDING = 5
"""Seconds open connections get at shutdown."""


class Settings(NamedTuple):
    """What the command line says."""

    database: str
    """A file, or the address of a PostgreSQL database."""
    processes: int
    """Processes that compute for bots, odds and advice."""
    expire_after: float
    """Seconds after which an unused table is deleted; 0: never."""
    verbose: bool
    access: Access = Access()
    """Limits, trusted proxies and host names."""


class NoPostgres(Exception):
    """The optional PostgreSQL library is not installed."""


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def store_for(database: str) -> Store:
    if not is_postgres(database):
        return SqliteStore(Path(database))
    try:
        from .store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise NoPostgres from error
    return PostgresStore(database)


class Server(uvicorn.Server):
    """Calls `ready` once it serves, and shuts down on a signal; a second signal forces it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def serve(listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until a signal. Raises StoreFailed if the log cannot be used."""
    level = logging.INFO if settings.verbose else logging.WARNING
    logging.basicConfig(format="%(asctime)s level=%(levelname)s %(message)s", level=level)
    raise_file_limit()
    service = Service(
        store_for(settings.database),
        processes=settings.processes,
        expire_after=settings.expire_after,
        access=settings.access,
    )

    async def run() -> None:
        async with service.running() as app:
            collect_rarely()
            await Server(config(app, service.gate, level), ready).serve([listener])

    run_fast(run())


def config(app: Starlette, gate: Gate, level: int) -> uvicorn.Config:
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


def run_fast(work: Coroutine[None, None, None]) -> None:
    """Run on uvloop if it is installed."""
    try:
        import uvloop
    except ModuleNotFoundError:
        asyncio.run(work)
    else:
        uvloop.run(work)


def collect_rarely() -> None:
    """Tune the garbage collector: run less often, and never over what is there at the start.

    A game is many small lists without cycles. With Python's default thresholds the collector walks all tables again and
    again for nothing: half of the CPU time, and pauses of tenths of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def processes_here() -> int:
    """One per processor, minus one for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


def end_on_hangup() -> None:
    """Closing the terminal shuts the server down as Ctrl-C does."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda number, frame: signal.raise_signal(signal.SIGTERM))
