"""Logs in PostgreSQL, shared by any number of worker processes: the key of the log settles who was first."""

from __future__ import annotations

import asyncio

import asyncpg

from .store import Heard, Known, Line, StoreFailed, Taken

SCHEMA = """
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

CHANNEL = "voidlock_log"

FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncio.TimeoutError)


class PostgresStore:
    """A pool of connections, and one that listens for what other workers write."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._heard: Heard | None = None
        self._pool: asyncpg.Pool | None = None
        self._ear: asyncpg.Connection | None = None

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        try:
            self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=8, command_timeout=10)
            async with self._pool.acquire() as connection:
                await connection.execute(SCHEMA)
            await self._listen()
        except FAILURES as error:
            raise StoreFailed(str(error)) from error

    async def close(self) -> None:
        if self._ear is not None:
            await self._ear.close()
        if self._pool is not None:
            await self._pool.close()

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        try:
            async with self._connections().acquire() as connection, connection.transaction():
                await connection.execute(
                    'INSERT INTO voidlock_log ("table", number, key, body) VALUES ($1, $2, $3, $4)',
                    table,
                    number,
                    key,
                    body,
                )
                # Table and number only: what was written is read from the log.
                await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{table} {number}")
        except asyncpg.UniqueViolationError as error:
            raise await self._why(table, key, number) from error
        except FAILURES as error:
            raise StoreFailed(str(error)) from error

    async def _why(self, table: str, key: str, number: int) -> Known | Taken:
        """Both keys may be taken; a known key comes first."""
        found = await self._connections().fetchval(
            'SELECT 1 FROM voidlock_log WHERE "table" = $1 AND key = $2', table, key
        )
        return Known(key) if found else Taken(number)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        try:
            rows = await self._connections().fetch(
                'SELECT number, key, body FROM voidlock_log WHERE "table" = $1 AND number > $2 ORDER BY number',
                table,
                after,
            )
        except FAILURES as error:
            raise StoreFailed(str(error)) from error
        return [Line(row["number"], row["key"], row["body"]) for row in rows]

    async def expire(self, before: float) -> list[str]:
        try:
            rows = await self._connections().fetch(
                """
                WITH old AS (
                    SELECT "table" FROM voidlock_log GROUP BY "table" HAVING max(at) < to_timestamp($1)
                ), gone AS (
                    DELETE FROM voidlock_log WHERE "table" IN (SELECT "table" FROM old)
                )
                SELECT "table" FROM old
                """,
                before,
            )
        except FAILURES as error:
            raise StoreFailed(str(error)) from error
        return [row["table"] for row in rows]

    def _connections(self) -> asyncpg.Pool:
        if self._pool is None:
            raise StoreFailed("not open")
        return self._pool

    async def _listen(self) -> None:
        if self._heard is None:
            return
        self._ear = await asyncpg.connect(self._address)
        await self._ear.add_listener(CHANNEL, self._told)

    def _told(self, connection: object, process: int, channel: str, payload: str) -> None:
        table, _, number = payload.partition(" ")
        if self._heard is not None and number.isdigit():
            self._heard(table, int(number))
