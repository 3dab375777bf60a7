"""Cache over the event log: rooms are loaded on demand, caught up, and evicted when idle or in doubt."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from functools import partial
from itertools import islice

from voidlock.engine import FileError, Reason
from voidlock.protocol.telling import refusal
from voidlock.server.access.limits import Limits
from voidlock.server.log.entries import AnyEntry, encode
from voidlock.server.log.table import Damaged, NotAllowed
from voidlock.server.operations.cpu_time import thread_time
from voidlock.server.operations.event_log import event
from voidlock.server.store.store import Known, Line, StoreFailed, TableLog, Taken

from .budget import CpuBudget
from .room import Room

IDLE_FOR = 600.0
"""Seconds after which a room without clients is evicted."""

RETRY_AFTER = 2.0
"""Seconds before a log that could not be read is read again."""

LOOKED_AT = 20
"""Rooms that are looked at for each new one, if there are too many."""

SLICE = 0.005
"""CPU seconds a log is read at a stretch."""

Announce = Callable[[Room, list[AnyEntry]], None]
"""Tell everybody in the room about new entries."""


class RoomCache:
    """The rooms of this process, by table. The log is the truth: any room may be dropped and loaded again.

    `announce` is called with entries that others have written.
    """

    def __init__(
        self,
        store: TableLog,
        *,
        announce: Announce,
        budget: CpuBudget | None = None,
        limits: Limits | None = None,
    ) -> None:
        self._store = store
        self._budget = budget or CpuBudget()
        self._announce = announce
        self._limits = limits or Limits()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}

    @property
    def shared(self) -> bool:
        """Whether other servers write to the store."""
        return self._store.shared

    def holds(self, room: Room) -> bool:
        """Whether this room is still the one in the cache."""
        return self.rooms.get(room.table.id) is room

    # ------------------------------------------------------------------ loading

    async def room(self, name: str) -> Room:
        """A room, from memory or from its log."""
        room = self.rooms.get(name)
        if room is not None:
            return room
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda task: self._has_loaded(name, task))
        # Everybody who wants this room waits for one reading of its log; one of them may give up.
        await asyncio.shield(loading)
        # Clients have not heard of entries written since the log was read.
        return await self.newest(name)

    async def _load(self, name: str) -> Room:
        room = Room(name, self._limits)
        await self._read(room)
        if not room.table.number:
            raise NotAllowed("table_unknown")
        self.rooms[name] = room
        self._make_space(room)
        self._evict_later(room)
        return room

    def _has_loaded(self, name: str, task: asyncio.Task[Room]) -> None:
        del self._loading[name]
        if not task.cancelled():
            # Clients that still wait get it too.
            task.exception()

    async def newest(self, name: str) -> Room:
        """A room with everything other servers have written: a client coming from one of them has seen it."""
        room = await self.room(name)
        if self._store.shared:
            async with room.lock:
                await self.catch_up(room)
        return room

    @contextlib.asynccontextmanager
    async def lock_room(self, name: str) -> AsyncIterator[Room]:
        """A room that no other task changes meanwhile. One that was dropped before its turn came is loaded again."""
        while True:
            room = await self.room(name)
            async with room.lock:
                if self.holds(room):
                    yield room
                    return

    async def _read(self, room: Room) -> list[AnyEntry]:
        """Apply what is new in the log. A game of older rules is migrated, which is one more entry."""
        try:
            fresh = await self._take_in(room, await self._store.read(room.table.id, room.table.number))
            migrated = self._budget.entry(room.table.migrate)
        except Damaged as damaged:
            event("damaged", level=logging.ERROR, table=room.table.id, reason=str(damaged))
            raise NotAllowed("table_damaged") from damaged
        except FileError as error:
            event("older_rules", level=logging.ERROR, table=room.table.id, reason=str(error.reason))
            raise NotAllowed("table_older_rules") from error
        if migrated is not None:
            try:
                number, key = room.table.number + 1, f"go-on-{room.table.number + 1}"
                await self._store.append(room.table.id, number, key, encode(migrated))
            except (Known, Taken):
                pass
            return [*fresh, *await self._read(room)]
        room.in_doubt = False
        return fresh

    async def _take_in(self, room: Room, lines: list[Line]) -> list[AnyEntry]:
        """Apply entries of the log; other rooms get their turn in between."""
        fresh: list[AnyEntry] = []
        used = since = 0.0
        for line in lines:
            began = thread_time()
            fresh += self._budget.entry(partial(room.take_in, [line]))
            took = thread_time() - began
            used, since = used + took, since + took
            if not self._budget.log_allows(used):
                raise NotAllowed("table_too_slow")
            if since > SLICE:
                since = 0.0
                await asyncio.sleep(0)
        return fresh

    # ------------------------------------------------------------------ catching up

    async def catch_up(self, room: Room) -> bool:
        """Apply and announce what others have written; whether there was anything."""
        try:
            fresh = await self._read(room)
        except (NotAllowed, StoreFailed):
            room.in_doubt = True
            raise
        if fresh:
            self._announce(room, fresh)
        return bool(fresh)

    def loaded_tables(self) -> dict[str, int]:
        return {name: room.table.number for name, room in self.rooms.items()}

    async def on_append(self, name: str, number: int) -> None:
        """Another process has written this entry; 0: it has deleted the table, or cut its log."""
        if not number:
            self.forget(name)
        while (room := self.rooms.get(name)) is not None:
            async with room.lock:
                if number <= room.table.number:
                    return
                try:
                    await self.catch_up(room)
                    return
                except NotAllowed:
                    return
                except StoreFailed as error:
                    event("store_failed", level=logging.ERROR, table=name, reason=str(error))
            await asyncio.sleep(RETRY_AFTER)

    # ------------------------------------------------------------------ evicting

    def forget(self, name: str) -> None:
        """The table was deleted."""
        room = self.rooms.get(name)
        if room is not None:
            self.drop(room)
            for client in room.clients:
                client.send(refusal(Reason("table_unknown")))
                client.send_away()

    def drop(self, room: Room) -> None:
        """Remove a room; the next request loads it from its log."""
        if self.holds(room):
            del self.rooms[room.table.id]
        room.stop_timers()
        room.stop_thinking()
        room.stop_reviews()

    def _make_space(self, newest: Room) -> None:
        """Evict the rooms that were loaded first and are empty now, if there are too many."""
        for name, room in list(islice(self.rooms.items(), LOOKED_AT)):
            if len(self.rooms) <= self._limits.idle_tables:
                return
            if room is newest or room.clients or room.thinking or room.lock.locked():
                # It is looked at again after all others.
                self.rooms[name] = self.rooms.pop(name)
            else:
                self.drop(room)

    def _evict_later(self, room: Room) -> None:
        asyncio.get_running_loop().call_later(IDLE_FOR, self._evict, room)

    def _evict(self, room: Room) -> None:
        if not self.holds(room):
            return
        if room.clients or room.thinking or room.lock.locked():
            self._evict_later(room)
        else:
            self.drop(room)
