"""Clients that lie, shout, hang up and never listen: the server answers or closes, stays up, and every log still
replays to what it shows."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.asynchronous import asynchronous
from tests.server.deaf import deaf, until_closed
from tests.server.recording import (
    Evening,
    ThinkingHere,
    evening,
    four,
    in_no_hurry,
    lines_of,
    reading,
    recording,
)
from tests.server.serving import Message, in_a_file, items, serving, table
from voidlock.engine import Json
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits
from voidlock.server.log.entries import Answered, decode
from voidlock.server.net.connection import TOO_LARGE
from voidlock.server.net.websocket_protocol import POLICY_VIOLATION
from voidlock.server.store.store import Line


async def at_work(address: str, rng: random.Random) -> None:
    """Another table is opened and plays on."""
    page = address.replace("ws://", "http://").replace("/socket", "/healthz")
    assert await asyncio.to_thread(lambda: urlopen(page, timeout=10).read()) == b"ok\n"
    async with recording(address, f"Zoe {rng.random()}", 1) as zoe:
        await zoe.send("open", name="Zoe", host=zoe.host, secret=zoe.secret, options={"teams": "random"})
        await zoe.hear("state")
        await zoe.play(1, rng, 5)


# ---------------------------------------------------------------------- nonsense on real sockets; test_fuzz.py has more


@asynchronous
async def test_first_messages_that_are_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Every one is told what is wrong with it, and shown out."""
    deep = "[" * 100_000 + "]" * 100_000
    async with serving(in_a_file(tmp_path)) as address:
        for frame in ("", "null", '"open"', deep, f'{{"type": "open", "file": {deep}}}', b"\xff\xfe\x00"):
            async with recording(address, "Eve", 0) as eve:
                await eve.socket.send(frame)
                await eve.hear("refusal")
                await asyncio.wait_for(eve.socket.wait_closed(), 10)
                assert eve.socket.close_code == POLICY_VIOLATION
        async with recording(address, "Eve", 0) as eve:
            await eve.socket.send("x" * (Limits().first_bytes + 1))
            await asyncio.wait_for(eve.socket.wait_closed(), 10)
            assert eve.socket.close_code == TOO_LARGE
        await at_work(address, random.Random(1))
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []


@asynchronous
async def test_too_large_and_binary(tmp_path: Path) -> None:
    async with evening(tmp_path, four()) as night:
        await night[2].socket.send(b'{"type":"undo","key":"12345678"}')
        assert (await night[2].hear("refusal"))["key"] == "12345678"
        await night[2].socket.send(b"\xff" * 100)
        refused = await night[2].hear("refusal")
        assert (refused["id"], refused["arguments"]) == ("table_unreadable", {"where": ""})
        await night[2].socket.send(json.dumps({"type": "chat", "key": "12345678", "seat": 9, "text": "x"}))
        assert (await night[2].hear("refusal"))["arguments"] == {"where": "seat"}
        await night[2].socket.send(json.dumps({"type": "chat", "key": "12345678", "seat": 2, "text": "x" * 5_000}))
        await asyncio.wait_for(night[2].socket.wait_closed(), 10)
        assert night[2].socket.close_code == TOO_LARGE
        await night[1].settle()
        await night.answer("choose:block")


# ---------------------------------------------------------------------- forged, stale, repeated, out of turn


def kept(night: Evening) -> list[Line]:
    return lines_of(night.path, night.name)


