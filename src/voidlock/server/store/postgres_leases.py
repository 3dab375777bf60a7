"""Leases in PostgreSQL: one row per table, with its owner and how long that lasts."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from .leases import LASTS, Owner
from .postgres import PostgresStore

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


class PostgresLeases:
    """Leases in a table beside the log; `address` is where other servers reach this one."""

    def __init__(self, store: PostgresStore, address: str) -> None:
        self._store = store
        self._address = address
        self.token = secrets.token_hex(16)

    async def begin(self) -> None:
        await self._store.execute(SCHEMA)

    async def end(self) -> None:
        await self._store.execute(RELEASE, self.token)

    async def owner(self, table: str) -> Owner:
        while not await self._taken([table], force=False):
            for address, worker in await self._store.rows(OWNER, table):
                if address != self._address:
                    return Owner(False, str(address), str(worker))
                # Ours, before we were killed and started again.
                await self.take(table)
            # Otherwise it was given back in between.
        return Owner(True)

    async def take(self, table: str) -> None:
        await self._taken([table], force=True)

    async def renew(self, tables: Collection[str]) -> set[str]:
        return set(tables) - await self._taken(tables, force=False)

    async def _taken(self, tables: Collection[str], *, force: bool) -> set[str]:
        rows = await self._store.rows(TAKE, list(tables), self.token, self._address, LASTS, force)
        return {str(table) for (table,) in rows}
