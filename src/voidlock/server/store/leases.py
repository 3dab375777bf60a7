"""Leases: which server plays a table, among those on one PostgreSQL database."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

LASTS = 30.0
"""Seconds a lease lasts unless it is renewed."""


class Owner(NamedTuple):
    """The server that plays a table: this one, or the one at the address."""

    here: bool
    address: str = ""
    token: str = ""
    """What it knows other servers by."""


class Leases(Protocol):
    """A hint where a table is played, so that few servers load it; the log alone decides what is written.

    Every call raises `StoreFailed` while the store cannot be used.
    """

    @property
    def token(self) -> str:
        """What other servers show us: only who can read the database knows it."""
        ...

    async def begin(self) -> None: ...

    async def end(self) -> None:
        """Give all leases back."""
        ...

    async def owner(self, table: str) -> Owner:
        """The owner of a table: this server, if nobody else has a lease that lasts."""
        ...

    async def take(self, table: str) -> None:
        """Become the owner, because the old one cannot be reached."""
        ...

    async def renew(self, tables: Collection[str]) -> set[str]:
        """Keep these leases; returns the tables that have another owner now."""
        ...
