"""Games over the socket, on a real server."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path

import pytest
import websockets
from websockets.typing import Origin

from tests.asynchronous import asynchronous
from tests.server.serving import connected, in_a_file, items, serving, table


@asynchronous
async def test_a_solo_game_to_its_end(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        assert ann.last["entered"]["seats"] == [1]
        assert ann.last["entered"]["host"] is True
        await ann.play(1, random.Random(1))
        assert ann.result in ("win", "loss")


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
async def test_the_same_key_twice_is_one_answer(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        await ann.state()
        asked = ann.owed(1)[0]
        for _ in range(2):
            await ann.socket.send(
                f'{{"type":"answer","key":"samesame","choice":"{asked.name}","answer":"{asked.texts[0]}"}}'
            )
            assert (await ann.hear("told"))["key"] == "samesame"
        assert table(table(ann.last["state"]["own"])["1"])["given"] == [asked.texts[0]]


@asynchronous
async def test_an_illegal_answer_changes_nothing_and_says_why(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        before = await ann.state()
        refused = await ann.answer(ann.owed(1)[0], "attack:leon:L1")
        assert refused["type"] == "refusal"
        assert refused["id"]
        assert ann.last["state"] is before


@asynchronous
async def test_an_answer_to_a_choice_that_is_gone_is_stale(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open()
        await ann.state()
        asked = ann.owed(1)[0]
        await ann.answer(asked, asked.texts[0])
        now = ann.last["state"]
        refused = await ann.answer(asked, asked.texts[0])
        assert (refused["type"], refused["id"]) == ("refusal", "table_stale")
        again = await ann.hear("state")
        assert {**again, "news": {}} == {**now, "news": {}}


@asynchronous
async def test_six_answer_in_the_same_instant(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        name = await ann.open(players=6)
        async with (
            connected(address) as bob,
            connected(address) as cat,
            connected(address) as dan,
            connected(address) as eva,
            connected(address) as fay,
        ):
            everybody = [ann, bob, cat, dan, eva, fay]
            for seat, guest in enumerate(everybody[1:], start=2):
                await guest.join(name, seat, f"Guest {seat}")
            assert (await ann.ask("start"))["type"] == "told"
            for guest in everybody:
                await guest.state()
            asked = [guest.owed(seat)[0] for seat, guest in enumerate(everybody, start=1)]
            replies = await asyncio.gather(
                *[guest.answer(owed, owed.texts[0]) for guest, owed in zip(everybody, asked, strict=True)]
            )
            assert [reply["type"] for reply in replies] == ["told"] * 6


@asynchronous
async def test_silent_clients_and_nonsense_are_sent_away(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address:
        for nonsense in ("", "{", '{"type":"nobody"}', '{"type":"open"}', "x" * 20_000):
            async with connected(address) as client:
                await client.socket.send(nonsense)
                await asyncio.wait_for(client.socket.wait_closed(), 10)


@asynchronous
async def test_other_sites_may_not_come_in(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(address, origin=Origin("https://elsewhere.example"))
        assert refused.value.response.status_code == 403


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


@asynchronous
async def test_a_bot_plays_its_seat(tmp_path: Path) -> None:
    async with serving(in_a_file(tmp_path)) as address, connected(address) as ann:
        await ann.open(players=2)
        await ann.ask("seat_bot", seat=2, bot="brother")
        await ann.ask("start")
        await ann.play(1, random.Random(4), 8)
        seats = items(ann.last["table"]["seats"])
        assert [table(seat)["holder"] for seat in seats] == ["person", "bot"]
