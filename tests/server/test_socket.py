"""Games over the socket, on a real server."""

from __future__ import annotations

import gc
import random
from pathlib import Path

import pytest
import websockets

from tests.asynchronous import asynchronous
from tests.server.serving import connected, in_a_file, serving


@asynchronous
async def test_coming_back_with_the_secret(tmp_path: Path) -> None:
    """On another server on the same file, as after a crash: the same view and story, and the game goes on."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await ann.open()
        await ann.play(1, random.Random(2), 12)
        before, told, secret = ann.last["state"], ann.news["1"], ann.secret
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        assert (await ann.sit(name, secret))["seats"] == [1]
        after = await ann.hear("state")
        assert {**after, "news": {}} == {**before, "news": {}}
        assert ann.news["1"] == told
        assert told
        await ann.play(1, random.Random(3), 3)


@asynchronous
async def test_opening_twice_with_one_secret_is_one_table(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address:
        async with connected(address) as ann:
            name = await ann.open()
        async with connected(address) as again:
            again.host, again.secret = ann.host, ann.secret
            assert await again.open() == name
            assert again.last["entered"]["seats"] == [1]
            assert len(again.owed(1)) == len(ann.owed(1))


@asynchronous
async def test_a_flooding_client_that_does_not_read_is_sent_away(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        for _ in range(400):
            await ann.socket.send('{"type":"undo","key":"12345678"}')
        with pytest.raises(websockets.ConnectionClosedError):
            while True:
                await ann.next()
        assert ann.last["refusal"]["id"] == "table_too_fast"


@asynchronous
async def test_too_many_queries_at_once_are_refused(tmp_path: Path, recwarn: pytest.WarningsRecorder) -> None:
    """Before any work is done for them."""
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        await ann.state()
        for _ in range(5):
            await ann.send("odds", seat=1)
        answers = [await ann.hear("refusal", "chances") for _ in range(5)]
    assert [answer.get("id", "answered") for answer in answers] == ["table_busy"] * 3 + ["answered"] * 2
    gc.collect()
    assert [warning for warning in recwarn if "never awaited" in str(warning.message)] == []
