"""What every store does."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.asynchronous import asynchronous, eventually
from tests.server.databases import Ears, Postgres
from voidlock.server.store import polling
from voidlock.server.store.databases import store_for
from voidlock.server.store.sqlite import SqliteStore, connect
from voidlock.server.store.sqlite_append import Append, append_all
from voidlock.server.store.sqlite_tables import SCHEMA
from voidlock.server.store.store import InUse, Known, Line, Missing, Store, StoreFailed, Taken


@asynccontextmanager
async def opened(database: str, ears: Ears | None = None) -> AsyncIterator[Store]:
    store = store_for(database)
    await store.open(ears or Ears())
    try:
        yield store
    finally:
        await store.close()


async def surely(work: Callable[[], Awaitable[object]]) -> int:
    """Try until the store can be used again; how often it could not."""
    failures = 0
    async with asyncio.timeout(10):
        while True:
            try:
                await work()
                return failures
            except StoreFailed:
                failures += 1
                await asyncio.sleep(0.05)


def test_entries_that_fit_are_one_statement_in_sqlite(tmp_path: Path) -> None:
    """It is a transaction by itself: every further statement waits for Python's global lock, beside a busy loop."""
    file = connect(tmp_path / "log.db")
    file.executescript(SCHEMA)
    first = [Append(table, 1, "key 1", b"first") for table in ("a", "b", "c")]
    assert append_all(file, first) == [None] * 3
    statements: list[str] = []
    file.set_trace_callback(statements.append)
    assert append_all(file, [entry._replace(number=2, key="key 2") for entry in first]) == [None] * 3
    assert len(statements) == 1
    other = sqlite3.connect(tmp_path / "log.db")
    assert other.execute("SELECT count(*) FROM log").fetchone() == (6,)
    other.close()
    file.close()


@asynchronous
async def test_processes_of_a_server_write_to_one_file_at_once(tmp_path: Path) -> None:
    """None is kept out for longer than an operator's command may lock the file."""
    database = str(tmp_path / "log.db")
    async with opened(database), AsyncExitStack() as stack:
        stores = [store_for(database, beside=True) for _ in range(3)]
        for number, store in enumerate(stores):
            await store.open(Ears())
            stack.push_async_callback(store.close)
            await store.append(f"table {number}", 1, "key 1", b"")

        async def play(number: int, store: Store) -> None:
            for entry in range(2, 100):
                await store.append(f"table {number}", entry, f"key {entry}", b"")

        await asyncio.gather(*[play(number, store) for number, store in enumerate(stores)])
        for number, store in enumerate(stores):
            assert len(await store.read(f"table {number}")) == 99


# ---------------------------------------------------------------------- both


