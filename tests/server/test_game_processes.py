"""The tables of a server are in processes of their own: what becomes of them, and of those who play there."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import json
from msgspec.msgpack import Decoder

from bench.heavy import heavy_file
from tests.asynchronous import asynchronous, eventually
from tests.server.databases import Ears
from tests.server.people import (
    KILLS,
    Person,
    all_go_on,
    dial,
    every_answer_is_kept_once,
    everybody_at,
    playing,
    some_answers,
)
from tests.server.processes import Server, game_processes_of
from tests.server.serving import connected, in_a_file, serving
from voidlock.protocol.messages import Options
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits
from voidlock.server.log.entries import Opened, encode
from voidlock.server.log.seats import table_of
from voidlock.server.processes.directory import Wanted, is_slow, parse_first
from voidlock.server.processes.messages import FROM_FRONT, Disconnect, FromFront, GameSettings, Request
from voidlock.server.processes.wire import Channel

NewServer = Callable[..., Server]


# ---------------------------------------------------------------------- killed


@asynchronous
async def test_a_game_process_that_is_killed_again_and_again(tmp_path: Path, new_server: NewServer) -> None:
    """Its guests are told to come back, and find everything that was acknowledged; the server never ends."""
    database = str(tmp_path / "log.db")
    server = new_server(database)
    await server.start()
    rng = random.Random(KILLS)
    async with playing(lambda: server.address, 2) as parties:
        for _ in range(KILLS):
            await some_answers(parties, rng.randrange(8))
            sockets = [socket for person in everybody_at(parties) if (socket := person.socket) is not None]
            (killed,) = server.game_processes()
            os.kill(killed, signal.SIGKILL)
            await asyncio.gather(*[socket.wait_closed() for socket in sockets])
            # 1000 is somebody whose game was over, and who left by themselves.
            assert {socket.close_code for socket in sockets} <= {1000, 1012}
            await all_go_on(parties)
            assert killed not in server.game_processes()
    assert await server.end() == 0
    await server.all_gone()
    assert "event=game_process_died" in server.told
    assert "Traceback" not in server.told
    assert await every_answer_is_kept_once(database, everybody_at(parties)) > 10


@asynchronous
async def test_a_second_signal_does_not_wait(tmp_path: Path, new_server: NewServer) -> None:
    server = new_server(str(tmp_path / "log.db"))
    await server.start()
    (stuck,) = server.game_processes()
    os.kill(stuck, signal.SIGSTOP)
    try:
        server.running.terminate()
        began = time.monotonic()
        while server.running.poll() is None:
            await asyncio.sleep(0.1)
            server.running.terminate()
        assert time.monotonic() - began < 4
    finally:
        os.kill(stuck, signal.SIGCONT)
    await server.all_gone()


@asynchronous
async def test_a_game_process_that_hangs_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is not dead, so nothing else would notice."""
    caplog.set_level(logging.ERROR)
    settings = GameSettings(request_cpu=20.0, hung_after=1.0)
    async with serving(in_a_file(tmp_path), settings, game_processes=True) as address:
        ann = Person(dial(lambda: address), random.Random(1))
        ann.opens(1)
        assert await ann.answer()
        line = ann.socket
        assert line is not None
        (stuck,) = game_processes_of(os.getpid())
        os.kill(stuck, signal.SIGSTOP)
        asking = asyncio.create_task(ann.answer())
        await asyncio.wait_for(line.wait_closed(), 20)
        assert line.close_code == 1012
        assert await asking
        assert stuck not in game_processes_of(os.getpid())
        await ann.leave()
    assert "game_process_hung" in [record.getMessage() for record in caplog.records]
    assert await every_answer_is_kept_once(str(tmp_path / "log.db"), [ann]) == 2


@asynchronous
async def test_a_client_that_says_much_to_a_process_that_reads_nothing_must_wait(tmp_path: Path) -> None:
    """Back-pressure: the front keeps a megabyte for it, and leaves the rest on the client's own computer."""
    access = Access(Limits().replace([(name, 1e9) for name in ("requests", "frames", "chats")]))
    text = json.encode({"type": "chat", "key": "k" * 30, "seat": 1, "text": "x" * 4000}).decode()
    async with serving(in_a_file(tmp_path), access=access, game_processes=True) as address, connected(address) as ann:
        await ann.open()
        (stuck,) = game_processes_of(os.getpid())
        os.kill(stuck, signal.SIGSTOP)
        try:
            with pytest.raises(TimeoutError):
                for _ in range(10_000):
                    await asyncio.wait_for(ann.socket.send(text), 1)
        finally:
            os.kill(stuck, signal.SIGCONT)


