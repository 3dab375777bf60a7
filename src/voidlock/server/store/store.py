"""Append-only log per table, with optimistic concurrency by entry number and idempotency keys."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Line(NamedTuple):
    """A stored entry: numbers run from 1, and each key occurs once in a log."""

    number: int
    key: str
    body: bytes


class Taken(Exception):
    """Another process has written this number: catch up and try again."""


class Known(Exception):
    """The log has this key already: the request was granted before."""


class Missing(Exception):
    """The entry before this one is missing: the table has expired, or the log was cut."""


class StoreFailed(Exception):
    """The store cannot be used now. A write may or may not have succeeded."""


class InUse(StoreFailed):
    """Another server uses this store, which only one may."""


class Listener(Protocol):
    """Receives notifications from other processes while the store is open."""

    async def appended(self, table: str, number: int) -> None:
        """A process, perhaps this one, has written this entry."""
        ...

    async def missed(self) -> None:
        """Notifications may have been lost."""
        ...

    def received(self, message: str) -> None:
        """A process, perhaps this one, has broadcast this."""
        ...


class TableLog(Protocol):
    """The logs of tables, as they are played from. A write is durable once the call returns.

    Every call raises `StoreFailed` while the store cannot be used, and works again as soon as it can.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes write to it too."""
        ...

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        """Add an entry, or change nothing and raise `Known`, `Taken` or `Missing`, checked in that order."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The entries of a table after this number, in order."""
        ...

    async def broadcast(self, message: str) -> None:
        """Send a message to all processes that have the store open; it is not stored."""
        ...


class Store(TableLog, Protocol):
    """The whole storage interface."""

    async def first(self, table: str) -> Line | None:
        """The first entry of a table; None if there is no such table."""
        ...

    async def expire(self, before: float) -> list[str]:
        """Delete the tables whose last entry is older than this time; returns their names."""
        ...

    async def check(self) -> None:
        """Make a durable write that changes nothing: readiness."""
        ...
