"""PostgreSQL store for several workers: optimistic concurrency by primary key, LISTEN/NOTIFY between them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator

import asyncpg

from voidlock.server.operations.event_log import event

from .store import Known, Line, Listener, Missing, StoreFailed, Taken

# Two workers may start at the same moment, and CREATE IF NOT EXISTS alone would fail for one of them.
SCHEMA = """
SELECT pg_advisory_xact_lock(hashtext('voidlock_log'));
CREATE TABLE IF NOT EXISTS voidlock_log (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    body BYTEA NOT NULL,
    at TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY ("table", number),
    CONSTRAINT voidlock_log_key UNIQUE ("table", key)
);
"""

# One statement is one transaction and one round trip. The notification carries only the table and the number; workers
# read the entry from the log.
APPEND = """
WITH written AS (
    INSERT INTO voidlock_log ("table", number, key, body)
    SELECT $1::text, $2::integer, $3::text, $4::bytea
    WHERE $2 = 1 OR EXISTS (SELECT 1 FROM voidlock_log WHERE "table" = $1 AND number = $2 - 1)
    RETURNING number
)
SELECT pg_notify('voidlock_log', $1 || ' ' || $2) FROM written
"""

WHY_NOT = """
SELECT EXISTS (SELECT 1 FROM voidlock_log WHERE "table" = $1 AND key = $2),
       EXISTS (SELECT 1 FROM voidlock_log WHERE "table" = $1 AND number = $3)
"""

READ = 'SELECT number, key, body FROM voidlock_log WHERE "table" = $1 AND number > $2 ORDER BY number'

FIRST = 'SELECT number, key, body FROM voidlock_log WHERE "table" = $1 AND number = 1'

EXPIRE = """
WITH old AS (
    SELECT "table" FROM voidlock_log GROUP BY "table" HAVING max(at) < to_timestamp($1)
), gone AS (
    DELETE FROM voidlock_log WHERE "table" IN (SELECT "table" FROM old)
)
SELECT "table" FROM old
"""

# A transactional message is flushed to the write-ahead log like any commit, and leaves nothing behind.
CHECK = "SELECT pg_logical_emit_message(true, 'voidlock', 'ready')"

ENTRIES, MESSAGES = "voidlock_log", "voidlock_words"
"""Notification channels: entries that were written, and messages between workers."""

CONNECTIONS = 8

TIMEOUT = 10.0
"""Timeout for every call, in seconds."""

RETRY_AFTER = 0.5
"""Seconds between two attempts to reconnect the listener."""

PING_EVERY = 10.0
"""Seconds between two checks that the listening connection is alive."""

FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)


class PostgresStore:
    """A connection pool that reconnects by itself, and one connection that listens to the other workers."""

    shared = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: asyncpg.Pool | None = None
        self._listener: Listener | None = None
        self._listening: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        try:
            with _store_errors():
                self._pool = await asyncpg.create_pool(
                    self._address, min_size=1, max_size=CONNECTIONS, timeout=TIMEOUT, command_timeout=TIMEOUT
                )
                await self._pool.execute(SCHEMA)
                self._listening = asyncio.create_task(self._keep_listening(await self._connect_listener()))
        except (StoreFailed, ValueError) as error:
            # A malformed address is a ValueError.
            await self.close()
            raise StoreFailed(str(error)) from error

    async def close(self) -> None:
        """Finish pending writes; give up on a database that does not answer."""
        tasks = [task for task in (self._listening, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        pool, self._pool = self._pool, None
        if pool is not None:
            try:
                await asyncio.wait_for(pool.close(), 2.0)
            except FAILURES:
                pool.terminate()

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        with _store_errors():
            with contextlib.suppress(asyncpg.UniqueViolationError):
                if await self._connections().fetch(APPEND, table, number, key, body):
                    return
            known, taken = await self._connections().fetchrow(WHY_NOT, table, key, number)
        raise Known(key) if known else Taken(number) if taken else Missing(number - 1)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        with _store_errors():
            rows = await self._connections().fetch(READ, table, after)
        return [Line(row["number"], row["key"], row["body"]) for row in rows]

    async def first(self, table: str) -> Line | None:
        with _store_errors():
            row = await self._connections().fetchrow(FIRST, table)
        return Line(row["number"], row["key"], row["body"]) if row else None

    async def expire(self, before: float) -> list[str]:
        with _store_errors():
            rows = await self._connections().fetch(EXPIRE, before)
        return [row["table"] for row in rows]

    async def check(self) -> None:
        with _store_errors():
            await self._connections().execute(CHECK)

    async def broadcast(self, message: str) -> None:
        with _store_errors():
            await self._connections().execute("SELECT pg_notify($1, $2)", MESSAGES, message)

    def _connections(self) -> asyncpg.Pool:
        if self._pool is None:
            raise StoreFailed("not open")
        return self._pool

    # ------------------------------------------------------------------ listening

    async def _connect_listener(self) -> asyncpg.Connection:
        connection = await asyncpg.connect(self._address, timeout=TIMEOUT, command_timeout=TIMEOUT)
        await connection.add_listener(ENTRIES, self._appended)
        await connection.add_listener(MESSAGES, self._received)
        return connection

    async def _keep_listening(self, connection: asyncpg.Connection) -> None:
        """Reconnect whenever the connection is lost, then catch up on what was missed."""
        assert self._listener is not None
        while True:
            try:
                await _lost(connection)
            finally:
                connection.terminate()
            event("listening_lost", level=logging.WARNING)
            connection = await self._reconnect_listener()
            event("listening_restored", level=logging.WARNING)
            self._soon(self._listener.missed())

    async def _reconnect_listener(self) -> asyncpg.Connection:
        while True:
            with contextlib.suppress(*FAILURES):
                return await self._connect_listener()
            await asyncio.sleep(RETRY_AFTER)

    def _appended(self, connection: object, process: int, channel: str, payload: str) -> None:
        table, _, number = payload.partition(" ")
        if self._listener is not None and number.isdecimal():
            self._soon(self._listener.appended(table, int(number)))

    def _received(self, connection: object, process: int, channel: str, payload: str) -> None:
        if self._listener is not None:
            self._listener.received(payload)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _lost(connection: asyncpg.Connection) -> None:
    """Returns when the connection is lost. Pings find one that is dead but still looks open."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    with contextlib.suppress(*FAILURES):
        while not connection.is_closed():
            try:
                # Not `wait_for`, which can swallow a cancellation that arrives together with the event.
                async with asyncio.timeout(PING_EVERY):
                    await lost.wait()
            except TimeoutError:
                await connection.execute("SELECT 1")


@contextlib.contextmanager
def _store_errors() -> Iterator[None]:
    """Turn every database error into `StoreFailed`."""
    try:
        yield
    except FAILURES as error:
        # Some of these have no message.
        raise StoreFailed(str(error) or type(error).__name__) from error
