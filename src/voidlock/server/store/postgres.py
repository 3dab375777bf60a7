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
        ((known, taken),) = await self.rows(sql.WHY_NOT, table, key, number)
        raise Known(key) if known else Taken(number) if taken else Missing(number - 1)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        if not after and await self.revive(table):
            event("revived", level=logging.WARNING, table=table)
        return [Line(*row) for row in await self.rows(sql.READ, table, after)]

    async def check(self) -> None:
        await self.execute(CHECK)

    async def size(self) -> int:
        return int(await self._value(sql.SIZE))

    async def execute(self, statement: str, *given: object) -> None:
        with _store_errors():
            await self._connections().execute(statement, *given)

    async def rows(self, statement: str, *given: object) -> list[asyncpg.Record]:
        with _store_errors():
            found: list[asyncpg.Record] = await self._connections().fetch(statement, *given)
        return found

    async def _value(self, statement: str, *given: object) -> float:
        """The number in the first row; 0 if there is none."""
        rows = await self.rows(statement, *given)
        return rows[0][0] if rows else 0

    def _connections(self) -> asyncpg.Pool:
        if self._pool is None:
            raise StoreFailed("not open")
        return self._pool

    # ------------------------------------------------------------------ the archive

    async def now(self) -> float:
        return await self._value(sql.NOW)

    async def clock(self) -> ClockState | None:
        rows = await self.rows(sql.CLOCK)
        return ClockState(*rows[0]) if rows else None

    async def keep_clock(self, state: ClockState) -> None:
        await self.execute(sql.KEEP_CLOCK, *state)

    async def tables(self, after: str = "", most: int = 500) -> list[Summary]:
        names = [name for (name,) in await self.rows(sql.NAMES, after, most)]
        return [Summary(*row) for row in await self.rows(sql.ABOUT, names)]

    async def table(self, table: str) -> Summary | None:
        rows = await self.rows(sql.ABOUT, [table])
        return Summary(*rows[0]) if rows else None

    async def first(self, table: str) -> Line | None:
        rows = await self.rows(sql.FIRST, table)
        return Line(*rows[0]) if rows else None

    async def entries(self, table: str) -> list[tuple[Line, float]]:
        return [(Line(*entry), at) for *entry, at in await self.rows(sql.ENTRIES, table)]

    async def unused_tables(self, before: float) -> list[str]:
        return await self._names(sql.UNUSED, before, None)

    async def bury(self, before: float, most: int) -> list[str]:
        return await self._names(sql.BURY, before, most)

    async def revive(self, table: str) -> bool:
        return bool(await self.rows(sql.REVIVE, table))

    async def delete_buried(self, before: float, most: int) -> list[str]:
        return await self._names(sql.DELETE_BURIED, before, most)

    async def delete(self, table: str) -> int:
        return int(await self._value(sql.DELETE, table))

    async def cut(self, table: str, after: int) -> int:
        return int(await self._value(sql.CUT, table, after))

    # ------------------------------------------------------------------ subscriptions and alarms

    async def time_of(self, table: str, number: int) -> float | None:
        rows = await self.rows(sql.TIME_OF, table, number)
        return rows[0][0] if rows else None

    async def subscriptions(self, table: str) -> dict[int, bytes]:
        return {int(seat): bytes(body) for seat, body in await self.rows(sql.SUBSCRIPTIONS, table)}

    async def subscribe(self, table: str, seat: int, body: bytes | None) -> None:
        await self.execute(*((sql.SUBSCRIBE, table, seat, body) if body else (sql.UNSUBSCRIBE, table, seat)))

    async def claim_turn(self, table: str, seat: int, turn: int) -> bool:
        return bool(await self.rows(sql.CLAIM_TURN, table, seat, turn))

    async def come_back(self, table: str, seat: int) -> None:
        await self.execute(sql.COME_BACK, table, seat)

    async def set_alarm(self, table: str, at: float | None) -> None:
        await self.execute(*((sql.NO_ALARM, table) if at is None else (sql.SET_ALARM, table, at)))

    async def ring_alarms(self, now: float, snooze: float, most: int) -> list[str]:
        return [name for (name,) in await self.rows(sql.RING_ALARMS, now, snooze, most)]

    async def _names(self, statement: str, before: float, most: int | None) -> list[str]:
        return [name for (name,) in await self.rows(statement, before, most)]

    async def _newest(self, held: Mapping[str, int]) -> list[tuple[str, int | None]]:
        return [(table, number) for table, number in await self.rows(sql.NEWEST, [*held])] if held else []


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
