"""Each table is played by one of several servers, and guests of the others are relayed there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import cycle, islice

import asyncpg
import pytest
import websockets

from tests.asynchronous import asynchronous
from tests.server.people import KILLS, all_go_on, every_answer_is_kept_once, everybody_at, playing, some_answers
from tests.server.processes import Server, free_port
from tests.server.serving import Client, connected, items, serving, table
from voidlock.server.access.gate import RELAYED, Access
from voidlock.server.access.limits import Limits
from voidlock.server.store.databases import store_for
from voidlock.server.store.postgres import PostgresStore
from voidlock.server.store.postgres_leases import PostgresLeases


@asynccontextmanager
async def servers(database: str, number: int = 2) -> AsyncIterator[list[str]]:
    """The addresses of so many servers that know of each other."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(store_for(database), relay=free_port())) for _ in range(number)]


async def owners(database: str) -> dict[str, str]:
    """By table, the address of the server that plays it."""
    connection = await asyncpg.connect(database)
    rows = await connection.fetch('SELECT "table", address FROM voidlock_lease')
    await connection.close()
    return {row["table"]: row["address"] for row in rows}


async def metrics(address: str) -> str:
    host = address.removeprefix("ws://").removesuffix("/socket")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    writer.write(f"GET /metrics HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
    told = await reader.read()
    writer.close()
    return told.decode()


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
        assert "voidlock_tables 1.0" in await metrics(one)
        assert "voidlock_tables 0.0" in await metrics(two)


@asynchronous
async def test_a_client_the_owner_sends_away_is_sent_away(shared_database: str) -> None:
    async with servers(shared_database) as (one, two), connected(one) as ann, connected(two) as guest:
        name = await ann.open(2)
        assert (await guest.sit(name, "x" * 40))["id"] == "table_secret_void"
        await asyncio.wait_for(guest.socket.wait_closed(), 20)
        assert guest.socket.close_code == 1008


@asynchronous
async def test_the_table_of_a_server_that_ended_goes_to_another(shared_database: str) -> None:
    async with AsyncExitStack() as rest:
        staying = await rest.enter_async_context(serving(store_for(shared_database), relay=free_port()))
        async with serving(store_for(shared_database), relay=free_port()) as ending, connected(ending) as ann:
            name = await ann.open(2)
            bob = await rest.enter_async_context(connected(staying))
            await bob.join(name, 2)
        await asyncio.wait_for(bob.socket.wait_closed(), 20)
        assert bob.socket.close_code != 1008
        async with connected(staying) as again:
            assert (await again.sit(name, bob.secret))["type"] == "entered"
            assert (await owners(shared_database))[name] in staying


@asynchronous
async def test_clients_of_a_server_that_lost_a_lease_come_back_to_the_new_owner(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was out of the others' reach for a while, so one of them took the table."""
    monkeypatch.setattr("voidlock.server.processes.relay.LASTS", 0.3)
    store = store_for(shared_database)
    assert isinstance(store, PostgresStore)
    await store.attach()
    async with servers(shared_database) as (one, two), connected(one) as ann:
        name = await ann.open(2)
        host = two.removeprefix("ws://").removesuffix("/socket")
        await PostgresLeases(store, host).take(name)
        await asyncio.wait_for(ann.socket.wait_closed(), 20)
        assert ann.socket.close_code == 1012
        async with connected(two) as again:
            assert (await again.sit(name, ann.secret))["type"] == "entered"
            assert (await owners(shared_database))[name] in two
    await store.close()


@asynchronous
async def test_guests_count_for_their_own_address_wherever_they_are_relayed_from(shared_database: str) -> None:
    """To the owner all come from one other computer, which may speak for them because it can read the database."""
    access = Access(Limits().changed([("address-connections", 2)]))
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
    await store.attach()
    before, again = PostgresLeases(store, "first:1"), PostgresLeases(store, "first:1")
    await before.begin()
    assert (await before.owner("table")).here
    assert (await again.owner("table")).here
    await store.close()


@asynchronous
async def test_a_lease_lasts_as_long_as_it_is_renewed(shared_database: str) -> None:
    store = store_for(shared_database)
    assert isinstance(store, PostgresStore)
    await store.attach()
    first, second = PostgresLeases(store, "first:1"), PostgresLeases(store, "second:2")
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


@asynchronous
async def test_owners_that_are_killed_again_and_again(new_server: Callable[..., Server], shared_database: str) -> None:
    """A client that is cut off comes back to one of the servers, which takes the table over at once."""
    both = [new_server(shared_database, relay=True) for _ in range(2)]
    await asyncio.gather(*[server.start() for server in both])
    turns = cycle(both)
    async with playing(lambda: next(turns).address) as parties:
        for killed in islice(cycle(both), KILLS):
            await some_answers(parties, 5)
            killed.kill()
            await killed.all_gone()
            await some_answers(parties, 5)
            await killed.start()
        await all_go_on(parties)
    assert await asyncio.gather(*[server.end() for server in both]) == [0, 0]
    assert await every_answer_is_kept_once(shared_database, everybody_at(parties)) > 20
