"""The server process: uvicorn, the store, the event loop, and graceful shutdown."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import NamedTuple

import uvicorn
from starlette.applications import Starlette

from .app import Service
from .connection.limits import LimitedConnection
from .connection.websocket import LARGEST_FIRST
from .event_loop import collect_rarely, run_fast
from .front.supervisor import GameSettings
from .rooms.budget import REQUEST_CPU
from .store.databases import is_postgres, leases_for, store_for

ENDING = 5
"""Seconds open connections get at shutdown."""


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
    verbose: bool
    workers: int = 1
    """Game processes for quick games, and as many for slow ones; 0: everything in one process."""
    request_cpu: float = REQUEST_CPU
    """Seconds of CPU time a request may take."""
    relay: str = ""
    """HOST:PORT where other servers on the same database reach this one; empty: nobody is relayed."""


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
    store = store_for(settings.database)
    service = Service(
        store,
        processes=settings.processes,
        expire_after=settings.expire_after,
        grave_for=settings.grave_for,
        workers=settings.workers if has_game_processes() else 0,
        leases=leases_for(store, settings.relay),
        game_settings=GameSettings(
            settings.database if is_postgres(settings.database) else "", settings.request_cpu, level
        ),
    )

    async def run() -> None:
        async with service.running() as app:
            collect_rarely()
            await Server(config(app, level), ready).serve([listener])

    run_fast(run())


def config(app: Starlette, level: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=LimitedConnection,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FIRST,
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


def end_on_hangup() -> None:
    """Closing the terminal shuts the server down as Ctrl-C does."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, lambda number, frame: signal.raise_signal(signal.SIGTERM))
