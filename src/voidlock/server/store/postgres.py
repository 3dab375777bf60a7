"""Logs in PostgreSQL, shared by any number of worker processes: the key of the log settles who was first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator

import asyncpg

from .store import Known, Line, Listener, Missing, StoreFailed, Taken

# Two workers may begin at the same moment, and CREATE IF NOT EXISTS alone would fail for one of them.
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

# One statement is one transaction and one way there and back. The others are told the table and the number alone, and
# read the entry itself from the log.
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

EXPIRE = """
WITH old AS (
    SELECT "table" FROM voidlock_log GROUP BY "table" HAVING max(at) < to_timestamp($1)
), gone AS (
    DELETE FROM voidlock_log WHERE "table" IN (SELECT "table" FROM old)
)
SELECT "table" FROM old
"""

ENTRIES, WORDS = "voidlock_log", "voidlock_words"
"""What is listened to: entries that were written, and what workers say to each other."""

CONNECTIONS = 8

PATIENCE = 10.0
"""Seconds that PostgreSQL may take for anything."""

AGAIN_AFTER = 0.5
"""Seconds between two attempts to listen again."""

LISTENING_EVERY = 10.0
"""Seconds after which it is tried whether the connection that listens still does."""

FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)

log = logging.getLogger("voidlock.server")


class PostgresStore:
    """A pool of connections, which are made anew when they are lost, and one that listens to other workers."""

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
            with _failing_clearly():
                self._pool = await asyncpg.create_pool(
                    self._address, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
                )
                await self._pool.execute(SCHEMA)
                self._listening = asyncio.create_task(self._keep_listening(await self._ear()))
        except (StoreFailed, ValueError) as error:
            # An address that cannot be read is a ValueError.
            await self.close()
            raise StoreFailed(str(error)) from error

    async def close(self) -> None:
        """What is being written is written before; a database that does not answer is not waited for."""
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
        with _failing_clearly():
            with contextlib.suppress(asyncpg.UniqueViolationError):
                if await self._connections().fetch(APPEND, table, number, key, body):
                    return
            known, taken = await self._connections().fetchrow(WHY_NOT, table, key, number)
        raise Known(key) if known else Taken(number) if taken else Missing(number - 1)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        with _failing_clearly():
            rows = await self._connections().fetch(READ, table, after)
        return [Line(row["number"], row["key"], row["body"]) for row in rows]

    async def expire(self, before: float) -> list[str]:
        with _failing_clearly():
            rows = await self._connections().fetch(EXPIRE, before)
        return [row["table"] for row in rows]

    async def tell(self, words: str) -> None:
        with _failing_clearly():
            await self._connections().execute("SELECT pg_notify($1, $2)", WORDS, words)

    def _connections(self) -> asyncpg.Pool:
        if self._pool is None:
            raise StoreFailed("not open")
        return self._pool

    # ------------------------------------------------------------------ listening

    async def _ear(self) -> asyncpg.Connection:
        ear = await asyncpg.connect(self._address, timeout=PATIENCE, command_timeout=PATIENCE)
        await ear.add_listener(ENTRIES, self._heard)
        await ear.add_listener(WORDS, self._told)
        return ear

    async def _keep_listening(self, ear: asyncpg.Connection) -> None:
        """Listen again whenever the connection is lost, and then find out what was missed."""
        assert self._listener is not None
        while True:
            try:
                await _lost(ear)
            finally:
                ear.terminate()
            log.warning("listening=lost")
            ear = await self._ear_again()
            log.warning("listening=again")
            self._soon(self._listener.missed())

    async def _ear_again(self) -> asyncpg.Connection:
        while True:
            with contextlib.suppress(*FAILURES):
                return await self._ear()
            await asyncio.sleep(AGAIN_AFTER)

    def _heard(self, connection: object, process: int, channel: str, payload: str) -> None:
        table, _, number = payload.partition(" ")
        if self._listener is not None and number.isdecimal():
            self._soon(self._listener.heard(table, int(number)))

    def _told(self, connection: object, process: int, channel: str, payload: str) -> None:
        if self._listener is not None:
            self._listener.told(payload)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _lost(ear: asyncpg.Connection) -> None:
    """Returns when the connection is lost. One that only seems to stand is found out by asking something."""
    lost = asyncio.Event()
    ear.add_termination_listener(lambda connection: lost.set())
    with contextlib.suppress(*FAILURES):
        while not ear.is_closed():
            try:
                # Not `wait_for`, which forgets that it was cancelled if the connection was lost at the same moment.
                async with asyncio.timeout(LISTENING_EVERY):
                    await lost.wait()
            except TimeoutError:
                await ear.execute("SELECT 1")


@contextlib.contextmanager
def _failing_clearly() -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        # Some of these have no words of their own.
        raise StoreFailed(str(error) or type(error).__name__) from error
