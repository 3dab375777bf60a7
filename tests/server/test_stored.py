"""What is in the log is granted, and what is refused is not in it, whatever fails in between."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.asynchronous import asynchronous
from tests.server.serving import Client, connected, in_a_file, serving
from voidlock.server.store.sqlite import SqliteStore
from voidlock.server.store.store import Line, StoreFailed
from voidlock.server.tables.room import Room


class CutOff(SqliteStore):
    """A database that is cut off right after it has written, as often as it is told to; it may be gone for longer."""

    def __init__(self, path: Path) -> None:
        super().__init__(path / "log.db")
        self.cuts = 0
        self.gone = False

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        await super().append(table, number, key, body)
        if self.cuts:
            self.cuts -= 1
            raise StoreFailed("cut off")

    async def read(self, table: str, after: int = 0) -> list[Line]:
        if self.gone:
            raise StoreFailed("gone")
        return await super().read(table, after)


async def keys_of(store: SqliteStore, name: str) -> list[str]:
    return [line.key for line in await store.read(name)]


async def repeated(guest: Client, type: str, key: str, **fields: object) -> str:
    """The same request with the same key; what is said to it."""
    await guest.socket.send(json.dumps({"type": type, "key": key, **fields}))
    while (reply := await guest.next()).get("key") != key:
        pass
    return str(reply["type"])


@asynchronous
async def test_a_log_that_cannot_be_asked_is_asked_when_the_request_comes_again(tmp_path: Path) -> None:
    store = CutOff(tmp_path)
    async with serving(store) as address, connected(address) as ann:
        name = await ann.open()
        store.cuts, store.gone = 1, True
        refused = await ann.ask("chat", seat=1, text="Do you hear me?")
        assert refused["id"] == "table_store_failed"
        store.gone = False
        key = str(refused["key"])
        assert await repeated(ann, "chat", key, seat=1, text="Do you hear me?") == "told"
        assert len([kept for kept in await keys_of(store, name) if kept.endswith(f"-{key}")]) == 1


@asynchronous
async def test_what_is_written_but_could_not_be_told_is_granted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody comes in again and sees it; nobody has heard that nothing has changed."""
    show: Callable[[Room], None] = Room.show_table
    failing: list[str] = []

    def show_or_fail(room: Room) -> None:
        if failing:
            raise ZeroDivisionError(failing.pop())
        show(room)

    monkeypatch.setattr(Room, "show_table", show_or_fail)
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann, connected(address) as bob:
        name = await ann.open(2)
        await bob.join(name, 2)
        failing.append("once")
        key = await ann.send("rename", seat=1, name="Anna")
        for guest in (ann, bob):
            await asyncio.wait_for(guest.socket.wait_closed(), 20)
            assert not any('"refusal"' in str(frame) for frame in guest.frames)
        async with connected(address) as again:
            await again.sit(name, ann.secret)
            assert await repeated(again, "rename", key, seat=1, name="Anna") == "told"
            assert "Anna" in str(again.last["table"])


@pytest.mark.parametrize("wrong", [{"name": "\u202e"}, {"secret": "h" * 40}])
@asynchronous
async def test_an_opening_that_is_refused_leaves_no_table(tmp_path: Path, wrong: dict[str, str]) -> None:
    """Not a name that is none, nor one secret for the host and the seat."""
    store = in_a_file(tmp_path)
    async with serving(store) as address, connected(address) as ann:
        asked = {"name": "Ann", "host": "h" * 40, "secret": "s" * 40, "options": {}, **wrong}
        await ann.send("open", **asked)
        assert (await ann.hear("refusal"))["id"] in ("table_name_invisible", "table_secret_used")
        assert await store.tables() == []
