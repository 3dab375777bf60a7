"""SQL about whole tables in an SQLite file: listing, the grave, deleting, cutting, the clock's state."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping

from .clock import ClockState
from .store import Line, Summary

SCHEMA = """
CREATE TABLE IF NOT EXISTS log (
    "table" TEXT NOT NULL,
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    body BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", number),
    UNIQUE ("table", key)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS log_opened ON log (at) WHERE number = 1;
CREATE TABLE IF NOT EXISTS grave (
    "table" TEXT PRIMARY KEY,
    buried REAL NOT NULL,
    revived REAL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clock (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    seen REAL NOT NULL,
    doubted REAL
);
CREATE TABLE IF NOT EXISTS cut (
    "table" TEXT NOT NULL,
    cut REAL NOT NULL,
    number INTEGER NOT NULL,
    key TEXT NOT NULL,
    body BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY ("table", cut, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS subscription (
    "table" TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body BLOB NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    away INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS alarm (
    "table" TEXT PRIMARY KEY,
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS alarm_at ON alarm (at);
"""

VERSION = 2
"""`user_version` of the file; 1 had the log alone."""

# The index has one row per table, for its first entry; the last entry is found by the primary key. So nothing is
# written per move for the sake of expiry, and no body is read.
UNUSED = """
SELECT opened."table" FROM log AS opened INDEXED BY log_opened
LEFT JOIN grave ON grave."table" = opened."table"
WHERE opened.number = 1 AND opened.at < :before
  AND (grave.buried IS NULL OR grave.revived < :before)
  AND (SELECT at FROM log WHERE "table" = opened."table" ORDER BY number DESC LIMIT 1) < :before
LIMIT :most
"""

BURIED = """
SELECT "table" FROM grave
WHERE revived IS NULL AND buried < :before
  AND (SELECT at FROM log WHERE "table" = grave."table" ORDER BY number DESC LIMIT 1) <= buried
LIMIT :most
"""

# A loose index scan: one step per table, not per entry.
NAMES = """
WITH RECURSIVE names(name) AS (
    SELECT min("table") FROM log WHERE "table" > :after
    UNION ALL
    SELECT (SELECT min("table") FROM log WHERE "table" > name) FROM names WHERE name IS NOT NULL
)
SELECT name FROM names WHERE name IS NOT NULL LIMIT :most
"""

ABOUT = """
SELECT (SELECT at FROM log WHERE "table" = :table ORDER BY number LIMIT 1),
       (SELECT at FROM log WHERE "table" = :table ORDER BY number DESC LIMIT 1),
       (SELECT max(number) FROM log WHERE "table" = :table),
       (SELECT buried FROM grave WHERE "table" = :table AND revived IS NULL)
"""


# One row for each table that has changed, so nearly always none.
NEWER = """
SELECT held.key, (SELECT max(number) FROM log WHERE "table" = held.key) AS newest
FROM json_each(?) AS held WHERE newest IS NOT held.value
"""


def newer(file: sqlite3.Connection, held: Mapping[str, int]) -> list[tuple[str, int | None]]:
    """The number of the last entry of those tables whose last entry is not this one."""
    return file.execute(NEWER, (json.dumps(held),)).fetchall()


def names(file: sqlite3.Connection, after: str, most: int) -> list[str]:
    return [name for (name,) in file.execute(NAMES, {"after": after, "most": most})]


def summary(file: sqlite3.Connection, table: str) -> Summary | None:
    opened, last, entries, buried = file.execute(ABOUT, {"table": table}).fetchone()
    if entries is None:
        return None
    # A buried table that was used again is restored.
    return Summary(table, opened, last, entries, buried if buried is not None and last <= buried else None)


def summaries(file: sqlite3.Connection, after: str, most: int) -> list[Summary]:
    found = [summary(file, name) for name in names(file, after, most)]
    return [about for about in found if about is not None]


def first(file: sqlite3.Connection, table: str) -> Line | None:
    row = file.execute('SELECT number, key, body FROM log WHERE "table" = ? AND number = 1', (table,)).fetchone()
    return Line(*row) if row else None


def read(file: sqlite3.Connection, table: str, after: int) -> list[Line]:
    rows = file.execute(
        'SELECT number, key, body FROM log WHERE "table" = ? AND number > ? ORDER BY number', (table, after)
    )
    return [Line(*row) for row in rows]


def entries(file: sqlite3.Connection, table: str) -> list[tuple[Line, float]]:
    rows = file.execute('SELECT number, key, body, at FROM log WHERE "table" = ? ORDER BY number', (table,))
    return [(Line(number, key, body), at) for number, key, body, at in rows]


# ---------------------------------------------------------------------- the grave


def unused_tables(file: sqlite3.Connection, before: float, most: int = -1) -> list[str]:
    return [name for (name,) in file.execute(UNUSED, {"before": before, "most": most})]


def bury(file: sqlite3.Connection, before: float, now: float, most: int) -> list[str]:
    found = unused_tables(file, before, most)
    file.executemany(
        "INSERT INTO grave VALUES (?, ?, NULL) "
        'ON CONFLICT ("table") DO UPDATE SET buried = excluded.buried, revived = NULL',
        [(name, now) for name in found],
    )
    return found


def is_buried(file: sqlite3.Connection, table: str) -> bool:
    return file.execute('SELECT 1 FROM grave WHERE "table" = ? AND revived IS NULL', (table,)).fetchone() is not None


def revive(file: sqlite3.Connection, table: str, now: float) -> bool:
    given = (now, table)
    return file.execute('UPDATE grave SET revived = ? WHERE "table" = ? AND revived IS NULL', given).rowcount > 0


def delete_buried(file: sqlite3.Connection, before: float, most: int) -> list[str]:
    found = [name for (name,) in file.execute(BURIED, {"before": before, "most": most})]
    for name in found:
        delete(file, name)
    return found


def delete(file: sqlite3.Connection, table: str) -> int:
    for beside in ("grave", "subscription", "alarm"):
        file.execute(f'DELETE FROM {beside} WHERE "table" = ?', (table,))
    return file.execute('DELETE FROM log WHERE "table" = ?', (table,)).rowcount


def cut(file: sqlite3.Connection, table: str, after: int, now: float) -> int:
    file.execute('INSERT INTO cut SELECT "table", ?, number, key, body, at FROM log WHERE "table" = ?', (now, table))
    # Turns begin at numbers of entries, which come again.
    file.execute('UPDATE subscription SET told = 0 WHERE "table" = ?', (table,))
    return file.execute('DELETE FROM log WHERE "table" = ? AND number > ?', (table, after)).rowcount


# ---------------------------------------------------------------------- the clock


def clock(file: sqlite3.Connection) -> ClockState | None:
    row = file.execute("SELECT seen, doubted FROM clock").fetchone()
    return ClockState(*row) if row else None


def keep_clock(file: sqlite3.Connection, state: ClockState) -> None:
    file.execute("INSERT OR REPLACE INTO clock VALUES (1, ?, ?)", state)


# ---------------------------------------------------------------------- subscriptions and alarms


def time_of(file: sqlite3.Connection, table: str, number: int) -> float | None:
    row = file.execute('SELECT at FROM log WHERE "table" = ? AND number = ?', (table, number)).fetchone()
    return row[0] if row else None


def subscriptions(file: sqlite3.Connection, table: str) -> dict[int, bytes]:
    return dict(file.execute('SELECT seat, body FROM subscription WHERE "table" = ?', (table,)).fetchall())


def subscribe(file: sqlite3.Connection, table: str, seat: int, body: bytes | None) -> None:
    if body is None:
        file.execute('DELETE FROM subscription WHERE "table" = ? AND seat = ?', (table, seat))
    else:
        file.execute(
            'INSERT INTO subscription ("table", seat, body) VALUES (?, ?, ?) '
            'ON CONFLICT ("table", seat) DO UPDATE SET body = excluded.body',
            (table, seat, body),
        )


CLAIM = """
UPDATE subscription SET told = :turn, away = 1
WHERE "table" = :table AND seat = :seat AND told < :turn AND NOT away
"""


def claim_turn(file: sqlite3.Connection, table: str, seat: int, turn: int) -> bool:
    return file.execute(CLAIM, {"table": table, "seat": seat, "turn": turn}).rowcount > 0


def come_back(file: sqlite3.Connection, table: str, seat: int) -> None:
    file.execute('UPDATE subscription SET away = 0 WHERE "table" = ? AND seat = ? AND away', (table, seat))


def set_alarm(file: sqlite3.Connection, table: str, at: float | None) -> None:
    if at is None:
        file.execute('DELETE FROM alarm WHERE "table" = ?', (table,))
    else:
        file.execute("INSERT OR REPLACE INTO alarm VALUES (?, ?)", (table, at))


def ring_alarms(file: sqlite3.Connection, now: float, snooze: float, most: int) -> list[str]:
    due = [name for (name,) in file.execute('SELECT "table" FROM alarm WHERE at <= ? LIMIT ?', (now, most))]
    file.executemany('UPDATE alarm SET at = ? WHERE "table" = ?', [(now + snooze, name) for name in due])
    return due
