"""Which store a database's name or address means."""

from __future__ import annotations

import re
from pathlib import Path

from .leases import Leases
from .sqlite import SqliteStore
from .store import Store, Unusable

SCHEME = re.compile(r"[a-z][a-z0-9+.-]+://", re.IGNORECASE)
"""How an address begins, but hardly ever a file."""


class NoPostgres(Exception):
    """The optional PostgreSQL library is not installed."""


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def hide_password(database: str) -> str:
    """Without the user and the password of a PostgreSQL address."""
    if not is_postgres(database):
        return database
    scheme, _, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


def store_for(database: str, *, beside: bool = False) -> Store:
    """A file's store, or that of a PostgreSQL address. Raises `Unusable` for any other address.

    A file is locked by its server; its game processes and `voidlock admin` use it `beside` that.
    """
    if not is_postgres(database):
        if SCHEME.match(database):
            raise Unusable("it is neither a file nor postgresql://...")
        return SqliteStore(Path(database), beside=beside)
    try:
        from .postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise NoPostgres from error
    return PostgresStore(database)


def leases_for(store: Store, address: str) -> Leases | None:
    """Leases for a server that others reach at this address; a file has one server and needs none."""
    if not address or isinstance(store, SqliteStore):
        return None
    from .postgres import PostgresStore

    assert isinstance(store, PostgresStore)
    return Leases(store, address)
