"""Supervisor of one game process: starts it, relays frames, and restarts it when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import subprocess
import sys
from collections.abc import Callable
from time import monotonic
from typing import NamedTuple

from voidlock.server.access.limits import Limits
from voidlock.server.channel.messages import (
    FROM_GAME,
    Alive,
    Begin,
    Close,
    Count,
    Counted,
    End,
    Entered,
    Expired,
    Frame,
    FromGame,
    Left,
    Missed,
    Ready,
    Said,
    Spent,
    Survey,
    Surveyed,
)
from voidlock.server.channel.wire import Channel
from voidlock.server.operations.event_log import LogSettings, event
from voidlock.server.operations.metrics import Family
from voidlock.server.operations.signals import signals_blocked
from voidlock.server.rooms.budget import REQUEST_CPU
from voidlock.server.store.store import Store, StoreFailed
from voidlock.server.thinking.jobs import Thinker

from .accounts import CpuAccounts
from .calls import Calls
from .games import Guest
from .watchdog import HUNG_AFTER, Watchdog

UP_WITHIN = 10.0
"""Seconds a guest waits for a process that is being restarted."""

ENDING = 5.0
"""Seconds a process gets to end."""

SOONEST, LATEST = 0.05, 5.0
"""Seconds before a process is restarted: longer if it keeps dying."""

COUNTED_WITHIN = 2.0
"""Seconds in which a process must tell its metrics."""

LASTING = 10.0
"""A process that has lived so many seconds may be restarted at once."""


class GameSettings(NamedTuple):
    """What game processes are told.

    database     the address of a database that they use themselves; empty: they call the front's store
    request_cpu  seconds of CPU time a request may take
    log          where their events go
    bot_games    games that a bot may play out for an answer; None: what each game allows
    limits       of tables and their spectators
    hung_after   seconds without a sign of life after which a process is killed
    """

    database: str = ""
    request_cpu: float = REQUEST_CPU
    log: LogSettings = LogSettings()
    bot_games: int | None = None
    limits: Limits = Limits()
    hung_after: float = HUNG_AFTER


class RemoteLine:
    """A guest's way to a table in a game process."""

    def __init__(self, process: GameProcess, channel: Channel[FromGame], connection: int) -> None:
        self._process = process
        self._channel = channel
        self._connection = connection

    def say(self, frame: bytes) -> None:
        self._channel.send(Said(self._connection, frame))

    @property
    def full(self) -> bool:
        return self._channel.full

    async def drained(self) -> None:
        await self._channel.drained()

    def hang_up(self) -> None:
        self._process.hang_up(self._channel, self._connection)


