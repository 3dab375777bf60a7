"""Several workers serve the same tables, and nobody can tell to which he is connected."""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic

import asyncpg
import pytest

from tests.asynchronous import asynchronous, eventually
from tests.server.databases import Postgres
from tests.server.processes import Server
from tests.server.serving import Client, Message, connected, items, serving, table
from voidlock.server.log.entries import Said, TakenOver, written
from voidlock.server.store.databases import store_for

# Its tables are in the very process that is told to hurry.
WORKER_IN_A_HURRY = (
    "from voidlock.server.rooms import workers; workers.EVERY, workers.SILENT = 0.2, 1.0;"
    "import sys; sys.argv += ['--workers', '0'];"
    "from voidlock.cli import main; main()"
)


@asynccontextmanager
async def workers(database: str, number: int = 2) -> AsyncIterator[list[str]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(store_for(database))) for _ in range(number)]


@asynccontextmanager
async def ann_and_bob(database: str, **options: object) -> AsyncIterator[tuple[Client, Client, list[str]]]:
    """A game of two, each connected to a worker of his own."""
    async with workers(database) as addresses, connected(addresses[0]) as ann, connected(addresses[1]) as bob:
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


def here(guest: Client, number: int) -> bool:
    return seat(guest, number)["here"] is True


def played_by(guest: Client, number: int) -> object:
    return seat(guest, number)["bot"]


def board(state: Message) -> object:
    return state["open"]


# ---------------------------------------------------------------------- the log


@asynchronous
async def test_a_game_over_two_workers_to_its_end(shared_database: str) -> None:
    async with ann_and_bob(shared_database) as (ann, bob, _):
        await asyncio.gather(ann.play(1, random.Random(1)), bob.play(2, random.Random(2)))
        assert ann.result in ("win", "loss")
        assert board(ann.last["state"]) == board(bob.last["state"])


@asynchronous
async def test_six_over_three_workers_answer_in_the_same_instant(shared_database: str) -> None:
    async with workers(shared_database, 3) as addresses, AsyncExitStack() as stack:
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
async def test_the_same_request_at_two_workers_is_one(shared_database: str) -> None:
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
    """Bob's worker loses the connection by which it listens while Ann answers."""
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
    """A worker that dies between the commit and the notification."""
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
async def test_a_table_that_another_worker_has_forgotten(shared_database: str) -> None:
    """Nothing is written behind what is no longer there."""
    async with ann_and_bob(shared_database) as (ann, _, _):
        admin = await asyncpg.connect(shared_database)
        await admin.execute("DELETE FROM voidlock_log")
        asked = ann.owed(1)[0]
        await ann.send("answer", choice=asked.name, answer=asked.texts[0])
        assert (await ann.hear("refusal"))["id"] == "table_unknown"
        assert await admin.fetchval("SELECT count(*) FROM voidlock_log") == 0
        await admin.close()


@asynccontextmanager
async def overheard(database: str) -> AsyncIterator[list[str]]:
    """What the workers tell each other."""
    heard: list[str] = []
    ear = await asyncpg.connect(database)
    for channel in ("voidlock_log", "voidlock_words"):
        await ear.add_listener(channel, lambda *told: heard.append(str(told[-1])))
    yield heard
    await ear.close()


@asynchronous
async def test_what_workers_say_to_each_other_holds_no_secret(shared_database: str) -> None:
    async with overheard(shared_database) as heard, ann_and_bob(shared_database) as (ann, bob, _):
        await asyncio.gather(ann.play(1, random.Random(1)), bob.play(2, random.Random(2)))
    entry = re.compile(r"[0-9a-z]{12} \d+")
    words = re.compile(
        r'{"worker":"[0-9a-f]{16}"(,"seats":{("[0-9a-z]{12}":\[[\d,]*\],?)+})?(,"asks":\["[0-9a-z]{12}"\])?}'
    )
    assert [told for told in heard if not (entry.fullmatch(told) or words.fullmatch(told))] == []
    assert [told for told in heard if "[2]" in told]
    assert [told for told in heard if "asks" in told]


# ---------------------------------------------------------------------- who is here


async def heartbeats(heard: list[str], number: int) -> None:
    """Wait until two workers have sent so many heartbeats each."""
    start = len(heard)

    def counted() -> Counter[str]:
        return Counter([json.loads(told)["worker"] for told in heard[start:] if told.startswith("{")])

    await eventually(lambda: len(counted()) >= 2 and min(counted().values()) >= number)


