"""Reverse proxy between servers: a client whose table is played elsewhere is relayed there over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict
from weakref import WeakSet

import websockets
from websockets.asyncio.client import ClientConnection

from voidlock.server.access.gate import EVERYBODY, RELAYED
from voidlock.server.operations.event_log import event
from voidlock.server.store.leases import LASTS, Leases, Owner
from voidlock.server.store.store import StoreFailed

from .backend import Backend, Connection, Session
from .directory import parse_first

CONNECT_WITHIN = 3.0
"""Seconds after which an owner that does not answer has lost its table."""

MOST_UNSENT = 32
"""Frames that wait for an owner that does not read; then the client is not read either."""

SENT_AWAY = 1008
"""Close code of a client that must not come back."""


class RelayedSession:
    """A client's session at a table that another server plays."""

    def __init__(self, socket: ClientConnection, connection: Connection) -> None:
        self._socket = socket
        self._connection = connection
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._sent = asyncio.Event()
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        self._closing: asyncio.Task[None] | None = None

    def receive(self, frame: bytes) -> None:
        self._frames.put_nowait(frame)

    @property
    def full(self) -> bool:
        return self._frames.qsize() > MOST_UNSENT and not self._tasks[0].done()

    async def drain(self) -> None:
        while self.full:
            self._sent.clear()
            await self._sent.wait()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._closing = asyncio.create_task(self._socket.close())

    async def _send(self) -> None:
        try:
            while True:
                await self._socket.send(await self._frames.get(), text=True)
                self._sent.set()
        except websockets.ConnectionClosed:
            return
        finally:
            self._sent.set()

    async def _receive(self) -> None:
        try:
            while True:
                self._connection.post(await self._socket.recv(decode=False))
        except websockets.ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == SENT_AWAY:
                self._connection.post(None)
            else:
                self._connection.reconnect()


class LeasedBackend:
    """The tables of several servers: each table is played by the one that has its lease."""

    def __init__(self, backend: Backend, leases: Leases) -> None:
        self._backend = backend
        self._leases = leases
        self._here: defaultdict[str, WeakSet[Connection]] = defaultdict(WeakSet)
        """By table that is played here, its clients: nobody else holds a connection that is closed."""
        self._renewing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        await self._backend.begin()
        try:
            await self._leases.begin()
        except BaseException:
            await self._backend.end()
            raise
        self._renewing = asyncio.create_task(self._renew())

    async def end(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
        with contextlib.suppress(StoreFailed):
            await self._leases.end()
        await self._backend.end()

    async def enter(self, connection: Connection, first: bytes) -> Session:
        table = parse_first(first).table
        if table and not connection.relayed:
            owner = await self._leases.owner(table)
            if not owner.here:
                try:
                    return await _connect(owner, connection, first)
                except (OSError, TimeoutError, websockets.WebSocketException) as error:
                    event("owner_unreachable", level=logging.WARNING, table=table, owner=owner.address, why=str(error))
                    await self._leases.take(table)
        session = await self._backend.enter(connection, first)
        self._here[table].add(connection)
        return session

    async def _renew(self) -> None:
        """Keep the leases of tables that have clients. If one was lost, the clients come back and are relayed."""
        while True:
            await asyncio.sleep(LASTS / 3)
            for table in [table for table, clients in self._here.items() if not clients]:
                del self._here[table]
            with contextlib.suppress(StoreFailed):
                for table in await self._leases.renew(self._here.keys()):
                    event("lease_lost", level=logging.WARNING, table=table)
                    for connection in [*self._here.pop(table, ())]:
                        connection.reconnect()


async def _connect(owner: Owner, connection: Connection, first: bytes) -> RelayedSession:
    """A connection to the owner, which has greeted us and has the client's first frame."""
    async with asyncio.timeout(CONNECT_WITHIN):
        socket = await websockets.connect(
            f"ws://{owner.address}/socket",
            compression=None,
            max_size=None,
            additional_headers={RELAYED: f"{owner.token} {connection.address if connection.limited else EVERYBODY}"},
        )
        # The client has had its greeting from us.
        await socket.recv()
        await socket.send(first, text=True)
    return RelayedSession(socket, connection)
