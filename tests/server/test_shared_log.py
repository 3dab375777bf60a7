"""Two servers that both play a table, as when one has lost its lease and does not know it yet: the log decides."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from tests.asynchronous import asynchronous
from tests.server.serving import Client, Message, connected, items, serving, table
from voidlock.server.log.entries import Said, TakenOver, written
from voidlock.server.store.databases import store_for


@asynccontextmanager
async def servers(database: str, number: int = 2) -> AsyncIterator[list[str]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(store_for(database))) for _ in range(number)]


@asynccontextmanager
async def ann_and_bob(database: str, **options: object) -> AsyncIterator[tuple[Client, Client, list[str]]]:
    """A game of two, each connected to a server of his own."""
    async with servers(database) as addresses, connected(addresses[0]) as ann, connected(addresses[1]) as bob:
        name = await ann.open(2, **options)
        await bob.join(name, 2)
        assert (await ann.ask("start"))["type"] == "told"
        await ann.state()
        await bob.state()
        yield ann, bob, addresses


async def until(guest: Client, true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():
            await guest.next()


def seat(guest: Client, number: int) -> dict[str, object]:
    return {**table(items(guest.last["table"]["seats"])[number - 1])}


def played_by(guest: Client, number: int) -> object:
    return seat(guest, number)["bot"]


def board(state: Message) -> object:
    return state["open"]


# ---------------------------------------------------------------------- the log


@asynchronous
async def test_a_game_over_two_servers_to_its_end(shared_database: str) -> None:
    async with ann_and_bob(shared_database) as (ann, bob, _):
        await asyncio.gather(ann.play(1, random.Random(1)), bob.play(2, random.Random(2)))
        assert ann.result in ("win", "loss")
        assert board(ann.last["state"]) == board(bob.last["state"])


@asynchronous
async def test_six_over_three_servers_answer_in_the_same_instant(shared_database: str) -> None:
    async with servers(shared_database, 3) as addresses, AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(connected(address)) for address in addresses * 2]
        name = await guests[0].open(6)
        for number, guest in enumerate(guests[1:], start=2):
            await guest.join(name, number, f"Guest {number}")
        await guests[0].ask("start")
        for guest in guests:
            await guest.state()
        asked = [guest.owed(number)[0] for number, guest in enumerate(guests, start=1)]
        replies = await asyncio.gather(
            *[guest.answer(owed, owed.texts[0]) for guest, owed in zip(guests, asked, strict=True)]
        )
        assert [reply["type"] for reply in replies] == ["told"] * 6


@asynchronous
async def test_the_same_request_at_two_servers_is_one(shared_database: str) -> None:
    async with ann_and_bob(shared_database) as (ann, _, addresses), connected(addresses[1]) as again:
        await again.sit(str(ann.last["entered"]["table"]), ann.secret)
        await again.state()
        asked = ann.owed(1)[0]
        request = f'{{"type":"answer","key":"samesame","choice":"{asked.name}","answer":"{asked.texts[0]}"}}'
        await asyncio.gather(ann.socket.send(request), again.socket.send(request))
        for client in (ann, again):
            assert (await client.hear("told", "refusal"))["type"] == "told"
            assert table(table(client.last["state"]["own"])["1"])["given"] == [asked.texts[0]]


@asynchronous
async def test_what_was_written_unheard_is_caught_up(shared_database: str) -> None:
    """Bob's server loses the connection by which it listens while Ann answers."""
    async with ann_and_bob(shared_database) as (ann, bob, _):
        admin = await asyncpg.connect(shared_database)
        deaf = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        assert len(await admin.fetch(deaf)) == 2
        await admin.close()
        before = bob.last["state"]
        asked = ann.owed(1)[0]
        assert (await ann.answer(asked, asked.texts[0]))["type"] == "told"
        await until(bob, lambda: bob.last["state"] is not before)
        assert board(ann.last["state"]) == board(bob.last["state"])


@asynchronous
async def test_what_nobody_was_told_about_is_found(shared_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that dies between the commit and the notification."""
    monkeypatch.setattr("voidlock.server.store.postgres.LOOK_EVERY", 0.1)
    untold = """
        INSERT INTO voidlock_log ("table", number, key, body)
        SELECT "table", max(number) + 1, 'untold', $1 FROM voidlock_log GROUP BY "table"
    """
    async with ann_and_bob(shared_database) as (ann, bob, _):
        admin = await asyncpg.connect(shared_database)
        await admin.execute(untold, written(Said(seat=2, text="Does anybody hear me?")))
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


@asynchronous
async def test_a_player_taken_over_by_another_server_is_back_at_once(shared_database: str) -> None:
    taken_over = """
        INSERT INTO voidlock_log ("table", number, key, body)
        SELECT "table", max(number) + 1, 'late', $1 FROM voidlock_log GROUP BY "table"
        RETURNING pg_notify('voidlock_log', "table" || ' ' || number)
    """
    async with ann_and_bob(shared_database) as (ann, bob, _):
        admin = await asyncpg.connect(shared_database)
        await admin.execute(taken_over, written(TakenOver(seat=2, bot="brother")))
        await admin.close()
        await until(bob, lambda: played_by(bob, 2) == "brother")
        await until(bob, lambda: played_by(bob, 2) == "")
        # Ann's server may read both entries at once, and then tells her only the last.
        await bob.ask("chat", seat=2, text="I am back.")
        await ann.hear("talk")
        await until(ann, lambda: played_by(ann, 2) == "")
