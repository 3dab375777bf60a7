"""Decorator of a table log that measures its latency."""

from __future__ import annotations

from time import perf_counter

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
        with Measured("append"):
            await self._log.append(table, number, key, body)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        with Measured("read"):
            return await self._log.read(table, after)

    async def broadcast(self, message: str) -> None:
        with Measured("broadcast"):
            await self._log.broadcast(message)


class Measured:
    """Context manager around one call."""

    __slots__ = ("_begun", "_call")

    def __init__(self, call: str) -> None:
        self._call = call

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        STORE_SECONDS.observe(perf_counter() - self._begun, self._call)
        if isinstance(error, StoreFailed):
            STORE_FAILURES.add(self._call)
