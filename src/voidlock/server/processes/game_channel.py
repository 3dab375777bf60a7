"""The front's end of one running game process: the clients it serves, and the questions it owes an answer to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from voidlock.server.tables.budget import Spend
from voidlock.server.workers.jobs import Thinker

from .backend import Connection
from .calls import Calls
from .messages import (
    FROM_GAME,
    Charge,
    Connect,
    Count,
    Counted,
    Disconnect,
    Failing,
    Frame,
    FromGame,
    Pong,
    Ready,
    Request,
)
from .watchdog import Watchdog
from .wire import Channel, Message

COUNTED_WITHIN = 2.0
"""Seconds in which a process must tell its metrics."""


class RemoteSession:
    """A client's session at a table in a game process."""

    def __init__(self, channel: GameChannel, connection: int) -> None:
        self._channel = channel
        self._connection = connection

    def receive(self, frame: bytes) -> None:
        self._channel.send(Request(self._connection, frame))

    @property
    def full(self) -> bool:
        return self._channel.wire.full

    async def drain(self) -> None:
        await self._channel.wire.drain()

    def close(self) -> None:
        self._channel.disconnect(self._connection)


class GameChannel:
    """Lives as long as its process; `lost` is called when that is gone, `failed` when its store fails."""

    def __init__(self, thinkers: Thinker, spend: Spend, failed: Callable[[], None], lost: Callable[[], None]) -> None:
        self.wire: Channel[FromGame] = Channel(FROM_GAME, self._receive, self._end)
        self._calls = Calls(self.wire, thinkers)
        self._spend = spend
        self._failed = failed
        self._lost = lost
        self.ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Why the process cannot serve; empty if it does."""
        self.watchdog: Watchdog | None = None
        self._clients: dict[int, Connection] = {}
        self._numbers = 0

    def send(self, message: Message) -> None:
        self.wire.send(message)

    def _end(self) -> None:
        """The process is gone: its clients come back."""
        self._calls.stop()
        if self.watchdog is not None:
            self.watchdog.stop()
        if not self.ready.done():
            self.ready.set_result("a game process ended while it started")
        clients, self._clients = self._clients, {}
        for client in clients.values():
            client.reconnect()
        self._lost()

    # ------------------------------------------------------------------ clients

    def connect(self, client: Connection, first: bytes) -> RemoteSession:
        self._numbers += 1
        self._clients[self._numbers] = client
        self.send(Connect(self._numbers, client.address, client.limited, first))
        return RemoteSession(self, self._numbers)

    def disconnect(self, connection: int) -> None:
        self._clients.pop(connection, None)
        self.send(Disconnect(connection))

    # ------------------------------------------------------------------ questions to the process

    async def families(self) -> list[Metric]:
        """Its metrics; none if it does not answer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(COUNTED_WITHIN):
                call, waiting = self.wire.call()
                self.send(Count(call))
                reply = await waiting
                return [*text_string_to_metric_families(reply.text.decode())] if isinstance(reply, Counted) else []
        return []

    # ------------------------------------------------------------------ from the process

    def _receive(self, message: FromGame) -> None:
        match message:
            case Frame():
                client = self._clients.get(message.connection)
                if client is not None:
                    client.post(message.frame)
            case Counted():
                self.wire.settle(message)
            case Charge():
                self._spend(message.address, message.seconds, message.sent_bytes)
            case Failing():
                self._failed()
            case Pong():
                self._watch()
            case Ready():
                self._watch()
                if not self.ready.done():
                    self.ready.set_result(message.failure)
            case _:
                self._calls.serve(message)

    def _watch(self) -> None:
        """It gives a sign of life."""
        if self.watchdog is not None:
            self.watchdog.reset()
