"""Supervisor of one game process: starts it, and restarts it when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import subprocess
import sys
from collections.abc import Callable
from time import monotonic
from typing import Protocol

from prometheus_client import Metric

from voidlock.server.operations.event_log import event
from voidlock.server.operations.signals import block_signals
from voidlock.server.store.store import StoreFailed

from .backend import Connection, Session
from .game_channel import GameChannel
from .messages import Begin, End, FromGame, GameSettings, Wake
from .watchdog import Watchdog
from .wire import Channel

UP_WITHIN = 10.0
"""Seconds a client waits for a process that is being restarted."""

ENDING = 5.0
"""Seconds a process gets to end."""

SOONEST, LATEST = 0.05, 5.0
"""Seconds before a process is restarted: longer if it keeps dying."""

LASTING = 10.0
"""A process that has lived this many seconds may be restarted immediately."""


Receive = Callable[[], Channel[FromGame]]
"""Makes the front's end of a channel."""


class Process(Protocol):
    """A game process that was started."""

    async def connect(self, receive: Receive) -> Channel[FromGame]: ...

    def poll(self) -> int | None:
        """Its exit code, once it has ended."""
        ...

    def kill(self) -> None: ...


class SystemProcess:
    """A process of the operating system, at the other end of a socket pair."""

    def __init__(self) -> None:
        self._ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-P", "-m", "voidlock.server.processes.game_process", str(theirs.fileno())]
            with block_signals():
                process = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        self.poll, self.kill = process.poll, process.kill

    async def connect(self, receive: Receive) -> Channel[FromGame]:
        self._ours.setblocking(False)
        _, channel = await asyncio.get_running_loop().create_unix_connection(receive, sock=self._ours)
        return channel


class GameProcess:
    """A game process, or the next one in its place."""

    def __init__(
        self,
        *,
        name: str,
        slow: bool,
        settings: GameSettings,
        open_channel: Callable[[Callable[[], None]], GameChannel],
        launch: Callable[[], Process] = SystemProcess,
    ) -> None:
        """`open_channel` makes the channel of a new process, which calls its argument when that process is gone."""
        self._name = name
        self._slow = slow
        self._settings = settings
        self._open_channel = open_channel
        self._launch = launch
        self._process: Process | None = None
        self._channel: GameChannel | None = None
        """Of the newest process, which serves while `_up`."""
        self._up = asyncio.Event()
        self._restarting: asyncio.Task[None] | None = None
        self._ending = False
        self._wait = SOONEST

    @property
    def channel(self) -> GameChannel | None:
        """None while no process serves."""
        return self._channel if self._up.is_set() else None

    async def begin(self) -> None:
        """Start the process, unless it is started. Raises StoreFailed if it cannot use its database."""
        if self._process is None:
            await self._start()
        assert self._channel is not None
        failure = await self._channel.ready
        if failure:
            raise StoreFailed(failure)

    async def _start(self) -> None:
        began = monotonic()
        channel = self._channel = self._open_channel(lambda: self._restart_later(began))
        process = self._process = self._launch()
        await process.connect(lambda: channel.wire)
        if channel.wire.lost:
            return
        channel.watchdog = Watchdog(self._name, process.kill, channel.wire, self._settings.hung_after)
        channel.send(Begin(self._name, self._slow, self._settings))
        channel.ready.add_done_callback(lambda ready: self._on_ready(channel, ready.result()))

    def _on_ready(self, channel: GameChannel, failure: str) -> None:
        if not failure and not channel.wire.lost:
            self._up.set()

    def _restart_later(self, began: float) -> None:
        """The process has died, or has ended because we do."""
        self._up.clear()
        if not self._ending:
            self._wait = SOONEST if monotonic() - began > LASTING else min(LATEST, 2 * self._wait)
            self._restarting = asyncio.create_task(self._restart())

    async def _restart(self) -> None:
        code = await self._wait_for_exit()
        event("game_process_died", level=logging.ERROR, process=self._name, code=code, again_in=self._wait)
        started = False
        while not started:
            await asyncio.sleep(self._wait)
            try:
                await self._start()
                started = True
            except OSError as error:
                event("game_process_not_started", level=logging.ERROR, process=self._name, reason=str(error))

    async def _wait_for_exit(self) -> int:
        """The exit code of the process, which is killed if it does not end by itself."""
        process = self._process
        assert process is not None
        until = monotonic() + ENDING
        while (code := process.poll()) is None:
            if monotonic() > until:
                process.kill()
            await asyncio.sleep(0.01)
        return code

    async def end(self) -> None:
        """End the process; everything that was acknowledged is stored already."""
        self._ending = True
        if self._restarting is not None:
            self._restarting.cancel()
        if self._channel is not None:
            self._channel.send(End())
        if self._process is not None:
            await self._wait_for_exit()

    async def enter(self, client: Connection, first: bytes) -> Session:
        """A client's session at its table. One that comes while the process is down waits for the next."""
        await self.begin()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(UP_WITHIN):
                await self._up.wait()
        if self.channel is None:
            raise StoreFailed("the game process is down")
        return self.channel.connect(client, first)

    async def wake(self, table: str) -> None:
        """Have it look at a table, unless it is down: then somebody asks again."""
        await self.begin()
        if self.channel is not None:
            self.channel.send(Wake(table))

    async def families(self) -> list[Metric]:
        """Its metrics; none if it is down."""
        return [] if self.channel is None else await self.channel.families()
