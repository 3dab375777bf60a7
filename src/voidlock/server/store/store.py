"""Where logs are kept. A log has one entry for each number from 1 on; a request's key occurs in it once."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Line(NamedTuple):
    """An entry as it is kept."""

    number: int
    key: str
    body: bytes


class Taken(Exception):
    """Somebody else has written the entry of this number: read on, and try again."""


class Known(Exception):
    """The log has an entry of this key already: the request was granted before."""


class Missing(Exception):
    """The log does not hold the entry before this one: the table has expired, or the log was cut."""


class StoreFailed(Exception):
    """The store cannot be read or written now; only the log knows whether anything was changed."""


class InUse(StoreFailed):
    """Another server has this store, and it is for one alone."""


class Listener(Protocol):
    """Is told what other processes do at the same tables, while the store is open."""

    async def heard(self, table: str, number: int) -> None:
        """Another process has written this entry."""
        ...

    async def missed(self) -> None:
        """Nothing could be heard for a while."""
        ...

    def told(self, words: str) -> None:
        """Another process, or this one, has said this to all."""
        ...


class Store(Protocol):
    """Both stores do the same. All of it is durable once the call has returned.

    Every call raises `StoreFailed` where the store cannot be used, and works again as soon as it can.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes write here too."""
        ...

    async def open(self, listener: Listener) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        """Add an entry. Raises `Known`, `Taken` or `Missing`, the first that holds, and then changes nothing."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The entries of a table after a number, in order."""
        ...

    async def expire(self, before: float) -> list[str]:
        """Forget the tables whose last entry is older; which they were."""
        ...

    async def tell(self, words: str) -> None:
        """Say something to all processes that have the store open; it is not kept."""
        ...
