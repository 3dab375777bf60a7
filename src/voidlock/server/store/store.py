"""Append-only log per table, with optimistic concurrency by entry number and idempotency keys."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from typing import NamedTuple, Protocol

from .clock import ClockState


class Line(NamedTuple):
    """A stored entry: numbers run from 1, and each key occurs once in a log."""

    number: int
    key: str
    body: bytes


class Summary(NamedTuple):
    """A table as the store knows it; times are seconds since 1970."""

    table: str
    opened: float
    last: float
    """When its last entry was written."""
    entries: int
    buried: float | None
    """When it expired, if it is in the grave."""


class Taken(Exception):
    """Another process has written this number: catch up and try again."""


class Known(Exception):
    """The log has this key already: the request was granted before."""


class Missing(Exception):
    """The entry before this one is missing: the table was deleted, or the log was cut."""


class StoreFailed(Exception):
    """The store cannot be used now. A write may or may not have succeeded."""


class Unusable(StoreFailed):
    """The store cannot be used as it is: waiting does not help, the operator must do something."""


class InUse(Unusable):
    """Another server uses this store, which only one may."""


class Listener(Protocol):
    """Hears what other processes write while the store is open."""

    def loaded_tables(self) -> dict[str, int]:
        """By table in memory, the number of its last entry."""
        ...

    async def on_append(self, table: str, number: int) -> None:
        """Another process has written this entry; 0: it has deleted the table, or cut its log."""
        ...


class TableLog(Protocol):
    """The logs of tables, as they are played from. A write is durable once the call returns.

    Every call raises `StoreFailed` while the store cannot be used, and works again as soon as it can.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes write to it too."""
        ...

    async def open(self, listener: Listener | None = None) -> None:
        """Start using it. The listener hears what other processes write."""
        ...

    async def close(self) -> None: ...

    def append(self, table: str, number: int, key: str, body: bytes) -> Awaitable[None]:
        """Add an entry, or change nothing and raise `Known`, `Taken` or `Missing`, checked in that order."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The entries of a table after this number, in order. Reading it from the start takes it out of the grave."""
        ...


class Subscriptions(Protocol):
    """Beside the logs: who is told that it is their turn, and when a table must be looked at although nobody is there.

    Every call raises `StoreFailed` while the store cannot be used.
    """

    async def time_of(self, table: str, number: int) -> float | None:
        """When this entry was written."""
        ...

    async def subscriptions(self, table: str) -> dict[int, bytes]:
        """By seat, what was kept."""
        ...

    async def subscribe(self, table: str, seat: int, body: bytes | None) -> None:
        """Keep this for a seat, or nothing any more."""
        ...

    async def claim_turn(self, table: str, seat: int, turn: int) -> bool:
        """Whether the caller, and nobody else, tells the player that this turn is theirs.

        Turns have rising numbers. After one was claimed, no other can be until the player has come back.
        """
        ...

    async def come_back(self, table: str, seat: int) -> None:
        """The player has been at the table."""
        ...

    async def set_alarm(self, table: str, at: float | None) -> None:
        """Have the table looked at by this time, and not before; None: never."""
        ...

    async def ring_alarms(self, now: float, snooze: float, most: int) -> list[str]:
        """The tables whose alarm is due, at most so many; for anybody else they are due later by `snooze`."""
        ...


class Store(TableLog, Subscriptions, Protocol):
    """The whole storage interface: the logs, tables as wholes, the grave, and the clock that expiry trusts.

    An expired table is buried: it stays readable until it is deleted, and a visit or a new entry revives it.
    """

    @property
    def address(self) -> str:
        """Where other processes find it."""
        ...

    async def now(self) -> float:
        """The time by the clock that stamps the entries."""
        ...

    async def clock(self) -> ClockState | None:
        """What was last kept about the clock."""
        ...

    async def keep_clock(self, state: ClockState) -> None: ...

    async def tables(self, after: str = "", most: int = 500) -> list[Summary]:
        """The first tables by name after this one."""
        ...

    async def table(self, table: str) -> Summary | None: ...

    async def first(self, table: str) -> Line | None:
        """The entry that opened a table; not a visit."""
        ...

    async def entries(self, table: str) -> list[tuple[Line, float]]:
        """Every entry of a table and its time; unlike `read` not a visit."""
        ...

    async def unused_tables(self, before: float) -> list[str]:
        """The tables whose last entry and last revival are older than this, and that are not in the grave."""
        ...

    async def bury(self, before: float, most: int) -> list[str]:
        """Bury unused tables, at most `most` in one call; returns their names."""
        ...

    async def revive(self, table: str) -> bool:
        """Take a table out of the grave; whether it was there."""
        ...

    async def delete_buried(self, before: float, most: int) -> list[str]:
        """Delete tables that were buried before this time, at most `most` in one call; returns their names."""
        ...

    async def delete(self, table: str) -> int:
        """Delete a table immediately; returns how many entries it had."""
        ...

    async def cut(self, table: str, after: int) -> int:
        """Set aside every entry after this number, and a copy of those before; returns how many were cut."""
        ...

    async def size(self) -> int:
        """Bytes that all tables take."""
        ...

    async def check(self) -> None:
        """Make a durable write that changes nothing: readiness."""
        ...


async def every_table(store: Store) -> AsyncIterator[Summary]:
    """Every table, a few hundred at a time."""
    after = ""
    while some := await store.tables(after):
        for about in some:
            yield about
        after = some[-1].table
