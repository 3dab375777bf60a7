"""Connections that say nothing, and too many of them, on real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import websockets

from tests.asynchronous import asynchronous
from tests.server.serving import connected, in_a_file, serving
from tests.server.test_floods import ELSEWHERE, HEALTH, Line, line_to
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits

HERE = "127.0.0.1"


@asynccontextmanager
async def calling(path: Path, **limits: float) -> AsyncIterator[tuple[str, Callable[[str], Awaitable[Line]]]]:
    """A server, and lines to it from an address."""
    access = Access(Limits().replace(limits.items()))
    async with serving(in_a_file(path), access=access) as address, AsyncExitStack() as lines:

        async def call(source: str) -> Line:
            return await lines.enter_async_context(line_to(address, source=source))

        yield address, call


@asynchronous
async def test_a_silent_client_is_not_waited_for(tmp_path: Path) -> None:
    """Nor who has said half of something, first or later; who plays is left in peace."""
    async with calling(tmp_path, request_seconds=0.5) as (address, call), connected(address) as ann:
        await ann.open()
        lines = [await call(HERE) for _ in range(20)]
        lines[0].say(HEALTH[:-2])
        lines[1].say(b"POST /missions HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nless")
        later = await call(HERE)
        assert await later.answered()
        later.say(HEALTH[:-2])
        for line in (*lines, later):
            await line.rest()
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
        await line.rest()
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
        await (await call(ELSEWHERE)).rest()
        for _ in range(5):
            assert await (await call(HERE)).answered()
        first.close()
        while not await (await call(ELSEWHERE)).answered():
            """The server may not have heard yet that one has ended."""
        assert await second.answered()


@asynchronous
async def test_the_server_has_so_many_connections(tmp_path: Path) -> None:
    async with (
        calling(tmp_path, connections=2) as (address, call),
        connected(address) as ann,
        connected(address) as bob,
    ):
        await ann.open()
        await bob.open()
        await (await call(HERE)).rest()
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
