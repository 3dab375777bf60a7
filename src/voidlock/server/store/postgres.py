"""PostgreSQL store for several servers: optimistic concurrency by primary key."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator, Mapping

import asyncpg

from voidlock.server.operations.event_log import event

from . import postgres_tables as sql
from .clock import ClockState
from .polling import Poller
from .postgres_append import FAILURES, Appender
from .store import Known, Line, Listener, Missing, StoreFailed, Summary, Taken, Unusable

WRONG = (
    # A malformed address.
    ValueError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.InvalidCatalogNameError,
    asyncpg.InsufficientPrivilegeError,
)
"""Failures to connect that do not pass: there is no such user, password, database or right."""

# A transactional message is flushed to the write-ahead log like any commit, and leaves nothing behind.
CHECK = "SELECT pg_logical_emit_message(true, 'voidlock', 'ready')"

CONNECTIONS = 8

TIMEOUT = 10.0
"""Timeout for every call, in seconds."""


class PostgresStore:
    """A connection pool that reconnects by itself."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: asyncpg.Pool | None = None
        self._poller: Poller | None = None
        self._appender = Appender(self._connections)

    async def open(self, listener: Listener | None = None) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                reset=_keep_session,
            )
            await self._pool.execute(sql.SCHEMA)
        except (*WRONG, *FAILURES) as error:
            await self.close()
            kind = Unusable if isinstance(error, WRONG) else StoreFailed
            raise kind(str(error) or type(error).__name__) from error
        if listener is not None:
            self._poller = Poller(listener, self._newest)

    async def close(self) -> None:
        """Finish pending writes; give up on a database that does not answer."""
        if self._poller is not None:
            await self._poller.stop()
        await self._appender.end()
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), 2.0)
            except FAILURES:
                pool.terminate()

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        if await self._appender.append(table, number, key, body):
            return
        with _store_errors():
            known, taken = await self._connections().fetchrow(sql.WHY_NOT, table, key, number)
        raise Known(key) if known else Taken(number) if taken else Missing(number - 1)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        with _store_errors():
            if not after and await self._connections().fetchval(sql.REVIVE, table):
                event("revived", level=logging.WARNING, table=table)
            rows = await self._connections().fetch(sql.READ, table, after)
        return [Line(row["number"], row["key"], row["body"]) for row in rows]

    async def check(self) -> None:
        with _store_errors():
            await self._connections().execute(CHECK)

    async def size(self) -> int:
        with _store_errors():
            return int(await self._connections().fetchval(sql.SIZE))

    async def execute(self, statement: str, *given: object) -> None:
        with _store_errors():
            await self._connections().execute(statement, *given)

    async def rows(self, statement: str, *given: object) -> list[tuple[object, ...]]:
        with _store_errors():
            return [tuple(row) for row in await self._connections().fetch(statement, *given)]

    async def value(self, statement: str, *given: object) -> object:
        """The first column of the first row; None if there is no row."""
        with _store_errors():
            found: object = await self._connections().fetchval(statement, *given)
        return found

    def _connections(self) -> asyncpg.Pool:
        if self._pool is None:
            raise StoreFailed("not open")
        return self._pool

    # ------------------------------------------------------------------ the archive

    async def now(self) -> float:
        with _store_errors():
            return float(await self._connections().fetchval(sql.NOW))

    async def look_at_clock(self) -> ClockState:
        with _store_errors():
            async with self._connections().acquire() as connection, connection.transaction():
                now = float(await connection.fetchval(sql.NOW))
                row = await connection.fetchrow(sql.CLOCK)
                before = ClockState(*row) if row else ClockState(await self._newest_entry(now))
                state = before.at(now)
                await connection.execute(sql.KEEP_CLOCK, *state)
        return state

    async def _newest_entry(self, now: float) -> float:
        """The time to go by in a database that remembers none yet."""
        last: list[float] = []
        after = ""
        while some := await self.tables(after):
            last += [about.last for about in some]
            after = some[-1].table
        return max(last, default=now)

    async def believe_clock(self) -> None:
        with _store_errors():
            await self._connections().execute(sql.KEEP_CLOCK, await self.now(), None)

    async def tables(self, after: str = "", most: int = 500) -> list[Summary]:
        with _store_errors():
            names = await self._connections().fetch(sql.NAMES, after, most)
            rows = await self._connections().fetch(sql.ABOUT, [row["name"] for row in names])
        return [Summary(*row) for row in rows]

    async def table(self, table: str) -> Summary | None:
        with _store_errors():
            row = await self._connections().fetchrow(sql.ABOUT, [table])
        return Summary(*row) if row else None

    async def first(self, table: str) -> Line | None:
        with _store_errors():
            row = await self._connections().fetchrow(sql.FIRST, table)
        return Line(*row) if row else None

    async def entries(self, table: str) -> list[tuple[Line, float]]:
        with _store_errors():
            rows = await self._connections().fetch(sql.ENTRIES, table)
        return [(Line(row["number"], row["key"], row["body"]), row["at"]) for row in rows]

    async def unused_tables(self, before: float) -> list[str]:
        return await self._names(sql.UNUSED, before, None)

    async def bury(self, before: float, most: int) -> list[str]:
        return await self._names(sql.BURY, before, most)

    async def revive(self, table: str) -> bool:
        with _store_errors():
            return bool(await self._connections().fetchval(sql.REVIVE, table))

    async def delete_buried(self, before: float, most: int) -> list[str]:
        return await self._names(sql.DELETE_BURIED, before, most)

    async def delete(self, table: str) -> int:
        with _store_errors():
            return int(await self._connections().fetchval(sql.DELETE, table))

    async def cut(self, table: str, after: int) -> int:
        with _store_errors():
            return int(await self._connections().fetchval(sql.CUT, table, after))

    async def _names(self, statement: str, before: float, most: int | None) -> list[str]:
        with _store_errors():
            rows = await self._connections().fetch(statement, before, most)
        return [row["table"] for row in rows]

    async def _newest(self, held: Mapping[str, int]) -> list[tuple[str, int | None]]:
        with _store_errors():
            rows = await self._connections().fetch(sql.NEWEST, [*held]) if held else []
        return [(row["table"], row["number"]) for row in rows]


async def _keep_session(connection: asyncpg.Connection) -> None:
    """No statement changes the session: giving a connection back to the pool needs no round trip."""


@contextlib.contextmanager
def _store_errors() -> Iterator[None]:
    """Turn every database error into `StoreFailed`."""
    try:
        yield
    except FAILURES as error:
        # Some of these have no message.
        raise StoreFailed(str(error) or type(error).__name__) from error
