"""Where logs are kept. A log has one entry for each number from 1 on; a request's key occurs in it once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
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


class StoreFailed(Exception):
    """The store cannot be read or written now; nothing was changed."""


Heard = Callable[[str, int], Awaitable[None]]
"""Called with the table and the number of an entry that another process has written."""


class Store(Protocol):
    """Both stores do the same. All of it is durable once the call has returned."""

    async def open(self, heard: Heard) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        """Add an entry. Raises `Taken` or `Known`, and then changes nothing."""
        ...

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The entries of a table after a number, in order."""
        ...

    async def expire(self, before: float) -> list[str]:
        """Forget the tables whose last entry is older; which they were."""
        ...