@asynchronous
async def test_ctrl_c_ends_everything_without_a_word(tmp_path: Path, new_server: NewServer) -> None:
    """The terminal sends it to every process of the group, also to one that is only just starting."""
    for late in (0.0, 0.2):
        server = new_server(str(tmp_path / "log.db"))
        server.own_group = True
        await server.start()
        await asyncio.sleep(late)
        os.killpg(server.running.pid, signal.SIGINT)
        assert await asyncio.to_thread(server.running.wait, 15) == 0
        await server.all_gone()
        assert "Traceback" not in server.told


# ---------------------------------------------------------------------- slow games


@asynchronous
async def test_a_slow_game_keeps_nobody_waiting(tmp_path: Path, new_server: NewServer) -> None:
    """While a client loads the costliest file again and again, a card table beside it is as quick as without."""
    server = new_server(str(tmp_path / "log.db"))
    server.options = ["--limit", "chats=1000"]
    await server.start()
    file, ann = heavy_file(), Person(dial(lambda: server.address), random.Random(1))
    ann.opens(1)
    assert await ann.answer()

    async def waits(seconds: float) -> list[float]:
        found = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            began = time.monotonic()
            assert not await ann.chat("Still here?")
            found.append(time.monotonic() - began)
            await asyncio.sleep(0.01)
        return sorted(found)

    refusals = []

    async def attack() -> None:
        while True:
            async with connected(server.address) as eve:
                await eve.send("open", name="Eve", host=eve.host, secret=eve.secret, options={}, file=file)
                refusals.append((await eve.hear("refusal"))["id"])

    control = await waits(1.0)
    attacking = asyncio.create_task(attack())
    await eventually(lambda: bool(refusals))
    attacked = await waits(2.0)
    attacking.cancel()
    await asyncio.gather(attacking, return_exceptions=True)
    await ann.leave()
    assert set(refusals) <= {"table_too_slow", "table_mission_slow"}
    assert len(server.game_processes()) == 2
    noise = control[-1]
    assert attacked[-1] < 0.25 + 4 * noise
    assert attacked[len(attacked) * 9 // 10] < 0.05 + 4 * noise
    assert await server.end() == 0


@asynchronous
async def test_it_is_known_where_a_table_is_played(tmp_path: Path) -> None:
    """Before it is opened by what the host asks for, afterwards by its log alone."""
    host = "h" * 30
    name = table_of(host)
    opening = {"type": "open", "host": host, "options": {"game": "hulk"}}
    joining = {"type": "join", "table": name}
    file = {"type": "open", "host": host, "options": {}, "file": {"game": "hulk"}}
    assert parse_first(json.encode(opening)) == parse_first(json.encode(file)) == Wanted(name, "hulk")
    assert parse_first(json.encode(joining)) == Wanted(name, "angel")
    assert parse_first(b"[[[") == parse_first(b'"\xff"') == parse_first(b"[" * 100_000) == Wanted("", "angel")
    store = in_a_file(tmp_path)
    await store.open(Ears())
    assert await is_slow(store, parse_first(json.encode(opening)))
    assert not await is_slow(store, parse_first(json.encode(joining)))
    await store.append(name, 1, "open", encode(Opened(options=Options(game="hulk"), host="host")))
    assert await is_slow(store, parse_first(json.encode(joining)))
    assert await is_slow(store, Wanted(name, "angel")), "a second opening leads to the first"
    await store.close()


# ---------------------------------------------------------------------- the channel


@asynchronous
async def test_messages_arrive_whole_however_they_are_cut() -> None:
    sent: list[FromFront] = [Request(1, b"x" * 300), Disconnect(1), Request(2, b"")]
    batches: list[bytes] = []

    class Transport(asyncio.Transport):
        def write(self, data: bytes | bytearray | memoryview) -> None:
            batches.append(bytes(data))

        def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
            """Whatever is written is taken."""

    heard: list[FromFront] = []
    decoder: Decoder[list[FromFront]] = FROM_FRONT
    channel = Channel(decoder, heard.append, lambda: None)
    channel.connection_made(Transport())
    channel.send(sent[0])
    channel.send(sent[1])
    await asyncio.sleep(0)
    channel.send(sent[2])
    await asyncio.sleep(0)
    assert len(batches) == 2, "what is sent in one go is written in one go"
    for byte in b"".join(batches):
        channel.data_received(bytes([byte]))
    assert heard == sent