class GameProcess:
    """A game process, or the next one in its place."""

    def __init__(
        self, *, name: str, slow: bool, settings: GameSettings, store: Store, thinkers: Thinker, accounts: CpuAccounts
    ) -> None:
        self._name = name
        self._slow = slow
        self._settings = settings
        self._store = store
        self._thinkers = thinkers
        self._accounts = accounts
        self._process: subprocess.Popen[bytes] | None = None
        self._channel: Channel[FromGame] | None = None
        self._calls: Calls | None = None
        self._watchdog: Watchdog | None = None
        self._up = asyncio.Event()
        self._ready: asyncio.Future[str] | None = None
        self._guests: dict[int, Guest] = {}
        self._numbers = 0
        self._asked: dict[int, asyncio.Future[Counted | Surveyed | None]] = {}
        self._restarting: asyncio.Task[None] | None = None
        self._ending = False
        self._wait = SOONEST

    # ------------------------------------------------------------------ life

    async def begin(self) -> None:
        """Start the process, unless it is started. Raises StoreFailed if it cannot use its database."""
        if self._process is None:
            await self._start()
        assert self._ready is not None
        failure = await self._ready
        if failure:
            raise StoreFailed(failure)

    async def _start(self) -> None:
        loop = asyncio.get_running_loop()
        self._ready = loop.create_future()
        ours, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-P", "-m", "voidlock.server.game.process", str(theirs.fileno())]
            with signals_blocked():
                process = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        self._process = process
        ours.setblocking(False)
        began = monotonic()
        _, channel = await loop.create_unix_connection(
            lambda: Channel(FROM_GAME, self._received, lambda: self._lost(began)), sock=ours
        )
        if channel.lost:
            return
        self._channel = channel
        self._calls = Calls(channel, self._store, self._thinkers)
        self._watchdog = Watchdog(self._name, process, channel, self._settings.hung_after)
        settings = self._settings
        channel.send(
            Begin(
                settings.database,
                self._slow,
                settings.request_cpu,
                settings.bot_games,
                self._name,
                settings.log,
                settings.limits,
            )
        )
        self._up.set()

    def _lost(self, began: float) -> None:
        """The process has died, or has ended because we do."""
        self._up.clear()
        self._channel = None
        if self._calls is not None:
            self._calls.stop()
        if self._watchdog is not None:
            self._watchdog.stop()
        if self._ready is not None and not self._ready.done():
            self._ready.set_result("a game process ended while it started")
        guests, self._guests = self._guests, {}
        asked, self._asked = self._asked, {}
        for guest in guests.values():
            guest.reconnect()
        for waiting in asked.values():
            if not waiting.done():
                waiting.set_result(None)
        if not self._ending:
            self._wait = SOONEST if monotonic() - began > LASTING else min(LATEST, 2 * self._wait)
            self._restarting = asyncio.create_task(self._restart())

    async def _restart(self) -> None:
        code = await self._gone()
        event("game_process_died", level=logging.ERROR, process=self._name, code=code, again_in=self._wait)
        started = False
        while not started:
            await asyncio.sleep(self._wait)
            try:
                await self._start()
                started = True
            except OSError as error:
                event("game_process_not_started", level=logging.ERROR, process=self._name, reason=str(error))

    async def _gone(self) -> int:
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
            await self._gone()

    # ------------------------------------------------------------------ guests

    async def enter(self, guest: Guest, first: bytes) -> RemoteLine:
        """A guest's way to its table. One that comes while the process is down waits for the next."""
        await self.begin()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(UP_WITHIN):
                await self._up.wait()
        if self._channel is None:
            raise StoreFailed("the game process is down")
        self._numbers += 1
        self._guests[self._numbers] = guest
        self._channel.send(Entered(self._numbers, guest.address, first))
        return RemoteLine(self, self._channel, self._numbers)

    def hang_up(self, channel: Channel[FromGame], connection: int) -> None:
        if self._channel is channel:
            self._guests.pop(connection, None)
            channel.send(Left(connection))

    def forget(self, tables: list[str]) -> None:
        if self._channel is not None:
            self._channel.send(Expired(tables))

    def look(self) -> None:
        """Another program has changed the log."""
        if self._channel is not None:
            self._channel.send(Missed())

    # ------------------------------------------------------------------ questions to the process

    async def families(self) -> list[Family]:
        """Its metrics; none if it is down or does not answer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(COUNTED_WITHIN):
                reply = await self._ask(Count)
                return reply.families if isinstance(reply, Counted) else []
        return []

    async def survey(self, address: str, text: str) -> bytes:
        await self.begin()
        reply = await self._ask(lambda call: Survey(call, address, text))
        return reply.found if isinstance(reply, Surveyed) else b""

    async def _ask(self, question: Callable[[int], Count | Survey]) -> Counted | Surveyed | None:
        if self._channel is None:
            return None
        self._numbers += 1
        number = self._numbers
        waiting: asyncio.Future[Counted | Surveyed | None] = asyncio.get_running_loop().create_future()
        self._asked[number] = waiting
        self._channel.send(question(number))
        try:
            return await waiting
        finally:
            self._asked.pop(number, None)

    # ------------------------------------------------------------------ from the process

    def _received(self, message: FromGame) -> None:
        match message:
            case Frame():
                for connection in message.connections:
                    guest = self._guests.get(connection)
                    if guest is not None:
                        guest.post(message.frame)
            case Close():
                guest = self._guests.get(message.connection)
                if guest is not None:
                    guest.post(None)
            case Counted() | Surveyed():
                waiting = self._asked.get(message.call)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
            case Spent():
                self._accounts.spend(message.address, message.seconds)
            case Alive():
                if self._watchdog is not None:
                    self._watchdog.heard()
            case Ready():
                if self._watchdog is not None:
                    self._watchdog.heard()
                if self._ready is not None and not self._ready.done():
                    self._ready.set_result(message.failure)
            case _:
                assert self._calls is not None
                self._calls.serve(message)
