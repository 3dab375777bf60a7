"""Reverse proxy between servers: a guest whose table is played elsewhere is relayed there over a WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter

import websockets
from websockets.asyncio.client import ClientConnection

from voidlock.server.operations.event_log import event
from voidlock.server.operations.metrics import Family
from voidlock.server.store.leases import LASTS, Leases, Owner
from voidlock.server.store.store import StoreFailed

from .directory import wanted
from .games import Games, Guest, Line

RELAYED = "x-voidlock-relayed"
"""Header of a relayed connection: the owner's token and the guest's address.

Such a connection is served where it arrives, so no frame is relayed twice; the address counts if the token is right.
"""

CONNECT_WITHIN = 3.0
"""Seconds after which an owner that does not answer has lost its table."""

EVERYBODY = "*"
"""In place of the address of a guest who is not limited: a proxy at our own computer speaks for many."""

MOST_UNSENT = 32
"""Frames that wait for an owner that does not read; then the guest is not read either."""

SENT_AWAY = 1008
"""Close code of a client that must not come back."""


class RemoteTable:
    """A guest's way to a table that another server plays."""

    def __init__(self, socket: ClientConnection, guest: Guest) -> None:
        self._socket = socket
        self._guest = guest
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._sent = asyncio.Event()
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        self._closing: asyncio.Task[None] | None = None

    def say(self, frame: bytes) -> None:
        self._frames.put_nowait(frame)

    @property
    def full(self) -> bool:
        return self._frames.qsize() > MOST_UNSENT and not self._tasks[0].done()

    async def drained(self) -> None:
        while self.full:
            self._sent.clear()
            await self._sent.wait()

    def hang_up(self) -> None:
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
                self._guest.post(await self._socket.recv(decode=False))
        except websockets.ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == SENT_AWAY:
                self._guest.post(None)
            else:
                self._guest.reconnect()


class LocalTable:
    """A guest's way to a table that is played here."""

    def __init__(self, line: Line, here: Counter[str], table: str) -> None:
        self._line = line
        self._here = here
        self._table = table

    def say(self, frame: bytes) -> None:
        self._line.say(frame)

    @property
    def full(self) -> bool:
        return self._line.full

    async def drained(self) -> None:
        await self._line.drained()

    def hang_up(self) -> None:
        self._here[self._table] -= 1
        self._line.hang_up()


class LeasedGames:
    """The tables of several servers: each table is played by the one that has its lease."""

    def __init__(self, games: Games, leases: Leases) -> None:
        self._games = games
        self._leases = leases
        self._here: Counter[str] = Counter()
        """By table that is played here, its guests."""
        self._renewing: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        await self._games.begin()
        try:
            await self._leases.begin()
        except StoreFailed:
            await self._games.end()
            raise
        self._renewing = asyncio.create_task(self._renew())

    async def end(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
        with contextlib.suppress(StoreFailed):
            await self._leases.end()
        await self._games.end()

    async def enter(self, guest: Guest, first: bytes) -> Line:
        table = wanted(first).table
        if table and not guest.relayed:
            owner = await self._leases.owner(table)
            if not owner.here:
                try:
                    return await _connected(owner, guest, first)
                except (OSError, TimeoutError, websockets.WebSocketException) as error:
                    event("owner_unreachable", level=logging.WARNING, table=table, owner=owner.address, why=str(error))
                    await self._leases.take(table)
        line = await self._games.enter(guest, first)
        self._here[table] += 1
        return LocalTable(line, self._here, table)

    async def survey(self, address: str, text: str) -> bytes:
        return await self._games.survey(address, text)

    async def families(self) -> list[Family]:
        return await self._games.families()

    def forget(self, tables: list[str]) -> None:
        self._games.forget(tables)

    async def _renew(self) -> None:
        """Keep the leases of tables that have guests. One that was lost costs only speed until the guests leave."""
        while True:
            await asyncio.sleep(LASTS / 3)
            for table in [table for table, guests in self._here.items() if not guests]:
                del self._here[table]
            with contextlib.suppress(StoreFailed):
                for table in await self._leases.renew(self._here.keys()):
                    event("lease_lost", level=logging.WARNING, table=table)


async def _connected(owner: Owner, guest: Guest, first: bytes) -> RemoteTable:
    """A connection to the owner, which has greeted us and has the guest's first frame."""
    async with asyncio.timeout(CONNECT_WITHIN):
        socket = await websockets.connect(
            f"ws://{owner.address}/socket",
            compression=None,
            max_size=None,
            additional_headers={RELAYED: f"{owner.token} {guest.address if guest.limited else EVERYBODY}"},
        )
        # The guest has had its greeting from us.
        await socket.recv()
        await socket.send(first, text=True)
    return RemoteTable(socket, guest)
