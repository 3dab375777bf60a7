"""The parts of a game process, each without the others around it: cache, writer, bots, presence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import get_args

import pytest
from msgspec import UNSET

from tests.asynchronous import asynchronous, eventually
from tests.refusing import for_reason
from tests.server.databases import Ears
from tests.server.recording import ThinkingHere
from tests.server.serving import unheard
from voidlock.protocol.messages import Options
from voidlock.protocol.requests import FromClient
from voidlock.server.log.entries import AnyEntry, BotSeated, Renamed, Seated, TakenOver, encode
from voidlock.server.log.permissions import begin_game, open_table, take_seat
from voidlock.server.log.table import NotAllowed, Table
from voidlock.server.store.sqlite import SqliteStore
from voidlock.server.store.store import StoreFailed
from voidlock.server.tables.bots import BotScheduler
from voidlock.server.tables.cache import RoomCache
from voidlock.server.tables.dispatch import HANDLERS
from voidlock.server.tables.presence import Presence
from voidlock.server.tables.room import Client, Room
from voidlock.server.tables.writer import Writer
from voidlock.server.workers.jobs import Job

TABLE = "0123456789ab"


class Diary(SqliteStore):
    """A store that notes what happens, in order, and can fail."""

    def __init__(self, path: Path) -> None:
        super().__init__(path / "log.db")
        self.notes: list[str] = []
        self.failing = False

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        if self.failing:
            raise StoreFailed("full")
        await super().append(table, number, key, body)
        self.notes.append(f"stored {number}")

    def announce(self, room: Room, fresh: list[AnyEntry]) -> None:
        self.notes += [f"announced {type(entry).__name__}" for entry in fresh]


@asynccontextmanager
async def table_of(
    tmp_path: Path, players: int = 1, takeover: int = 0
) -> AsyncIterator[tuple[Diary, RoomCache, Writer]]:
    """A table for one or more whose first entry is stored, and the two parts that all others need."""
    store = Diary(tmp_path)
    await store.open(Ears())
    cache = RoomCache(store, announce=store.announce)
    writer = Writer(store, cache, store.announce)
    await writer.open_table(
        TABLE, open_table(Options(players=players, takeover=takeover, teams="random"), "host", UNSET).entry
    )
    store.notes.clear()
    try:
        yield store, cache, writer
    finally:
        await store.close()


def renamed(name: str, table: Table) -> Renamed:
    return Renamed(seat=1, name=name)


def sits(seat: int, name: str, table: Table) -> Seated:
    return take_seat(table, seat, name, f"secret of {name}")


def bot_sits(table: Table) -> BotSeated:
    return BotSeated(seat=1, bot="brother")


def taken_over(table: Table) -> TakenOver:
    return TakenOver(seat=2, bot="brother")


# ---------------------------------------------------------------------- cache


@asynchronous
async def test_a_room_is_loaded_once(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (_, cache, _):
        room, same = await asyncio.gather(cache.room(TABLE), cache.room(TABLE))
        assert same is room
        assert await cache.newest(TABLE) is room
        assert cache.holds(room)
        with pytest.raises(NotAllowed, check=for_reason("table_unknown")):
            await cache.room("ba9876543210")


@asynchronous
async def test_entries_of_another_server_are_applied_and_announced_once(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (store, cache, _):
        room = await cache.room(TABLE)
        await store.append(TABLE, 2, "theirs", encode(Renamed(seat=1, name="Ann")))
        await cache.on_append(TABLE, 2)
        await cache.on_append(TABLE, 2)
        assert store.notes == ["stored 2", "announced Renamed"]
        assert (room.table.chair(1).name, room.keys) == ("Ann", {"open", "theirs"})


@asynchronous
async def test_an_idle_room_is_evicted_and_one_with_a_client_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voidlock.server.tables.cache.IDLE_FOR", 0.01)
    async with table_of(tmp_path) as (_, cache, _):
        room = await cache.room(TABLE)
        room.clients.add(Client(TABLE, (), unheard))
        waits: list[Room] = []
        evict_later = cache._evict_later

        def wait_again(room: Room) -> None:
            waits.append(room)
            evict_later(room)

        monkeypatch.setattr(cache, "_evict_later", wait_again)
        await eventually(lambda: len(waits) >= 2)
        assert cache.holds(room)
        room.clients.clear()
        await eventually(lambda: not cache.holds(room))


# ---------------------------------------------------------------------- writer


@asynchronous
async def test_an_entry_is_stored_before_anybody_is_told(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (store, _, writer):
        for name in ("Ann", "Bob"):
            await writer.change(TABLE, name, partial(renamed, name))
        assert store.notes == ["stored 2", "announced Renamed", "stored 3", "announced Renamed"]


@asynchronous
async def test_a_key_is_written_once(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (store, cache, writer):
        for _ in range(2):
            await writer.change(TABLE, "key", partial(renamed, "Ann"))
        # Nor by a server that has not read it yet.
        cache.drop(await cache.room(TABLE))
        await writer.change(TABLE, "key", partial(renamed, "Bob"))
        assert store.notes == ["stored 2", "announced Renamed"]


@asynchronous
async def test_what_is_refused_or_fails_changes_nothing(tmp_path: Path) -> None:
    async with table_of(tmp_path, players=2) as (store, cache, writer):
        with pytest.raises(NotAllowed, check=for_reason("table_seats_free")):
            await writer.change(TABLE, "start", begin_game)
        store.failing = True
        with pytest.raises(StoreFailed):
            await writer.change(TABLE, "name", partial(renamed, "Ann"))
        assert (await cache.room(TABLE)).table.chair(1).name == ""
        store.failing = False
        await writer.change(TABLE, "name", partial(renamed, "Ann"))
        assert (await cache.room(TABLE)).table.chair(1).name == "Ann"


# ---------------------------------------------------------------------- bots


@asynchronous
async def test_a_bot_that_owes_an_answer_gives_it(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (_, cache, writer):
        await writer.change(TABLE, "bot", bot_sits)
        await writer.change(TABLE, "start", begin_game)
        room = await cache.room(TABLE)
        bots = BotScheduler(ThinkingHere(1), cache, writer)
        room.clients.add(Client(TABLE, (), unheard))
        bots.ask(room)
        bots.ask(room)
        assert list(room.thinking) == [1]
        await eventually(lambda: writer.moves >= 2)
        cache.drop(room)
        await eventually(lambda: not room.thinking)


@asynchronous
async def test_a_bot_that_fails_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voidlock.server.tables.bots.RETRY_AFTER", 0.0)
    asked: list[int] = []

    class Failing(ThinkingHere):
        async def think(self, job: Job) -> bytes:
            asked.append(1)
            raise RuntimeError("out of memory")

    async with table_of(tmp_path) as (_, cache, writer):
        await writer.change(TABLE, "bot", bot_sits)
        await writer.change(TABLE, "start", begin_game)
        room = await cache.room(TABLE)
        room.clients.add(Client(TABLE, (), unheard))
        BotScheduler(Failing(1), cache, writer).ask(room)
        await eventually(lambda: len(asked) >= 3)
        cache.drop(room)
        await eventually(lambda: not room.thinking)


# ---------------------------------------------------------------------- presence


@asynccontextmanager
async def two_playing(tmp_path: Path) -> AsyncIterator[tuple[Diary, Room, Writer, Presence]]:
    """Ann and Bob play; a bot takes over after ten minutes."""
    async with table_of(tmp_path, players=2, takeover=600) as (store, cache, writer):
        for seat, name in ((1, "Ann"), (2, "Bob")):
            await writer.change(TABLE, name, partial(sits, seat, name))
        await writer.change(TABLE, "start", begin_game)
        room = await cache.room(TABLE)
        yield store, room, writer, Presence(cache, writer, BotScheduler(ThinkingHere(1), cache, writer))
        room.stop_timers()


def is_timed(room: Room) -> bool:
    return room.waiting.timer is not None


@asynchronous
async def test_a_timer_runs_for_an_absent_player_while_another_is_here(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (_, room, _, presence):
        ann = Client(TABLE, ["secret of Ann"], unheard)
        presence.show(room)
        assert not is_timed(room)
        await presence.enter(ann)
        assert is_timed(room)
        bob = Client(TABLE, ["secret of Bob"], unheard)
        await presence.enter(bob)
        assert not is_timed(room)
        presence.leave(bob)
        assert is_timed(room)
        presence.leave(ann)
        assert not is_timed(room)


@asynchronous
async def test_a_player_who_is_back_gets_the_seat_from_the_bot(tmp_path: Path) -> None:
    async with two_playing(tmp_path) as (_, room, writer, presence):
        await writer.change(TABLE, "gone", taken_over)
        assert room.table.chair(2).bot == "brother"
        await presence.enter(Client(TABLE, ["secret of Bob"], unheard))
        await eventually(lambda: room.table.chair(2).bot == "")


@asynchronous
async def test_a_connected_player_is_never_replaced(tmp_path: Path) -> None:
    """Another server that had the lease may write so before it knows that Bob is here."""
    async with two_playing(tmp_path) as (store, room, writer, presence):
        await presence.enter(Client(TABLE, ["secret of Bob"], unheard))
        await writer.change(TABLE, "late", taken_over)
        presence.follow(room, [taken_over(room.table)])
        await eventually(lambda: room.table.chair(2).bot == "")
        assert store.notes[-2:] == ["stored 6", "announced Reclaimed"]


def test_every_kind_of_request_has_a_handler() -> None:
    assert set(HANDLERS) == set(get_args(FromClient))
