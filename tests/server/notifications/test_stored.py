"""What is stored beside the log, in both kinds of databases: who is told, of which turn, and when to look again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import chain

from tests.asynchronous import asynchronous
from tests.server.databases import Ears
from tests.server.test_store import opened
from voidlock.server.store.databases import store_for


@asynchronous
async def test_a_turn_is_claimed_once_and_no_other_until_the_player_is_back(database: str) -> None:
    async with opened(database) as store:
        assert not await store.claim_turn("table", 1, 5), "nobody wants to be told"
        await store.subscribe("table", 1, b"by mail")
        assert await store.claim_turn("table", 1, 5)
        assert not await store.claim_turn("table", 1, 5)
        assert not await store.claim_turn("table", 1, 9), "the player has not come for the turn before"
        await store.come_back("table", 1)
        assert not await store.claim_turn("table", 1, 5), "that turn was told"
        assert await store.claim_turn("table", 1, 9)
        await store.subscribe("table", 2, b"by mail")
        assert await store.claim_turn("table", 2, 5), "another seat"


@asynchronous
async def test_of_servers_that_claim_a_turn_at_the_same_moment_one_tells_it(database: str) -> None:
    async with opened(database) as store, AsyncExitStack() as stack:
        stores = [store]
        for _ in range(2):
            stores.append(store_for(database, beside=True))
            await stores[-1].open(Ears())
            stack.push_async_callback(stores[-1].close)
        await store.subscribe("table", 1, b"by mail")
        for turn in range(1, 21):
            claims = await asyncio.gather(*[each.claim_turn("table", 1, turn) for each in stores for _ in range(3)])
            assert claims.count(True) == 1
            await store.come_back("table", 1)


@asynchronous
async def test_a_claim_outlasts_a_restart(database: str) -> None:
    async with opened(database) as store:
        await store.subscribe("table", 1, b"by mail")
        assert await store.claim_turn("table", 1, 5)
    async with opened(database) as store:
        assert await store.subscriptions("table") == {1: b"by mail"}
        assert not await store.claim_turn("table", 1, 5)
        assert not await store.claim_turn("table", 1, 9)


@asynchronous
async def test_after_a_cut_turns_are_told_again(database: str) -> None:
    """Their numbers are those of entries, which come again."""
    async with opened(database) as store:
        await store.append("table", 1, "key 1", b"")
        await store.subscribe("table", 1, b"by mail")
        assert await store.claim_turn("table", 1, 5)
        await store.come_back("table", 1)
        await store.cut("table", 1)
        assert await store.claim_turn("table", 1, 2)


@asynchronous
async def test_an_alarm_rings_once_and_again_after_a_while(database: str) -> None:
    async with opened(database) as store:
        await store.set_alarm("early", 100.0)
        await store.set_alarm("late", 200.0)
        await store.set_alarm("never", 50.0)
        await store.set_alarm("never", None)
        assert await store.ring_alarms(99.0, 60.0, 10) == []
        assert await store.ring_alarms(100.0, 60.0, 10) == ["early"]
        assert await store.ring_alarms(101.0, 60.0, 10) == []
    async with opened(database) as store:
        assert sorted(await store.ring_alarms(200.0, 60.0, 10)) == ["early", "late"]
        await store.set_alarm("late", 1000.0)
        assert await store.ring_alarms(300.0, 60.0, 10) == ["early"]


@asynchronous
async def test_of_servers_that_look_at_the_same_moment_one_hears_an_alarm(database: str) -> None:
    async with opened(database) as store:
        other = store_for(database, beside=True)
        await other.open(Ears())
        tables = [f"table {number:02}" for number in range(30)]
        for table in tables:
            await store.set_alarm(table, 1.0)
        heard: list[str] = []
        while any(rung := await asyncio.gather(*[each.ring_alarms(2.0, 60.0, 4) for each in (store, other) * 2])):
            heard += chain(*rung)
        assert sorted(heard) == tables
        await other.close()


@asynchronous
async def test_a_subscription_is_kept_replaced_and_revoked(database: str) -> None:
    body = bytes(range(256))
    async with opened(database) as store:
        await store.subscribe("table", 1, b"by mail")
        await store.subscribe("table", 1, body)
        await store.subscribe("table", 2, b"by push")
        await store.subscribe("other", 1, b"by push")
    async with opened(database) as store:
        assert await store.subscriptions("table") == {1: body, 2: b"by push"}
        await store.subscribe("table", 1, None)
        await store.subscribe("table", 1, None)
        assert await store.subscriptions("table") == {2: b"by push"}
        assert not await store.claim_turn("table", 1, 5)


@asynchronous
async def test_nothing_is_left_of_a_table_that_is_deleted(database: str) -> None:
    async with opened(database) as store:
        for table in ("deleted", "buried", "stays"):
            await store.append(table, 1, "key 1", b"")
        for table in ("deleted", "buried", "stays"):
            await store.subscribe(table, 1, b"by mail")
            await store.set_alarm(table, 1.0)
        await store.delete("deleted")
        later = await store.now() + 100
        await store.append("stays", 2, "key 2", b"")
        assert "buried" in await store.bury(later, 10)
        assert "buried" in await store.delete_buried(later, 10)
        assert await store.subscriptions("deleted") == {}
        assert await store.subscriptions("buried") == {}
        assert {*await store.ring_alarms(2.0, 60.0, 10)} <= {"stays"}