@asynchronous
async def test_forged_stale_and_repeated_answers_write_nothing(tmp_path: Path) -> None:
    """With the names of other seats' choices, of another table's, of what is answered already; and with a key that was
    granted to somebody else."""
    async with evening(tmp_path / "one", four()) as night, evening(tmp_path / "other", reading("gun_jam")) as other:
        owed = {seat: night[seat].owed(seat)[0] for seat in (1, 2, 3, 4)}
        before = kept(night)
        for seat, guest in night.guests.items():
            forged = [owed[each].name for each in owed if each != seat] + [other[2].owed(2)[0].name]
            for name in forged:
                for text in ("choose:block", "choose:full_auto", "choose:reorganize", "target:leon"):
                    assert (await guest.ask("answer", choice=name, answer=text))["id"] == "table_stale"
        assert kept(night) == before
        await night.answer("choose:block")
        after = kept(night)
        assert len(after) == len(before) + 1
        granted = after[-1].key.split("-", 2)[2]
        given = decode(after[-1].body)
        assert isinstance(given, Answered)
        answer = {"type": "answer", "key": granted, "choice": owed[given.seat].name, "answer": given.answer}
        for seat, guest in night.guests.items():
            await guest.socket.send(json.dumps(answer))
            reply = await guest.hear("told", "refusal")
            assert (reply["type"], reply["key"]) == ("told" if seat == given.seat else "refusal", granted)
        assert (await night[1].answer(owed[1], "choose:dead_aim"))["id"] == "table_stale"
        assert kept(night) == after


@asynchronous
async def test_keys_of_the_servers_own_can_be_taken_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots still answer, and the table is still opened and begun, whatever keys the host has used before."""
    in_no_hurry(monkeypatch)
    file: dict[str, Json] = {"voidlock": 1, "game": "angel", "seed": "keys", "setup": {"players": 2, "teams": "random"}}
    async with evening(tmp_path, file) as night:
        ann = night[1]
        used = ["go-on-12", *[f"go-on-{number}" for number in range(10, 60)], "seat-0000", "bot-1-00", "guest-000"]
        for key in used:
            await ann.socket.send(json.dumps({"type": "chat", "key": key, "seat": 1, "text": key}))
            await ann.hear("told")
        keys = [line.key for line in kept(night)]
        assert not {*used} & {*keys}


# ---------------------------------------------------------------------- hanging up


@asynchronous
async def test_a_bot_answers_again_what_was_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob's bot answers while he is gone; he comes back, takes it back, and is gone again."""
    monkeypatch.setattr("voidlock.server.app.Thinkers", ThinkingHere)
    async with evening(tmp_path, four(), takeover=1) as night:
        await night[2].socket.close()
        for again in (False, True):
            if again:
                async with recording(night.address, "Bob", 2, visit=1) as bob:
                    await bob.sit(night.name, bob.secret)
                    await bob.hear("state")
                    given = items(table(table(bob.last["state"]["own"])["2"])["given"])
                    while table(items(bob.last["table"]["seats"])[1])["bot"]:
                        await bob.hear("table")
                    assert (await bob.ask("back", seat=2, answer=str(given[0])))["type"] == "told"
            while 2 not in _owing(await night[1].state()) and again:
                await night[1].next()
            while 2 in _owing(await night[1].state()):
                await night[1].next()
        assert sum([line.key.startswith("bot-") for line in kept(night)]) == 2


def _owing(state: Message) -> list[int]:
    return [int(str(table(question)["seat"])) for question in items(table(state["open"])["owed"])]


@asynchronous
async def test_a_silent_client_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On an open line, on one that has begun to say something, and on one that is half closed."""
    hasty = Access(Limits(first_seconds=0.2))
    async with serving(in_a_file(tmp_path), access=hasty) as address:
        async with recording(address, "Eve", 0) as eve:
            assert (await eve.hear("refusal"))["id"] == "table_too_late"
            await asyncio.wait_for(eve.socket.wait_closed(), 10)
        for words in (b"", b"\x81", b"\x01\x85\x00\x00\x00\x00abcde", b"\x81\xfe"):
            with await asyncio.to_thread(deaf, address) as line:
                line.sendall(words)
                if not words:
                    line.shutdown(socket.SHUT_WR)
                await asyncio.to_thread(until_closed, line)
        await at_work(address, random.Random(6))