def tables_without(frames: list[str], number: int) -> list[str]:
    """The table messages that show nobody connected for this seat."""
    tables = [frame for frame in frames if '"type":"table"' in frame]
    return [frame for frame in tables if not json.loads(frame)["seats"][number - 1]["here"]]


class Clock:
    """The real time, or so many seconds ahead of it."""

    ahead = 0.0

    def __call__(self) -> float:
        return monotonic() + self.ahead


@asynchronous
async def test_everybody_sees_who_is_connected_to_another_worker(shared_database: str) -> None:
    async with ann_and_bob(shared_database) as (ann, bob, addresses):
        await until(ann, lambda: here(ann, 2))
        await until(bob, lambda: here(bob, 1))
        await bob.socket.close()
        await until(ann, lambda: not here(ann, 2))
        async with connected(addresses[1]) as again:
            await again.sit(str(ann.last["entered"]["table"]), bob.secret)
            await until(ann, lambda: here(ann, 2))


@asynchronous
async def test_a_worker_that_loads_a_table_learns_who_is_there(shared_database: str) -> None:
    async with workers(shared_database) as addresses, connected(addresses[0]) as ann:
        name = await ann.open()
        async with connected(addresses[1]) as guest:
            await guest.send("watch", table=name)
            await guest.hear("entered")
            await until(guest, lambda: "table" in guest.last and here(guest, 1))


@asynchronous
async def test_no_bot_takes_over_for_who_is_connected_to_another_worker(shared_database: str) -> None:
    async with ann_and_bob(shared_database, takeover=1) as (ann, bob, addresses):
        await until(ann, lambda: here(ann, 2))
        await until(bob, lambda: here(bob, 1))
        await bob.socket.close()
        await until(ann, lambda: played_by(ann, 2) == "brother")
        assert not here(ann, 2)
        async with connected(addresses[0]) as again:
            await again.sit(str(ann.last["entered"]["table"]), bob.secret)
            await until(ann, lambda: played_by(ann, 2) == "")


@asynchronous
async def test_a_player_taken_over_by_another_worker_is_back_at_once(shared_database: str) -> None:
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
        # Ann's worker may read both entries at once, and then tells her only the last.
        await bob.ask("chat", seat=2, text="I am back.")
        await ann.hear("talk")
        await until(ann, lambda: played_by(ann, 2) == "")


@asynchronous
async def test_clients_of_a_killed_worker_are_gone(
    new_server: Callable[..., Server], shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voidlock.server.rooms.workers.EVERY", 0.2)
    monkeypatch.setattr("voidlock.server.rooms.workers.SILENT", 1.0)
    other = new_server(shared_database, (sys.executable, "-c", WORKER_IN_A_HURRY))
    await other.start()
    async with (
        workers(shared_database, 1) as (address,),
        overheard(shared_database) as heard,
        connected(address) as ann,
        connected(other.address) as bob,
    ):
        await bob.join(await ann.open(2), 2)
        await ann.hear("table")
        await until(ann, lambda: here(ann, 2))
        # Heartbeats for longer than a worker may be silent.
        before = len(ann.frames)
        await heartbeats(heard, 7)
        await ann.ask("chat", seat=1, text="Still there?")
        assert tables_without(ann.frames[before:], 2) == []
        other.kill()
        await until(ann, lambda: not here(ann, 2))


@asynchronous
async def test_nobody_is_gone_because_the_database_was(
    postgres: Postgres, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While nothing can be heard nobody is forgotten."""
    monkeypatch.setattr("voidlock.server.rooms.workers.EVERY", 0.1)
    monkeypatch.setattr("voidlock.server.rooms.workers.SILENT", 0.5)
    clock = Clock()
    monkeypatch.setattr("voidlock.server.rooms.workers.monotonic", clock)
    async with ann_and_bob(shared_database) as (ann, _, _):
        await until(ann, lambda: here(ann, 2))
        before = len(ann.frames)
        await asyncio.to_thread(postgres.stop)
        clock.ahead = 100.0
        await asyncio.to_thread(postgres.start)
        async with overheard(shared_database) as heard:
            await heartbeats(heard, 5)
        await ann.ask("chat", seat=1, text="Still there?")
        assert tables_without(ann.frames[before:], 2) == []
