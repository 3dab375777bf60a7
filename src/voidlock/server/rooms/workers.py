"""Who is connected to the other workers that serve the same tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable
from time import monotonic

from msgspec import DecodeError, Struct, json

from voidlock.server.store.store import Store, StoreFailed

from .room import Room

EVERY = 10.0
"""Seconds after which a worker says again who is connected to it."""

SILENT = 30.0
"""Seconds after which what another worker has not said again holds no longer."""

MOST_TABLES = 200
"""In one message: PostgreSQL carries 8000 bytes."""


class Words(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What workers say to each other.

    seats  by table, the seats that are connected to this worker
    asks   tables of which it wants to know who is connected to the others
    """

    worker: str
    seats: dict[str, list[int]] = {}
    asks: list[str] = []


class Workers:
    """A worker says who is connected to it when that changes, when it is asked, and every few seconds.

    So what was lost on the way is heard the next time, and one that was killed is forgotten.
    """

    def __init__(self, store: Store, rooms: dict[str, Room], changed: Callable[[Room], None]) -> None:
        self._store = store
        self._rooms = rooms
        self._changed = changed
        self._name = secrets.token_hex(8)
        self._to_tell: set[str] = set()
        self._to_ask: set[str] = set()
        self._something = asyncio.Event()
        self._said: dict[tuple[str, str], float] = {}
        """By table and worker, when it was said last."""
        self._heard_myself = 0.0
        self._telling: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._telling = asyncio.create_task(self._keep_telling())

    async def end(self) -> None:
        """The others need not wait until they notice."""
        if self._telling is not None:
            self._telling.cancel()
            await self._say()

    def tell(self, table: str) -> None:
        """Who is connected here has changed, or somebody wants to know."""
        self._to_tell.add(table)
        self._something.set()

    def ask(self, tables: Iterable[str]) -> None:
        """This worker does not know who is connected to the others."""
        self._to_ask.update(tables)
        self._something.set()

    def missed(self) -> None:
        """Nobody was heard for a while, which is not their fault."""
        self._said = dict.fromkeys(self._said, monotonic())
        self.ask(self._rooms)

    def told(self, text: str) -> None:
        try:
            words = json.decode(text, type=Words)
        except DecodeError:
            # A worker of another version.
            return
        if words.worker == self._name:
            self._heard_myself = monotonic()
            return
        for table, seats in words.seats.items():
            self._set(table, words.worker, set(seats))
        for table in words.asks:
            if table in self._rooms and self._rooms[table].connected():
                self.tell(table)

    def _set(self, table: str, worker: str, seats: set[int]) -> None:
        self._said[table, worker] = monotonic()
        room = self._rooms.get(table)
        if room is not None and room.elsewhere.get(worker, set()) != seats:
            room.elsewhere[worker] = seats
            if not seats:
                del room.elsewhere[worker]
            self._changed(room)

    # ------------------------------------------------------------------ saying

    async def _keep_telling(self) -> None:
        while True:
            self._forget_silent()
            self._to_tell.update([name for name, room in self._rooms.items() if room.connected()])
            again = monotonic() + EVERY
            while (left := again - monotonic()) > 0:
                await self._say()
                with contextlib.suppress(TimeoutError):
                    # Not `wait_for`, which forgets that it was cancelled if something came at the same moment.
                    async with asyncio.timeout(left):
                        await self._something.wait()

    async def _say(self) -> None:
        self._something.clear()
        tell, self._to_tell = self._to_tell, set()
        ask, self._to_ask = self._to_ask, set()
        messages = [Words(worker=self._name, seats=self._connected(some)) for some in _parts(tell)]
        messages += [Words(worker=self._name, asks=some) for some in _parts(ask)]
        # What is lost is said again anyway.
        with contextlib.suppress(StoreFailed):
            for words in messages or [Words(worker=self._name)]:
                await self._store.tell(json.encode(words).decode())

    def _connected(self, tables: list[str]) -> dict[str, list[int]]:
        """By table, the seats that are connected here; of one that was put away, none."""
        found = {table: self._rooms.get(table) for table in tables}
        return {table: sorted(room.connected()) if room else [] for table, room in found.items()}

    def _forget_silent(self) -> None:
        """Counted from when this worker heard itself: while nothing can be heard nobody is forgotten."""
        for (table, worker), at in list(self._said.items()):
            if self._heard_myself - at > SILENT:
                self._set(table, worker, set())
                del self._said[table, worker]


def _parts(tables: set[str]) -> list[list[str]]:
    """Few enough for one message."""
    names = list(tables)
    return [names[first : first + MOST_TABLES] for first in range(0, len(names), MOST_TABLES)]
