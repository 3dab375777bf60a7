"""Decorator of a table log that measures its latency."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from voidlock.server.store.store import Line, Listener, StoreFailed, TableLog

from .measures import STORE_FAILURES, STORE_SECONDS


class MeasuredLog:
    """The logs of tables, with a histogram of how long calls take and a count of those that fail."""

    def __init__(self, log: TableLog) -> None:
        self._log = log
        self.shared = log.shared

    async def open(self, listener: Listener) -> None:
        await self._log.open(listener)

    async def close(self) -> None:
        await self._log.close()

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        with _measured("append"):
            await self._log.append(table, number, key, body)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        with _measured("read"):
            return await self._log.read(table, after)

    async def broadcast(self, message: str) -> None:
        with _measured("broadcast"):
            await self._log.broadcast(message)


@contextmanager
def _measured(call: str) -> Iterator[None]:
    try:
        with STORE_SECONDS.timed(call):
            yield
    except StoreFailed:
        STORE_FAILURES.add(call)
        raise
