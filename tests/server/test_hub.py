"""What a hub keeps in memory may be dropped at any moment, and nobody is left behind at it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec import UNSET

from tests.asynchronous import asynchronous
from tests.server.serving import in_a_file, unheard
from voidlock.protocol.messages import Options
from voidlock.server.access.limits import Limits
from voidlock.server.log.permissions import open_table
from voidlock.server.operations.event_log import ADDRESS
from voidlock.server.tables.hub import Hub
from voidlock.server.tables.room import Client
from voidlock.server.workers.thinkers import Thinkers

TABLE = "0123456789ab"


@asynchronous
async def test_a_guest_who_enters_while_a_table_is_dropped_is_at_the_one_read_again(tmp_path: Path) -> None:
    hub = Hub(in_a_file(tmp_path), Thinkers(1))
    await hub.begin()
    await hub.writer.open_table(TABLE, open_table(Options(), "host", UNSET).entry)
    dropped, guest = await hub.cache.room(TABLE), Client(TABLE, (), unheard)
    async with dropped.lock:
        entering = asyncio.create_task(hub.presence.enter(guest))
        await asyncio.sleep(0)
        hub.cache.forget(TABLE)
    await entering
    assert (await hub.cache.room(TABLE)).clients == {guest}
    assert dropped.clients == set()
    await hub.end()


@asynchronous
async def test_tables_without_players_do_not_fill_the_memory(tmp_path: Path) -> None:
    hub = Hub(in_a_file(tmp_path), Thinkers(1), limits=Limits(idle_tables=3))
    await hub.begin()
    names = [f"{number:012d}" for number in range(10)]
    for name in names:
        await hub.writer.open_table(name, open_table(Options(), "host", UNSET).entry)
    await hub.presence.enter(Client(names[0], (), unheard))
    for name in names:
        await hub.cache.room(name)
    assert {*hub.cache.rooms} == {names[0], *names[-2:]}, "the table with somebody at it stays"
    await hub.end()


@asynchronous
async def test_a_guest_pays_for_showing_others_that_they_came_and_went(tmp_path: Path) -> None:
    hub, payers = Hub(in_a_file(tmp_path), Thinkers(1)), list[str]()
    await hub.begin()
    await hub.writer.open_table(TABLE, open_table(Options(), "host", UNSET).entry)
    host, guest = Client(TABLE, ["host"], lambda frame: payers.append(ADDRESS.get())), Client(TABLE, (), unheard)
    host.address, guest.address = "192.0.2.1", "192.0.2.2"
    await hub.presence.enter(host)
    payers.clear()
    await hub.presence.enter(guest)
    came = {*payers}
    payers.clear()
    hub.presence.leave(guest)
    assert came == {*payers} == {guest.address}
    await hub.end()
