"""What every store does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.serving import in_a_file
from voidlock.server.store import Known, Line, StoreFailed, Taken


async def nobody(table: str, number: int) -> None:
    """Nobody else writes here."""


def test_entries_are_read_in_order(tmp_path: Path) -> None:
    async def story() -> list[Line]:
        store = in_a_file(tmp_path)
        await store.open(nobody)
        for number in (1, 2, 3):
            await store.append("table", number, f"key {number}", b"%d" % number)
        await store.append("other", 1, "key 1", b"another")
        found = await store.read("table", 1)
        await store.close()
        return found

    assert asyncio.run(story()) == [Line(2, "key 2", b"2"), Line(3, "key 3", b"3")]


def test_a_number_is_written_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = in_a_file(tmp_path)
        await store.open(nobody)
        await store.append("table", 1, "key 1", b"first")
        with pytest.raises(Taken):
            await store.append("table", 1, "key 2", b"second")
        with pytest.raises(Known):
            await store.append("table", 2, "key 1", b"first again")
        assert [line.body for line in await store.read("table")] == [b"first"]
        await store.close()

    asyncio.run(story())


def test_of_many_at_once_each_number_goes_to_one(tmp_path: Path) -> None:
    async def story() -> None:
        store = in_a_file(tmp_path)
        await store.open(nobody)

        async def write(key: int) -> bool:
            try:
                await store.append("table", 1, f"key {key}", b"")
            except Taken:
                return False
            return True

        assert sum(await asyncio.gather(*[write(key) for key in range(50)])) == 1
        await store.close()

    asyncio.run(story())


def test_what_was_written_is_there_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        for number in (1, 2):
            store = in_a_file(tmp_path)
            await store.open(nobody)
            assert len(await store.read("table")) == number - 1
            await store.append("table", number, f"key {number}", b"")
            await store.close()

    asyncio.run(story())


def test_old_tables_expire(tmp_path: Path) -> None:
    async def story() -> None:
        store = in_a_file(tmp_path)
        await store.open(nobody)
        await store.append("table", 1, "key 1", b"")
        assert await store.expire(time.time() - 60) == []
        assert await store.expire(time.time() + 60) == ["table"]
        assert await store.read("table") == []
        await store.close()

    asyncio.run(story())


def test_a_store_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "log.db").mkdir()
        store = in_a_file(tmp_path)
        with pytest.raises(StoreFailed):
            await store.open(nobody)
        await store.close()

    asyncio.run(story())
