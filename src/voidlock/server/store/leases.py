"""Leases: which server plays a table, among those on one PostgreSQL database; a row for each table."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .postgres import PostgresStore

LASTS = 30.0
"""Seconds a lease lasts unless it is renewed."""


class Owner(NamedTuple):
    """The server that plays a table: this one, or the one at the address."""

    here: bool
    address: str = ""
    token: str = ""
    """The token that it expects from other servers."""


# Unlogged: leases cost no wait for the disk. A database that crashed has none, and servers take them again.
SCHEMA = """
SELECT pg_advisory_xact_lock(hashtext('voidlock_log'));
CREATE UNLOGGED TABLE IF NOT EXISTS voidlock_lease (
    "table" TEXT PRIMARY KEY,
    worker TEXT NOT NULL,
    address TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
);
"""

TAKE = """
INSERT INTO voidlock_lease
SELECT asked, $2, $3, now() + make_interval(secs => $4) FROM unnest($1::text[]) AS asked ORDER BY asked
ON CONFLICT ("table") DO UPDATE SET worker = excluded.worker, address = excluded.address, until = excluded.until
WHERE $5 OR voidlock_lease.worker = excluded.worker OR voidlock_lease.until < now()
RETURNING "table"
"""

OWNER = 'SELECT address, worker FROM voidlock_lease WHERE "table" = $1'

RELEASE = "DELETE FROM voidlock_lease WHERE worker = $1"


class Leases:
    """A hint where a table is played, so that few servers load it; the log alone decides what is written.

    `address` is where other servers reach this one. Every call raises `StoreFailed` while the store cannot be used.
    """

    def __init__(self, store: PostgresStore, address: str) -> None:
        self._store = store
        self._address = address
        self.token = secrets.token_hex(16)
        """The token that other servers show us: only those who can read the database know it."""

    async def begin(self) -> None:
        await self._store.execute(SCHEMA)

    async def end(self) -> None:
        """Give all leases back."""
        await self._store.execute(RELEASE, self.token)

    async def owner(self, table: str) -> Owner:
        """The owner of a table: this server, if nobody else has a lease that lasts."""
        while not await self._take([table], force=False):
            for address, worker in await self._store.rows(OWNER, table):
                if address != self._address:
                    return Owner(False, str(address), str(worker))
                # Ours, before we were killed and started again.
                await self.take(table)
            # Otherwise it was given back in between.
        return Owner(True)

    async def take(self, table: str) -> None:
        """Become the owner, because the old one cannot be reached."""
        await self._take([table], force=True)

    async def renew(self, tables: Collection[str]) -> set[str]:
        """Keep these leases; returns the tables that have another owner now."""
        return set(tables) - await self._take(tables, force=False)

    async def _take(self, tables: Collection[str], *, force: bool) -> set[str]:
        rows = await self._store.rows(TAKE, list(tables), self.token, self._address, LASTS, force)
        return {str(table) for (table,) in rows}
