"""Decorator of a table log that measures its latency."""

from __future__ import annotations

from voidlock.server.operations.metrics import STORE_FAILURES, STORE_SECONDS

from .store import Line, Listener, StoreFailed, TableLog


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
        with STORE_SECONDS.labels("append").time(), STORE_FAILURES.labels("append").count_exceptions(StoreFailed):
            await self._log.append(table, number, key, body)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        with STORE_SECONDS.labels("read").time(), STORE_FAILURES.labels("read").count_exceptions(StoreFailed):
            return await self._log.read(table, after)
