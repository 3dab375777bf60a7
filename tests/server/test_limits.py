"""Connections that say nothing, and too many of them, on real sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import websockets

from tests.asynchronous import asynchronous
from tests.server.serving import connected, in_a_file, serving
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits

HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
"""This computer, and what the server must take for another one: connections come from there to the first."""

ASKING = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line:
    """A plain connection, without a client that would do what is usual."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def say(self, words: bytes) -> None:
        self._writer.write(words)

    async def answered(self) -> bool:
        """Whether a page is sent that is asked for."""
        self.say(ASKING)
        try:
            heard = await asyncio.wait_for(self._reader.readuntil(b"ok\n"), 20)
        except (asyncio.IncompleteReadError, ConnectionError):
            return False
        return heard.startswith(b"HTTP/1.1 200")

    async def is_closed(self) -> None:
        """The server closes it, whatever it says before."""
        try:
            while await asyncio.wait_for(self._reader.read(1000), 20):
                pass
        except ConnectionError:
            pass

    async def close(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


Call = Callable[[str], Awaitable[Line]]


@asynccontextmanager
async def calling(path: Path, **limits: float) -> AsyncIterator[tuple[str, Call]]:
    """A server, and lines to it from an address; those that are left are closed before it ends."""
    lines: list[Line] = []
    access = Access(Limits().changed(limits.items()))
    async with serving(in_a_file(path), access=access) as address:
        port = int(address.removeprefix(f"ws://{HERE}:").removesuffix("/socket"))

        async def call(source: str) -> Line:
            lines.append(Line(*await asyncio.open_connection(HERE, port, local_addr=(source, 0))))
            return lines[-1]

        try:
            yield address, call
        finally:
            for line in lines:
                await line.close()


@asynchronous
async def test_a_silent_client_is_not_waited_for(tmp_path: Path) -> None:
    """Nor who has said half of something, first or later; who plays is left in peace."""
    async with calling(tmp_path, request_seconds=0.5) as (address, call), connected(address) as ann:
        await ann.open()
        lines = [await call(HERE) for _ in range(20)]
        lines[0].say(ASKING[:-2])
        lines[1].say(b"POST /missions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nless")
        later = await call(HERE)
        assert await later.answered()
        later.say(ASKING[:-2])
        for line in (*lines, later):
            await line.is_closed()
        assert (await ann.ask("chat", seat=1, text="Still here."))["type"] == "told"


@asynchronous
async def test_letter_by_letter_is_no_request(tmp_path: Path) -> None:
    async with calling(tmp_path, request_seconds=0.5) as (_, call):
        line = await call(HERE)
        assert await line.answered()

        async def drip() -> None:
            while True:
                line.say(b"\r\n")
                await asyncio.sleep(0.1)

        dripping = asyncio.create_task(drip())
        await line.is_closed()
        dripping.cancel()


@asynchronous
async def test_one_other_computer_has_so_many_connections(tmp_path: Path) -> None:
    """A table counts as a page does; a connection that has ended makes room for the next."""
    async with (
        calling(tmp_path, address_connections=3, request_seconds=60) as (address, call),
        websockets.connect(address, local_addr=(ELSEWHERE, 0)) as eve,
    ):
        await eve.recv()
        first, second = [await call(ELSEWHERE) for _ in range(2)]
        await (await call(ELSEWHERE)).is_closed()
        for _ in range(5):
            assert await (await call(HERE)).answered()
        await first.close()
        while not await (third := await call(ELSEWHERE)).answered():
            """The server may not have heard yet that one has ended."""
        assert await second.answered()
        await third.close()


@asynchronous
async def test_the_server_has_so_many_connections(tmp_path: Path) -> None:
    async with (
        calling(tmp_path, connections=2) as (address, call),
        connected(address) as ann,
        connected(address) as bob,
    ):
        await ann.open()
        await bob.open()
        await (await call(HERE)).is_closed()
        for guest in (ann, bob):
            assert (await guest.ask("chat", seat=1, text="Still here."))["type"] == "told"


@asynchronous
async def test_a_full_server_opens_no_table_and_plays_on(tmp_path: Path) -> None:
    async with calling(tmp_path) as (address, _), connected(address) as ann:
        name = await ann.open()
    async with calling(tmp_path, stored_bytes=1) as (address, _), connected(address) as bob:
        await bob.send("open", name="Bob", host=bob.host, secret=bob.secret, options={})
        assert (await bob.hear("entered", "refusal"))["id"] == "table_server_full"
        async with connected(address) as again:
            assert (await again.sit(name, ann.secret))["type"] == "entered"
            assert (await again.ask("chat", seat=1, text="Still here."))["type"] == "told"


@asynchronous
async def test_the_operator_is_told_which_address_has_reached_a_limit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Of what a limit refuses, that is: an undo that is not possible is no line of the log."""
    caplog.set_level(logging.INFO)
    async with calling(tmp_path, table_bytes=3_000) as (address, _), connected(address) as ann:
        name = await ann.open(2)
        assert (await ann.ask("undo"))["type"] == "refusal"
        while (reply := await ann.ask("chat", seat=1, text="x" * 500))["type"] == "told":
            """There is still room."""
        assert reply["id"] == "table_full"
    told = [vars(record)["fields"] for record in caplog.records if record.getMessage() == "refused"]
    assert told == [{"event": "refused", "kind": "table_full", "address": HERE, "table": name, "earlier": 0}]
