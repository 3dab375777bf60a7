"""Command handling with event sourcing: play on a copy, store the entry, swap the copy in, tell everybody.

Requests have idempotency keys, and numbered entries give optimistic concurrency between servers: if another server took
the number, catch up and try again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from voidlock.engine import AnyGame, Refused
from voidlock.server.log.entries import Answered, AnyEntry, Closed, Opened, TookBack, Undone, encode
from voidlock.server.log.permissions import Begun, Move
from voidlock.server.log.table import NotAllowed, Table
from voidlock.server.operations.event_log import ADDRESS, event
from voidlock.server.store.store import Known, Missing, StoreFailed, TableLog, Taken

from .budget import CpuBudget
from .cache import Announce, RoomCache
from .room import Room

TRIES = 20
"""Attempts for one request while other servers keep writing."""

Make = Callable[[Table], AnyEntry | Move | Begun]
"""Decides what to write, from the table as it is now; raises `Refused`."""


class Writer:
    """The only way a table changes."""

    def __init__(self, store: TableLog, cache: RoomCache, announce: Announce, budget: CpuBudget | None = None) -> None:
        self._store = store
        self._budget = budget or CpuBudget()
        self._cache = cache
        self._announce = announce
        self.moves = 0
        """Answers written by this process."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open_table(self, name: str, entry: Opened) -> None:
        """Create a table, unless the same host has created it before."""
        try:
            await self._store.append(name, 1, "open", encode(entry))
            event("opened", table=name, address=ADDRESS.get(), game=entry.options.game)
        except (Known, Taken):
            room = await self._cache.room(name)
            if room.table.host != entry.host:
                raise NotAllowed("table_try_again") from None

    async def change(self, name: str, key: str, make: Make, others: Collection[str] = ()) -> None:
        """Write the entry that `make` returns and announce it; do nothing if the key is in the log already.

        `others` are keys under which the same guest may have made the request before. If this
        raises, nothing was changed, except that after `StoreFailed` only the log knows.
        """
        async with self._cache.lock_room(name) as room:
            for _ in range(TRIES):
                if room.in_doubt:
                    await self._cache.catch_up(room)
                if key in room.keys or any(other in room.keys for other in others):
                    return
                try:
                    await self._write(room, key, self._budget.request(partial(_plan, room, make)))
                    return
                except Refused:
                    # Our copy may be behind another server's.
                    if not (self._store.shared and await self._cache.catch_up(room)):
                        raise
                except Known:
                    await self._cache.catch_up(room)
                    return
                except StoreFailed:
                    # It may have failed after writing: then the request was granted.
                    await self._cache.catch_up(room)
                    if key not in room.keys:
                        raise
                    return
                except Taken:
                    await self._cache.catch_up(room)
                except Missing:
                    self._cache.forget(name)
                    raise NotAllowed("table_unknown") from None
        raise StoreFailed("too many at once")

    async def _write(self, room: Room, key: str, planned: Planned) -> None:
        """Clone, store, swap: memory never holds what is not in the log."""
        entry, after = planned
        table = room.table
        if room.bytes > room.limits.table_bytes and not isinstance(entry, Closed):
            raise NotAllowed("table_full")
        body = encode(entry)
        try:
            await self._store.append(table.id, table.number + 1, key, body)
        except (StoreFailed, asyncio.CancelledError):
            room.in_doubt = True
            raise
        room.keys.add(key)
        room.bytes += len(body)
        before = table.status
        table.apply(entry, after)
        if table.status != before:
            event(table.status, table=table.id)
        # How often a player answers while reading a card alone is secret.
        self.moves += isinstance(entry, Answered) and not table.playing().reader()
        self._budget.charge(ADDRESS.get(), partial(self._announce, room, [entry]))

    def soon(self, room: Room, make: Make) -> None:
        """Make a change in the background."""

        async def change() -> None:
            try:
                await self.change(room.table.id, secrets.token_hex(8), make)
            except (Refused, StoreFailed) as error:
                event(
                    "not_changed",
                    table=room.table.id,
                    reason=str(error.reason if isinstance(error, Refused) else error),
                )

        task = asyncio.create_task(change())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Planned(NamedTuple):
    """An entry to write, and the game after it if it changes the game."""

    entry: AnyEntry
    after: AnyGame | None


def _plan(room: Room, make: Make) -> Planned:
    """Decide what to write, and play it on a clone of the game."""
    made = make(room.table)
    if isinstance(made, Begun):
        return Planned(*made)
    entry, option = made if isinstance(made, Move) else (made, None)
    if not isinstance(entry, Answered | TookBack | Undone):
        return Planned(entry, None)
    after = room.table.play(entry, option, record=bool(room.clients))
    if isinstance(entry, Answered):
        room.table.complete(entry, after)
    return Planned(entry, after)
