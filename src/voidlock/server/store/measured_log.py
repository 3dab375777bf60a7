"""Decorator of a table log that measures its latency."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from voidlock.server.operations.metrics import STORE_FAILURES, STORE_SECONDS

from .store import Line, Listener, StoreFailed, TableLog


class MeasuredLog:
    """The logs of tables, with a histogram of how long calls take and a count of those that fail.

    `failed` is called when one fails.
    """

    def __init__(self, log: TableLog, failed: Callable[[], None]) -> None:
        self._log = log
        self._failed = failed
        self.shared = log.shared

    async def open(self, listener: Listener | None = None) -> None:
        await self._log.open(listener)

    async def close(self) -> None:
        await self._log.close()

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        with self._measure("append"):
            await self._log.append(table, number, key, body)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        with self._measure("read"):
            return await self._log.read(table, after)

    @contextmanager
    def _measure(self, call: str) -> Iterator[None]:
        try:
            with STORE_SECONDS.labels(call).time():
                yield
        except StoreFailed:
            STORE_FAILURES.labels(call).inc()
            self._failed()
            raise
