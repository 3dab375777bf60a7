"""Decorator of a store that measures every call."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from voidlock.server.store.store import Line, Listener, Store, StoreFailed

from .measures import STORE_FAILURES, STORE_SECONDS


class MeasuredStore:
    """A store with a histogram of its latency and a count of its failures."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.shared = store.shared

    async def open(self, listener: Listener) -> None:
        await self._store.open(listener)

    async def close(self) -> None:
        await self._store.close()

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        with _measured("append"):
            await self._store.append(table, number, key, body)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        with _measured("read"):
            return await self._store.read(table, after)

    async def first(self, table: str) -> Line | None:
        with _measured("first"):
            return await self._store.first(table)

    async def expire(self, before: float) -> list[str]:
        with _measured("expire"):
            return await self._store.expire(before)

    async def broadcast(self, message: str) -> None:
        with _measured("broadcast"):
            await self._store.broadcast(message)

    async def check(self) -> None:
        with _measured("check"):
            await self._store.check()


@contextmanager
def _measured(call: str) -> Iterator[None]:
    try:
        with STORE_SECONDS.timed(call):
            yield
    except StoreFailed:
        STORE_FAILURES.add(call)
        raise
