"""Each table is played by one of several servers, and guests of the others are relayed there.

Where two of them play it, as when one has lost its lease and does not know it yet, the log decides. More of this, with
every kind of failure, is in `tests/simulation`; here is what PostgreSQL and real sockets add.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest
import websockets

from bench.served import free_port
from tests.asynchronous import asynchronous
from tests.server.serving import Client, connected, items, numbers, serving, table
from voidlock.server.access.gate import RELAYED, Access
from voidlock.server.access.limits import Limits
from voidlock.server.log.entries import Said, encode
from voidlock.server.store.databases import store_for
from voidlock.server.store.leases import Leases
from voidlock.server.store.postgres import PostgresStore


@asynccontextmanager
async def servers(database: str, number: int = 2, *, leases: bool = True) -> AsyncIterator[list[str]]:
    """The addresses of so many servers; with leases they know of each other."""
    async with AsyncExitStack() as stack:
        ports = [free_port() if leases else 0 for _ in range(number)]
        yield [await stack.enter_async_context(serving(store_for(database), relay=port)) for port in ports]


async def owners(database: str) -> dict[str, str]:
    """By table, the address of the server that plays it."""
    connection = await asyncpg.connect(database)
    rows = await connection.fetch('SELECT "table", address FROM voidlock_lease')
    await connection.close()
    return {row["table"]: row["address"] for row in rows}


async def start(ann: Client, bob: Client) -> str:
    name = await ann.open(2)
    await bob.join(name, 2)
    assert (await ann.ask("start"))["type"] == "told"
    return name


@asynchronous
async def test_a_game_over_two_servers_is_played_at_one(shared_database: str) -> None:
    async with servers(shared_database) as (one, two), connected(one) as ann, connected(two) as bob:
        name = await start(ann, bob)
        await asyncio.gather(ann.play(1, random.Random(1)), bob.play(2, random.Random(2)))
        assert ann.result in ("win", "loss")
        assert [table(seat)["here"] for seat in items(bob.last["table"]["seats"])] == [True, True]
        assert ann.last["state"]["open"] == bob.last["state"]["open"]
        assert (await owners(shared_database))[name] in one
        assert (await numbers(one))["voidlock_tables"] == 1
        assert (await numbers(two))["voidlock_tables"] == 0


@asynchronous
async def test_a_client_the_owner_sends_away_is_sent_away(shared_database: str) -> None:
    async with servers(shared_database) as (one, two), connected(one) as ann, connected(two) as guest:
        name = await ann.open(2)
        assert (await guest.sit(name, "x" * 40))["id"] == "table_secret_void"
        await asyncio.wait_for(guest.socket.wait_closed(), 20)
        assert guest.socket.close_code == 1008


@asynchronous
async def test_guests_count_for_their_own_address_wherever_they_are_relayed_from(shared_database: str) -> None:
    """To the owner all come from one other computer, which may speak for them because it can read the database."""
    access = Access(Limits().replace([("address-connections", 2)]))
    async with (
        serving(store_for(shared_database), relay=free_port(), access=access, host="127.0.0.2") as owner,
        serving(store_for(shared_database), relay=free_port()) as front,
        connected(owner) as ann,
    ):
        name = await ann.open(3)
        async with AsyncExitStack() as guests:
            for number in (5, 6):
                socket = await guests.enter_async_context(
                    websockets.connect(front, local_addr=(f"127.0.0.{number}", 0))
                )
                assert (await Client(socket).join(name, number - 3, name=f"Guest {number}"))["type"] == "entered"
            assert (await owners(shared_database))[name] in owner, "nobody had to take the table away from it"
        forged = {RELAYED: "0123456789abcdef 192.0.2.1"}
        async with AsyncExitStack() as strangers:
            for _ in range(2):
                stranger = websockets.connect(owner, local_addr=("127.0.0.7", 0), additional_headers=forged)
                await strangers.enter_async_context(stranger)
            with pytest.raises((websockets.InvalidHandshake, ConnectionError)):
                await websockets.connect(owner, local_addr=("127.0.0.7", 0), additional_headers=forged)


@asynchronous
async def test_a_server_knows_its_table_again_after_it_was_killed(shared_database: str) -> None:
    store = store_for(shared_database)
    assert isinstance(store, PostgresStore)
    await store.open()
    before, again = Leases(store, "first:1"), Leases(store, "first:1")
    await before.begin()
    assert (await before.owner("table")).here
    assert (await again.owner("table")).here
    await store.close()


@asynchronous
async def test_a_lease_lasts_as_long_as_it_is_renewed(shared_database: str) -> None:
    store = store_for(shared_database)
    assert isinstance(store, PostgresStore)
    await store.open()
    first, second = Leases(store, "first:1"), Leases(store, "second:2")
    await first.begin()
    await second.begin()
    assert (await first.owner("table")).here
    assert await second.owner("table") == (False, "first:1", first.token)
    assert await first.renew(["table"]) == set()
    await store.execute("UPDATE voidlock_lease SET until = now() - interval '1 second'")
    assert (await second.owner("table")).here
    assert await first.renew(["table"]) == {"table"}
    await first.take("table")
    assert await second.owner("table") == (False, "first:1", first.token)
    await first.end()
    assert (await second.owner("table")).here
    await store.close()


# ---------------------------------------------------------------------- one log, and no leases


@asynccontextmanager
async def ann_and_bob(database: str) -> AsyncIterator[tuple[Client, Client, list[str]]]:
    """A game of two, each connected to a server of his own."""
    async with (
        servers(database, leases=False) as addresses,
        connected(addresses[0]) as ann,
        connected(addresses[1]) as bob,
    ):
        await start(ann, bob)
        await ann.state()
        await bob.state()
        yield ann, bob, addresses


@asynchronous
async def test_what_another_server_has_written_is_found(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("voidlock.server.store.polling.LOOK_EVERY", 0.1)
    untold = """
        INSERT INTO voidlock_log ("table", number, key, body)
        SELECT "table", max(number) + 1, 'untold', $1 FROM voidlock_log GROUP BY "table"
    """
    async with ann_and_bob(shared_database) as (ann, bob, _):
        admin = await asyncpg.connect(shared_database)
        await admin.execute(untold, encode(Said(seat=2, text="Does anybody hear me?")))
        await admin.close()
        for guest in (ann, bob):
            assert (await guest.hear("talk"))["text"] == "Does anybody hear me?"


@asynchronous
async def test_a_table_that_another_server_has_forgotten(shared_database: str) -> None:
    """Nothing is written behind what is no longer there."""
    async with ann_and_bob(shared_database) as (ann, _, _):
        admin = await asyncpg.connect(shared_database)
        await admin.execute("DELETE FROM voidlock_log")
        asked = ann.owed(1)[0]
        await ann.send("answer", choice=asked.name, answer=asked.texts[0])
        assert (await ann.hear("refusal"))["id"] == "table_unknown"
        assert await admin.fetchval("SELECT count(*) FROM voidlock_log") == 0
        await admin.close()
