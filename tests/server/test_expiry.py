"""Unused tables are buried, visited ones come back, and nothing happens while the clock is in doubt."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.asynchronous import asynchronous
from tests.server.databases import Ears
from tests.server.serving import connected, serving
from voidlock.server.store import polling, sqlite_tables
from voidlock.server.store.clock import DAY, JUMP, STEADY, ClockState
from voidlock.server.store.databases import is_postgres, store_for
from voidlock.server.store.expiry import Expired, Expiry
from voidlock.server.store.sqlite import SqliteStore
from voidlock.server.store.store import Store

VERSION_1 = Path(__file__).parent / "files" / "tables-1.db"
"""A file that a server wrote before tables were buried: `9yvh4kvrgqgv` with 15 entries, `kqs5f466vdsy` with 2."""

NOTHING = Expired([], [])


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = store_for(database)
    await store.open(Ears())
    try:
        yield store
    finally:
        await store.close()


async def aged(database: str, table: str, days: float) -> None:
    """Make everything at the table, its grave included, so many days older."""
    if is_postgres(database):
        connection = await asyncpg.connect(database)
        for what, column in (("log", "at"), ("grave", "buried"), ("grave", "revived")):
            await connection.execute(
                f'UPDATE voidlock_{what} SET {column} = {column} - make_interval(days => $2) WHERE "table" = $1',
                table,
                int(days),
            )
        await connection.close()
    else:
        file = sqlite3.connect(database, isolation_level=None)
        for what, column in (("log", "at"), ("grave", "buried"), ("grave", "revived")):
            file.execute(f'UPDATE {what} SET {column} = {column} - ? WHERE "table" = ?', (days * DAY, table))
        file.close()


async def clock_seen(database: str, ago: float) -> None:
    """As if the clock was last looked at so many seconds ago."""
    if is_postgres(database):
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE voidlock_clock SET seen = seen - $1, doubted = doubted - $1", ago)
        await connection.close()
    else:
        file = sqlite3.connect(database, isolation_level=None)
        file.execute("UPDATE clock SET seen = seen - ?, doubted = doubted - ?", (ago, ago))
        file.close()


class Sexton:
    """An expiry of 60 days with a week in the grave."""

    def __init__(self, store: Store) -> None:
        self.expiry = Expiry(store, 60 * DAY, 7 * DAY)

    async def search(self) -> Expired:
        return await self.expiry.search() if await self.expiry.clock_is_right() else NOTHING


# ---------------------------------------------------------------------- the grave


@asynchronous
async def test_an_unused_table_is_buried_and_a_week_later_deleted(database: str) -> None:
    async with opened(database) as store:
        sexton = Sexton(store)
        for name in ("old", "new"):
            await store.append(name, 1, "key 1", b"")
            await store.append(name, 2, "key 2", b"")
        await aged(database, "old", 61)
        assert await sexton.search() == (["old"], [])
        assert await sexton.search() == NOTHING
        assert [about.table for about in await store.tables() if about.buried] == ["old"]
        await aged(database, "old", 8)
        assert await sexton.search() == ([], ["old"])
        assert [about.table for about in await store.tables()] == ["new"]


@asynchronous
async def test_a_table_that_is_old_but_played_at_stays(database: str) -> None:
    async with opened(database) as store:
        sexton = Sexton(store)
        await store.append("table", 1, "key 1", b"")
        assert await sexton.search() == NOTHING
        await aged(database, "table", 100)
        await store.append("table", 2, "key 2", b"")
        assert await sexton.search() == NOTHING


@asynchronous
async def test_a_visit_takes_a_table_out_of_the_grave(database: str) -> None:
    """It stays for another 60 days, although nobody plays."""
    async with opened(database) as store:
        sexton = Sexton(store)
        await store.append("table", 1, "key 1", b"")
        assert await sexton.search() == NOTHING
        await aged(database, "table", 61)
        assert await sexton.search() == (["table"], [])
        assert len(await store.read("table")) == 1
        await aged(database, "table", 50)
        assert await sexton.search() == NOTHING
        await aged(database, "table", 11)
        assert await sexton.search() == (["table"], [])


@asynchronous
async def test_an_entry_at_a_buried_table_keeps_it(database: str) -> None:
    """As when its room was still in memory."""
    async with opened(database) as store:
        sexton = Sexton(store)
        await store.append("table", 1, "key 1", b"")
        assert await sexton.search() == NOTHING
        await aged(database, "table", 61)
        assert await sexton.search() == (["table"], [])
        await aged(database, "table", 8)
        await store.append("table", 2, "key 2", b"")
        assert await sexton.search() == NOTHING
        about = await store.table("table")
        assert about is not None
        assert about.buried is None


@asynchronous
async def test_the_link_to_a_buried_table_opens_it(database: str) -> None:
    store = store_for(database)
    async with serving(store) as address:
        async with connected(address) as ann:
            name = await ann.open(2)
        # The server's own first look at the clock may still be to come, and must not take the aged entries for a jump.
        assert await Sexton(store).search() == NOTHING
        await aged(database, name, 61)
        assert await Sexton(store).search() == ([name], [])
    store = store_for(database)
    async with serving(store) as address, connected(address) as bob:
        assert (await bob.join(name, 2))["type"] == "entered"
        about = await store.table(name)
        assert about is not None
        assert about.buried is None


@asynchronous
async def test_a_deleted_table_is_gone_for_who_sits_at_it(tmp_path: Path) -> None:
    """The server notices that another program has changed the file."""
    database = str(tmp_path / "log.db")
    async with serving(store_for(database)) as address, connected(address) as ann:
        name = await ann.open(2)
        admin = SqliteStore(Path(database), beside=True)
        await admin.open()
        assert await admin.delete(name) == 2
        await admin.close()
        assert (await ann.hear("refusal"))["id"] == "table_unknown"


@asynchronous
async def test_a_table_that_the_server_itself_deletes_is_gone_at_the_next_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(polling, "LOOK_EVERY", 3600.0)
    store = store_for(str(tmp_path / "log.db"))
    async with serving(store) as address, connected(address) as ann, connected(address) as bob:
        name = await ann.open(2)
        await store.delete(name)
        await ann.send("chat", seat=1, text="Anybody?")
        assert (await ann.hear("refusal"))["id"] == "table_unknown"
        await bob.send("watch", table=name)
        assert (await bob.hear("refusal"))["id"] == "table_unknown"


def test_no_body_is_read_to_find_unused_tables(tmp_path: Path) -> None:
    file = sqlite3.connect(tmp_path / "log.db")
    file.executescript(sqlite_tables.SCHEMA)
    for statement in (sqlite_tables.UNUSED, sqlite_tables.BURIED, sqlite_tables.NAMES):
        given = {"before": 0.0, "after": "", "most": 1}
        plan = [row[3] for row in file.execute(f"EXPLAIN QUERY PLAN {statement}", given)]
        assert not [step for step in plan if step.startswith("SCAN log")], plan
    file.close()


# ---------------------------------------------------------------------- the clock


def test_a_steady_clock_is_believed() -> None:
    state = ClockState(0.0)
    for hour in range(1, 100):
        state = state.at(hour * 3600.0)
    assert state.doubted is None


@pytest.mark.parametrize("jump", [61 * DAY, JUMP + 1, -JUMP - 1])
def test_a_clock_that_jumped_is_believed_after_a_week(jump: float) -> None:
    state = ClockState(1e9).at(1e9 + jump)
    assert state.doubted is not None
    for hour in range(1, int(STEADY / 3600)):
        state = state.at(1e9 + jump + hour * 3600)
        assert state.doubted is not None
    assert state.at(1e9 + jump + STEADY).doubted is None


def test_a_clock_that_jumps_back_is_doubted_for_a_week_again() -> None:
    state = ClockState(1e9).at(1e9 + 61 * DAY).at(1e9 + 60.0)
    assert state.doubted == 1e9 + 60.0


@asynchronous
async def test_nothing_expires_while_the_clock_is_in_doubt(database: str) -> None:
    """Over restarts too; an operator may say that the clock is right."""
    async with opened(database) as store:
        await store.append("table", 1, "key 1", b"")
        assert await Sexton(store).search() == NOTHING
    await aged(database, "table", 61)
    await clock_seen(database, 61 * DAY)
    for _ in range(2):
        async with opened(database) as store:
            assert await Sexton(store).search() == NOTHING
    async with opened(database) as store:
        sexton = Sexton(store)
        await sexton.expiry.believe_clock()
        assert await sexton.search() == (["table"], [])


@asynchronous
async def test_an_entry_is_never_older_than_the_one_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer without a battery starts in 1970: what is played then must not look unused."""
    async with opened(str(tmp_path / "log.db")) as store:
        await store.append("table", 1, "key 1", b"")
        monkeypatch.setattr(time, "time", lambda: 1000.0)
        await store.append("table", 2, "key 2", b"")
        (_, first), (_, second) = await store.entries("table")
        assert second == first > 1000.0


