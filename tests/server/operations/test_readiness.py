"""Readiness: the store can write, is asked at most once a second, and may hang."""

from __future__ import annotations

import asyncio

import pytest

from tests.asynchronous import asynchronous
from tests.server.databases import Ears
from voidlock.server.store import readiness
from voidlock.server.store.databases import store_for
from voidlock.server.store.readiness import Readiness
from voidlock.server.store.store import StoreFailed


class Probed:
    """A store that fails as told, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.failing = ""
        self.answering = asyncio.Event()
        self.answering.set()

    async def check(self) -> None:
        self.asked += 1
        await self.answering.wait()
        if self.failing:
            raise StoreFailed(self.failing)


@asynchronous
async def test_asked_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now, store = 1_000.0, Probed()
    monkeypatch.setattr(readiness, "monotonic", lambda: now)
    ready = Readiness(store.check)
    assert await asyncio.gather(*[ready.problem() for _ in range(20)]) == [""] * 20
    store.failing = "disk full"
    assert await ready.problem() == ""
    assert store.asked == 1
    now += 1.1
    assert await ready.problem() == "disk full"
    store.failing = ""
    now += 1.1
    assert await ready.problem() == ""
    assert store.asked == 3
    store.failing = "disk full"
    ready.doubt()
    assert await ready.problem() == "disk full", "a move was refused: nobody waits for the second to pass"


@asynchronous
async def test_a_store_that_hangs_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.01)
    monkeypatch.setattr(readiness, "CACHED_FOR", 0.0)
    store = Probed()
    store.answering.clear()
    ready = Readiness(store.check)
    assert [await ready.problem() for _ in range(3)] == ["no answer within 0.01 s"] * 3
    assert store.asked == 1
    store.answering.set()
    while await ready.problem():
        pass


@asynchronous
async def test_a_database_that_answers(database: str) -> None:
    """The check writes and leaves nothing behind."""
    store = store_for(database)
    await store.open(Ears())
    await store.check()
    assert await store.tables() == []
    await store.close()
    with pytest.raises(StoreFailed):
        await store.check()
