"""Group commit for PostgreSQL: entries that wait while a statement is under way go into the next one together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import asyncpg

from .postgres_tables import APPEND
from .store import StoreFailed

FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)
"""How PostgreSQL says that it cannot do something now."""

MOST_TOGETHER = 256
"""Entries in one statement."""


class Waiting(NamedTuple):
    """An entry to be written, and whether it was."""

    table: str
    number: int
    key: str
    body: bytes
    done: asyncio.Future[bool]


class Appender:
    """Writes entries in batches, one statement and one commit each: a commit costs the same for one as for many."""

    def __init__(self, pool: Callable[[], asyncpg.Pool]) -> None:
        self._pool = pool
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, table: str, number: int, key: str, body: bytes) -> bool:
        """Whether the entry was written; False if its number or key is taken, or the entry before it is missing."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(table, number, key, body, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def end(self) -> None:
        """Wait for what is under way."""
        if self._writing is not None:
            await self._writing

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._write(batch)
        finally:
            self._writing = None

    async def _write(self, batch: list[Waiting]) -> None:
        # In the same order everywhere, so that two servers never wait for each other.
        batch.sort(key=lambda waiting: (waiting.table, waiting.number))
        tables, numbers, keys, bodies, _ = zip(*batch, strict=True)
        try:
            rows = await self._pool().fetch(APPEND, tables, numbers, keys, bodies)
        except (*FAILURES, StoreFailed) as error:
            if isinstance(error, asyncpg.PostgresError | asyncpg.DataError) and len(batch) > 1:
                # It may be about one of them, such as a key that PostgreSQL cannot hold: try one by one. Their keys
                # make that harmless even if the batch was written after all.
                for waiting in batch:
                    await self._write([waiting])
                return
            for waiting in batch:
                if not waiting.done.done():
                    # Some errors have no message.
                    waiting.done.set_exception(StoreFailed(str(error) or type(error).__name__))
            return
        written = {tuple(row) for row in rows}
        for waiting in batch:
            entry = waiting[:3]
            if not waiting.done.done():
                waiting.done.set_result(entry in written)
            # Of equal requests one was written.
            written.discard(entry)