# ---------------------------------------------------------------------- files of version 1


@asynchronous
async def test_a_file_of_version_1_is_served_and_expires(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    shutil.copy(VERSION_1, database)
    async with opened(database) as store:
        found = await store.tables()
        assert [(about.table, about.entries) for about in found] == [("9yvh4kvrgqgv", 15), ("kqs5f466vdsy", 2)]
    now = time.time()
    for about in found:
        await aged(database, about.table, (about.last - now) / DAY)
    await aged(database, "kqs5f466vdsy", 61)
    async with serving(store_for(database)) as address, connected(address) as guest:
        await guest.send("watch", table="9yvh4kvrgqgv")
        await guest.hear("entered")
        assert (await guest.state())["open"]
    async with opened(database) as store:
        assert await Sexton(store).search() == (["kqs5f466vdsy"], [])


@asynchronous
async def test_a_file_of_version_1_whose_newest_entry_is_old_waits(tmp_path: Path) -> None:
    """The clock may be wrong: nothing in the file says that it is not."""
    database = str(tmp_path / "tables.db")
    shutil.copy(VERSION_1, database)
    async with opened(database) as store:
        for about in await store.tables():
            await aged(database, about.table, 61 + (about.last - time.time()) / DAY)
        assert await Sexton(store).search() == NOTHING
