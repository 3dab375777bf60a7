"""Batched notifications: one connection tells other servers about entries after they are durable (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator

import asyncpg

ENTRIES = "voidlock_log"
"""Notification channel of entries that were written."""

TIMEOUT = 10.0
"""Timeout for every call, in seconds."""

RETRY_AFTER = 0.5
"""Seconds between two attempts to reconnect."""

LARGEST = 7900
"""Bytes of a notification: PostgreSQL takes less than 8000."""

FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)

NOTIFY = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"


class Notifier:
    """Tells the other servers which tables have new entries.

    It runs after the commit, so a crash in between announces nothing: servers also look for themselves now and then.
    What is written while a notification is under way goes into the next one.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._entries: dict[str, int] = {}
        """By table, the newest entry that is not announced yet."""
        self._wake = asyncio.Event()
        self._connection: asyncpg.Connection | None = None
        self._sending: asyncio.Task[None] | None = None
        self.process = 0
        """PostgreSQL's number for our connection: our own notifications come back to us under it."""

    def begin(self) -> None:
        self._sending = asyncio.create_task(self._keep_sending())

    async def end(self) -> None:
        """Tell what is left, if the database lets us."""
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
            with contextlib.suppress(*FAILURES):
                await asyncio.wait_for(self._send(), 2.0)
        if self._connection is not None:
            self._connection.terminate()

    def add(self, table: str, number: int) -> None:
        self._entries[table] = max(number, self._entries.get(table, 0))
        self._wake.set()

    async def _keep_sending(self) -> None:
        while True:
            await self._wake.wait()
            try:
                await self._send()
            except FAILURES:
                await asyncio.sleep(RETRY_AFTER)

    async def _send(self) -> None:
        """Send everything that waits, in one transaction; after a failure it waits again."""
        self._wake.clear()
        entries, self._entries = self._entries, {}
        if not entries:
            return
        try:
            connection = await self._connect()
            await connection.execute(NOTIFY, ENTRIES, list(payloads(entries.items())))
        except BaseException:
            for table, number in entries.items():
                self.add(table, number)
            raise

    async def _connect(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._address,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                # A notification is not kept anyway: its transaction need not wait for the disk.
                server_settings={"synchronous_commit": "off"},
            )
            self.process = self._connection.get_server_pid()
        return self._connection


def payloads(entries: Iterable[tuple[str, int]]) -> Iterator[str]:
    """The entries as texts of `table number` pairs that fit into a notification each."""
    told: list[str] = []
    size = 0
    for table, number in entries:
        pair = f"{table} {number}"
        size += len(pair.encode()) + 1
        if told and size > LARGEST:
            yield " ".join(told)
            told, size = [], len(pair.encode()) + 1
        told.append(pair)
    yield " ".join(told)


def pairs(payload: str) -> Iterator[tuple[str, int]]:
    """The entries of a notification; one of another version may hold anything."""
    words = payload.split(" ")
    for table, number in zip(words[::2], words[1::2], strict=False):
        if number.isdecimal():
            yield table, int(number)
