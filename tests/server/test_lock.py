"""One server per file, by whatever name, and no acknowledgement into a file that is gone."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server.databases import Ears
from tests.server.processes import Server
from tests.server.serving import connected, serving
from voidlock.server.store.sqlite import SqliteStore
from voidlock.server.store.store import InUse, StoreFailed


@pytest.mark.parametrize("link", [os.symlink, os.link])
@asynchronous
async def test_a_file_is_served_once_under_all_its_names(
    tmp_path: Path, new_server: Callable[..., Server], link: Callable[[Path, Path], None]
) -> None:
    server = new_server(str(tmp_path / "log.db"))
    await server.start()
    (tmp_path / "elsewhere").mkdir()
    link(tmp_path / "log.db", tmp_path / "elsewhere" / "other.db")
    with pytest.raises(InUse):
        await SqliteStore(tmp_path / "elsewhere" / "other.db").open(Ears())


@pytest.mark.parametrize("what", ["removed", "replaced"])
@asynchronous
async def test_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path, what: str) -> None:
    database, aside = tmp_path / "log.db", tmp_path / "aside.db"
    async with serving(SqliteStore(database)) as address, connected(address) as ann:
        await ann.open(2)
        database.rename(aside)
        if what == "replaced":
            database.write_bytes(b"")
        for _ in range(2):
            assert (await ann.ask("chat", seat=1, text="Anybody?"))["id"] == "table_store_failed"
        if what == "replaced":
            assert database.read_bytes() == b""
        aside.replace(database)
        assert (await ann.ask("chat", seat=1, text="Anybody?"))["type"] == "told"


@asynchronous
async def test_a_file_that_is_gone_is_not_made_again(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "log.db")
    await store.open(Ears())
    (tmp_path / "log.db").unlink()
    for _ in range(2):
        with pytest.raises(StoreFailed, match="removed"):
            await store.append("table", 1, "key 1", b"")
    await store.close()
    assert not (tmp_path / "log.db").exists()


@asynchronous
async def test_a_game_process_writes_only_what_its_server_has_locked(tmp_path: Path) -> None:
    """Started again after the file was replaced, it finds one that nobody serves."""
    database = tmp_path / "log.db"
    server, beside = SqliteStore(database), SqliteStore(database, beside=True)
    await server.open()
    await beside.open(Ears())
    await beside.append("table", 1, "key 1", b"")
    database.rename(tmp_path / "aside.db")
    database.write_bytes(b"")
    with pytest.raises(StoreFailed, match="replaced"):
        await beside.append("table", 2, "key 2", b"")
    with pytest.raises(StoreFailed, match="replaced"):
        await SqliteStore(database, beside=True).open(Ears())
    await beside.close()
    await server.close()
    assert database.read_bytes() == b""
