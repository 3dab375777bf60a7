"""Appending to SQLite: all entries that wait go in with one statement, and nearly always all of them fit.

Each statement gives up Python's global lock and has to get it back from a busy event loop, up to three times. So the
statement is a transaction by itself, without BEGIN and COMMIT, and only what did not fit needs more.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from .store import Known, Missing, Taken


class Append(NamedTuple):
    """An entry to be written. `Known`, `Taken` and `Missing` say why one cannot be."""

    table: str
    number: int
    key: str
    body: bytes


ENTRY = 'SELECT at FROM log WHERE "table" = ? AND number = ?'


@cache
def _together(entries: int) -> str:
    """The statement for this number of entries: it writes none unless each follows the one before it in the log.

    A clock that was set back must not make a table look unused.
    """
    rows = ", ".join(["(?, ?, ?, ?)"] * entries)
    return f"""
    INSERT INTO log
    WITH following AS (
        SELECT "table", column2, column3, column4, max(?, at)
        FROM (VALUES {rows}) JOIN log ON "table" = column1 AND number = column2 - 1
    )
    SELECT * FROM following WHERE (SELECT count(*) FROM following) = {entries}
    """


def append_all(file: sqlite3.Connection, entries: Sequence[Append]) -> list[Exception | None]:
    """Write the entries; for each, why it was not written, if so. Afterwards they are on disk.

    The connection must not be in a transaction.
    """
    given: list[str | float | bytes] = [time.time()]
    for entry in entries:
        given += entry
    with contextlib.suppress(sqlite3.IntegrityError):
        if file.execute(_together(len(entries)), given).rowcount == len(entries):
            return [None] * len(entries)
    # One is the first of its table, or its predecessor is missing or among these, or its place or key is taken.
    file.execute("BEGIN IMMEDIATE")
    refused = [_append(file, entry) for entry in entries]
    file.execute("COMMIT")
    return refused


def _append(file: sqlite3.Connection, entry: Append) -> Exception | None:
    table, number, key, body = entry
    if file.execute('SELECT 1 FROM log WHERE "table" = ? AND key = ?', (table, key)).fetchone():
        return Known(key)
    if file.execute(ENTRY, (table, number)).fetchone():
        return Taken(number)
    before = file.execute(ENTRY, (table, number - 1)).fetchone()
    if number > 1 and not before:
        return Missing(number - 1)
    at = max(time.time(), before[0]) if before else time.time()
    file.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?)", (table, number, key, body, at))
    return None
