"""Heartbeats between worker processes: which seats are connected where, forgotten after a timeout."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable
from time import monotonic

from msgspec import DecodeError, Struct, json

from voidlock.server.store.store import StoreFailed, TableLog

from .room import Room

EVERY = 10.0
"""Seconds between two heartbeats."""

SILENT = 30.0
"""Seconds without a heartbeat after which a worker's seats count as disconnected."""

MOST_TABLES = 200
"""In one message: PostgreSQL's NOTIFY carries 8000 bytes."""


class Heartbeat(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What workers tell each other.

    seats  by table, the seats connected to this worker
    asks   tables for which it wants the others' seats
    """

    worker: str
    seats: dict[str, list[int]] = {}
    asks: list[str] = []


class Workers:
    """Tells the other workers which seats are connected here: on changes, when asked, and every few seconds.

    So a lost message is repaired by the next, and a killed worker is forgotten.
    """

    def __init__(self, store: TableLog, rooms: dict[str, Room], changed: Callable[[Room], None]) -> None:
        self._store = store
        self._rooms = rooms
        self._changed = changed
        self._name = secrets.token_hex(8)
        self._to_tell: set[str] = set()
        self._to_ask: set[str] = set()
        self._wake = asyncio.Event()
        self._last_heard: dict[tuple[str, str], float] = {}
        """By table and worker, the time of the last message."""
        self._heard_myself = 0.0
        self._sending: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._sending = asyncio.create_task(self._keep_sending())

    async def end(self) -> None:
        """Tell the others that nobody is connected here any more, so that they need not wait for the timeout."""
        if self._sending is not None:
            self._sending.cancel()
            await self._send()

    def tell(self, table: str) -> None:
        """Send the seats of this table: they have changed, or another worker asks."""
        self._to_tell.add(table)
        self._wake.set()

    def ask(self, tables: Iterable[str]) -> None:
        """Ask the others for their seats at these tables."""
        self._to_ask.update(tables)
        self._wake.set()

    def missed(self) -> None:
        """The listening connection was down: restart everybody's timeout, and ask again."""
        self._last_heard = dict.fromkeys(self._last_heard, monotonic())
        self.ask(self._rooms)

    def received(self, text: str) -> None:
        """A message of any worker, this one too."""
        try:
            heartbeat = json.decode(text, type=Heartbeat)
        except DecodeError:
            # A worker of another version.
            return
        if heartbeat.worker == self._name:
            self._heard_myself = monotonic()
            return
        for table, seats in heartbeat.seats.items():
            self._set(table, heartbeat.worker, set(seats))
        for table in heartbeat.asks:
            if table in self._rooms and self._rooms[table].connected():
                self.tell(table)

    def _set(self, table: str, worker: str, seats: set[int]) -> None:
        self._last_heard[table, worker] = monotonic()
        room = self._rooms.get(table)
        if room is not None and room.elsewhere.get(worker, set()) != seats:
            room.elsewhere[worker] = seats
            if not seats:
                del room.elsewhere[worker]
            self._changed(room)

    # ------------------------------------------------------------------ sending

    async def _keep_sending(self) -> None:
        while True:
            self._forget_silent()
            self._to_tell.update([name for name, room in self._rooms.items() if room.connected()])
            again = monotonic() + EVERY
            while (left := again - monotonic()) > 0:
                await self._send()
                with contextlib.suppress(TimeoutError):
                    # Not `wait_for`, which can swallow a cancellation that arrives together with the event.
                    async with asyncio.timeout(left):
                        await self._wake.wait()

    async def _send(self) -> None:
        self._wake.clear()
        tell, self._to_tell = self._to_tell, set()
        ask, self._to_ask = self._to_ask, set()
        messages = [Heartbeat(worker=self._name, seats=self._connected(some)) for some in _parts(tell)]
        messages += [Heartbeat(worker=self._name, asks=some) for some in _parts(ask)]
        # A lost message is repaired by the next heartbeat.
        with contextlib.suppress(StoreFailed):
            for heartbeat in messages or [Heartbeat(worker=self._name)]:
                await self._store.broadcast(json.encode(heartbeat).decode())

    def _connected(self, tables: list[str]) -> dict[str, list[int]]:
        """By table, the seats connected here; none at a table that was evicted."""
        found = {table: self._rooms.get(table) for table in tables}
        return {table: sorted(room.connected()) if room else [] for table, room in found.items()}

    def _forget_silent(self) -> None:
        """Drop silent workers. Time counts up to our own last heartbeat: while we hear nothing, nobody is dropped."""
        for (table, worker), at in list(self._last_heard.items()):
            if self._heard_myself - at > SILENT:
                self._set(table, worker, set())
                del self._last_heard[table, worker]


def _parts(tables: set[str]) -> list[list[str]]:
    """Split into lists that fit into one message."""
    names = list(tables)
    return [names[first : first + MOST_TABLES] for first in range(0, len(names), MOST_TABLES)]