@asynchronous
async def test_what_others_have_done_is_heard(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the tables that are held: newer entries, and those that are deleted or cut."""
    monkeypatch.setattr(polling, "LOOK_EVERY", 0.01)
    ears = Ears(grows=1, shrinks=2, goes=1, stays=1)
    async with opened(database, ears) as store:
        admin = store_for(database, beside=True)
        await admin.open()
        for table in ears.loaded_tables():
            await admin.append(table, 1, "key 1", b"")
        await admin.append("shrinks", 2, "key 2", b"")
        await store.append("grows", 2, "key 2", b"")
        ears.entries.clear()
        await admin.delete("goes")
        await admin.cut("shrinks", 1)
        await admin.append("other", 1, "key 1", b"")
        await eventually(lambda: {*ears.entries} >= {("grows", 2), ("goes", 0), ("shrinks", 0)})
        assert "stays" not in {table for table, _ in ears.entries[-3:]}
        await admin.close()


@asynchronous
async def test_entries_are_read_in_order(database: str) -> None:
    async with opened(database) as store:
        for number in (1, 2, 3):
            await store.append("table", number, f"key {number}", b"%d" % number)
        await store.append("other", 1, "key 1", b"another")
        assert await store.read("table", 1) == [Line(2, "key 2", b"2"), Line(3, "key 3", b"3")]


@asynchronous
async def test_a_number_and_a_key_are_written_once(database: str) -> None:
    async with opened(database) as store:
        await store.append("table", 1, "key 1", b"first")
        with pytest.raises(Taken):
            await store.append("table", 1, "key 2", b"second")
        with pytest.raises(Known):
            await store.append("table", 2, "key 1", b"first again")
        with pytest.raises(Known):
            await store.append("table", 1, "key 1", b"the very same")
        assert [line.body for line in await store.read("table")] == [b"first"]


@asynchronous
async def test_a_log_has_no_gaps(database: str) -> None:
    """As when a table has expired that a server still holds in memory."""
    async with opened(database) as store:
        with pytest.raises(Missing):
            await store.append("table", 2, "key 2", b"")
        await store.append("table", 1, "key 1", b"")
        with pytest.raises(Missing):
            await store.append("table", 3, "key 3", b"")
        with pytest.raises(Known):
            await store.append("table", 3, "key 1", b"")
        assert [line.number for line in await store.read("table")] == [1]


async def _all_at_once(store: Store, entries: list[tuple[str, int, str]]) -> list[type[BaseException] | None]:
    """What becomes of each of them."""
    found = await asyncio.gather(
        *[store.append(table, number, key, b"then") for table, number, key in entries], return_exceptions=True
    )
    return [None if outcome is None else type(outcome) for outcome in found]


@pytest.mark.parametrize(("keys", "refused"), [(range(50), Taken), ([1] * 50, Known)], ids=["requests", "one request"])
@asynchronous
async def test_of_many_at_once_that_want_one_number_one_is_written(
    database: str, keys: Sequence[int], refused: type[Exception]
) -> None:
    async with opened(database) as store:
        replies = await _all_at_once(store, [("table", 1, f"key {key}") for key in keys])
        assert (replies.count(None), replies.count(refused)) == (1, 49)


@asynchronous
async def test_of_many_entries_at_once_each_has_its_own_outcome(database: str) -> None:
    """Those that fit are written, whatever is wrong with the others of the same transaction."""
    async with opened(database) as store:
        for table in ("a", "b", "c", "d"):
            await store.append(table, 1, "key 1", b"first")
        wanted = {
            ("a", 2, "key 2"): None,
            ("b", 2, "key 1"): Known,
            ("c", 1, "key 9"): Taken,
            ("d", 3, "key 3"): Missing,
            ("e", 1, "key 1"): None,
        }
        assert await _all_at_once(store, list(wanted)) == list(wanted.values())
        again = [("a", 3, "key 3"), ("d", 3, "key 3"), ("f", 1, "key 1"), ("b", 2, "key 2")]
        assert await _all_at_once(store, again) == [None, Missing, None, None]
        fine = [("a", 4, "key 4"), ("b", 3, "key 3"), ("f", 2, "key 2")]
        assert await _all_at_once(store, fine) == [None, None, None]
        assert [line.body for line in await store.read("a")] == [b"first", b"then", b"then", b"then"]
        assert [line.body for line in await store.read("e")] == [b"then"]


@asynchronous
async def test_a_copy_of_any_bytes(database: str) -> None:
    body = bytes(range(256)) * 4000
    async with opened(database) as store:
        await store.append("table", 1, "key ' \" ; -- ü 鍵", body)
        assert await store.read("table") == [Line(1, "key ' \" ; -- ü 鍵", body)]


@asynchronous
async def test_a_store_that_is_closed_says_so(database: str) -> None:
    async with opened(database) as store:
        await store.append("table", 1, "key 1", b"")
    with pytest.raises(StoreFailed, match="not open"):
        await store.append("table", 2, "key 2", b"")
    with pytest.raises(StoreFailed, match="not open"):
        await store.read("table")


# ---------------------------------------------------------------------- a file


@pytest.mark.parametrize("what", ["a folder", "in a file", "no database"])
@asynchronous
async def test_a_file_that_cannot_be_used(tmp_path: Path, what: str) -> None:
    path = tmp_path / "log.db"
    if what == "a folder":
        path.mkdir()
    elif what == "in a file":
        path.write_text("")
        path = path / "log.db"
    else:
        path.write_text("Dear diary, " * 100)
    with pytest.raises(StoreFailed):
        await SqliteStore(path).open(Ears())


@asynchronous
async def test_a_file_is_served_once(tmp_path: Path) -> None:
    database = str(tmp_path / "log.db")
    async with opened(database) as store:
        for _ in range(2):
            with pytest.raises(InUse):
                await store_for(database).open(Ears())
        await store.append("table", 1, "key 1", b"")
    async with opened(database) as store:
        assert len(await store.read("table")) == 1


@asynchronous
async def test_a_file_that_somebody_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voidlock.server.store.sqlite.BUSY_FOR", 0.1)
    async with opened(str(tmp_path / "log.db")) as store:
        other = sqlite3.connect(tmp_path / "log.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed, match="locked"):
            await store.append("table", 1, "key 1", b"")
        other.execute("ROLLBACK")
        other.close()
        await store.append("table", 1, "key 1", b"")


@asynchronous
async def test_a_damaged_page_harms_nobody_else(tmp_path: Path) -> None:
    """Asked for at the same moment, so that all would be done in one transaction."""
    database = tmp_path / "log.db"
    async with opened(str(database)) as store:
        for number in range(1, 301):
            await asyncio.gather(
                *[store.append(table, number, f"{number}", table.encode() * 20) for table in ("good", "spoilt")]
            )
    data, page = bytearray(database.read_bytes()), 4096
    for at in range(0, len(data), page):
        leaf = data[at] == 10
        if leaf and b"spoiltspoilt" in data[at : at + page] and b"goodgood" not in data[at : at + page]:
            data[at : at + 100] = b"\xff" * 100
    database.write_bytes(data)

    async with opened(str(database)) as store:
        asked = [store.read(table) for table in ("good", "spoilt") * 3]
        good, spoilt, *_ = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(good, list)
        assert len(good) == 300
        assert isinstance(spoilt, StoreFailed)
        await store.append("good", 301, "301", b"")


# ---------------------------------------------------------------------- PostgreSQL


@asynchronous
async def test_an_entry_that_cannot_be_written_harms_nobody_else(shared_database: str) -> None:
    """Asked for at the same moment, so that all go into one statement."""
    async with opened(shared_database) as store:
        keys = ["key 1", "a key with \0", "key 3"]
        asked = [store.append(f"table {number}", 1, key, b"") for number, key in enumerate(keys)]
        first, second, third = await asyncio.gather(*asked, return_exceptions=True)
        assert (first, third) == (None, None)
        assert isinstance(second, StoreFailed)


@asynchronous
async def test_workers_that_begin_at_the_same_moment(shared_database: str) -> None:
    stores = [store_for(shared_database) for _ in range(5)]
    await asyncio.gather(*[store.open(Ears()) for store in stores])
    await asyncio.gather(*[store.close() for store in stores])


@asynchronous
async def test_a_store_closed_right_after_opening_leaves_no_connection(shared_database: str) -> None:
    async with opened(shared_database):
        pass
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    connection = await asyncpg.connect(shared_database)
    try:
        async with asyncio.timeout(10):
            while await connection.fetchval(others):
                await asyncio.sleep(0.01)
    finally:
        await connection.close()


@asynchronous
async def test_a_database_that_was_stopped_and_started(
    postgres: Postgres, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clear errors meanwhile; then everything works again, and what was written meanwhile is told."""
    monkeypatch.setattr(polling, "LOOK_EVERY", 0.05)
    ears = Ears(table=1)
    async with opened(shared_database, ears) as store, opened(shared_database) as other:
        await store.append("table", 1, "key 1", b"")
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(StoreFailed):
            await store.append("table", 2, "key 2", b"")
        with pytest.raises(StoreFailed):
            await store.read("table")
        await asyncio.to_thread(postgres.start)
        await surely(lambda: other.append("table", 2, "key 2", b""))
        await surely(lambda: store.append("table", 3, "key 3", b""))
        await eventually(lambda: bool({("table", 2), ("table", 3)} & {*ears.entries}))
        await other.append("table", 4, "key 4", b"")
        await eventually(lambda: ("table", 4) in ears.entries)


@asynchronous
async def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    for address in (f"postgresql://nobody@/none?host={tmp_path}", "postgresql://localhost:none/x"):
        with pytest.raises(StoreFailed):
            await store_for(address).open(Ears())
