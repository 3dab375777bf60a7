"""Denial-of-service attacks for the siege by clients that speak the protocol, and the list of all attacks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine

import websockets
from websockets.asyncio.client import ClientConnection

from bench import floods
from bench.floods import FROM, Attack, Target
from bench.heavy import heavy_mission, padded_file
from bench.lean_socket import connect
from bench.messages import MESSAGE, Message

GONE = (OSError, TimeoutError, websockets.WebSocketException)


class Guest:
    """A connection that asks for whatever it likes."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line

    async def say(self, type: str, **fields: object) -> None:
        await self.line.send(json.dumps({"type": type, **fields}))

    async def ask(self, type: str, **fields: object) -> None:
        await self.say(type, key=secrets.token_hex(6), **fields)

    async def hear(self, *types: str) -> Message:
        while True:
            message = MESSAGE.decode(await self.line.recv())
            if message.type in types:
                return message

    async def open(self, file: object = None, **options: object) -> str:
        """Open a table; its name, or nothing if that is refused."""
        extra = {} if file is None else {"file": file}
        wanted = {"teams": "random", **options}
        await self.say("open", name="Eve", host=new_secret(), secret=new_secret(), options=wanted, **extra)
        return (await self.hear("entered", "refusal")).table


def new_secret() -> str:
    return secrets.token_urlsafe(24)


@contextlib.asynccontextmanager
async def calling(target: Target) -> AsyncIterator[Guest]:
    """A connection from the attackers' address."""
    async with websockets.connect(
        target.socket, compression=None, max_size=None, max_queue=None, local_addr=(FROM, 0), open_timeout=60
    ) as line:
        yield Guest(line)


async def repeated(target: Target, number: int, act: Callable[[Target], Coroutine[None, None, None]]) -> None:
    """Run several of these at the same time, each again and again until the time is over."""
    until = time.monotonic() + target.seconds

    async def one() -> None:
        while time.monotonic() < until:
            try:
                await act(target)
            except GONE:
                await asyncio.sleep(0.01)

    async def all() -> None:
        await asyncio.gather(*[one() for _ in range(number)])

    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(all(), target.seconds)


async def _drain(guest: Guest) -> None:
    with contextlib.suppress(*GONE):
        async for _ in guest.line:
            pass


def heavy_files(target: Target) -> None:
    """One frame: the game file of a custom mission, which takes seconds to load."""

    async def act(target: Target) -> None:
        async with calling(target) as guest:
            await guest.open(file=target.heavy)

    asyncio.run(repeated(target, 1, act))


def routes(target: Target) -> None:
    """Four spectators of a big mission ask for routes as fast as they may."""

    async def act(target: Target) -> None:
        async with calling(target) as host:
            name = await host.open(game="hulk", mission=heavy_mission())
            if not name:
                return

            async def onlooker() -> None:
                async with calling(target) as guest:
                    await guest.say("watch", table=name)
                    draining = asyncio.create_task(_drain(guest))
                    for number in range(10_000):
                        await guest.ask("route", terminator=f"m{number % 12}", square=f"{31 - number % 12},30")
                        await asyncio.sleep(0.02)
                    draining.cancel()

            await asyncio.gather(_drain(host), *[onlooker() for _ in range(4)])

    asyncio.run(repeated(target, 1, act))


def onlookers(target: Target) -> None:
    """Six hundred spectators, and a host who chats without end."""

    async def act(target: Target) -> None:
        async with calling(target) as host:
            name = await host.open()
            if not name:
                return
            draining = [asyncio.create_task(_drain(host))]
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(600):
                    with contextlib.suppress(*GONE):
                        guest = await stack.enter_async_context(calling(target))
                        await guest.say("watch", table=name)
                        draining.append(asyncio.create_task(_drain(guest)))
                while True:
                    await host.ask("chat", seat=1, text="x" * 400)
                    await asyncio.sleep(0.02)

    asyncio.run(repeated(target, 1, act))


def random_tables(target: Target) -> None:
    """Sixty tables that answer at random, each as fast as it may."""

    async def act(target: Target) -> None:
        rng = random.Random(0)
        async with calling(target) as guest:
            if not await guest.open():
                return
            while True:
                state = await guest.hear("state", "refusal")
                if state.type == "refusal":
                    await asyncio.sleep(0.1)
                    continue
                asked = state.asked()
                if asked is None:
                    return
                await guest.ask("answer", choice=asked[0], answer=rng.choice(asked[1]))

    asyncio.run(repeated(target, 60, act))


def opened_tables(target: Target) -> None:
    async def act(target: Target) -> None:
        async with calling(target) as guest:
            await guest.open()

    asyncio.run(repeated(target, 8, act))


def padded_files(target: Target) -> None:
    """Tables opened with 200 kB of padding in their file."""

    async def act(target: Target) -> None:
        async with calling(target) as guest:
            await guest.open(file=padded_file())

    asyncio.run(repeated(target, 8, act))


def unread_files(target: Target) -> None:
    """Twenty connections fetch their game file again and again and never read it."""

    async def act(target: Target) -> None:
        async with calling(target) as guest:
            if not await guest.open(file=padded_file()):
                return
            guest.line.transport.pause_reading()
            while True:
                await guest.ask("fetch")
                await asyncio.sleep(0.02)

    asyncio.run(repeated(target, 20, act))


STORM, TABS, PAUSE = 60, 5, 0.5
"""Addresses of a reconnect storm, tabs of each, and seconds between two visits of a tab: ten an address and second."""


def reconnect_storm(target: Target) -> None:
    """Sixty addresses, each with a table of its own: five tabs that sit down, see the game and hang up at once."""

    async def address(number: int) -> None:
        host, secret = new_secret(), new_secret()
        table = [""]

        async def visit(**first: object) -> None:
            shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()

            def heard(frame: bytes) -> None:
                message = MESSAGE.decode(frame)
                table[0] = message.table or table[0]
                if message.type in ("state", "refusal") and not shown.done():
                    shown.set_result(None)

            line = await connect(target.socket, heard, f"127.0.2.{number + 1}")
            line.send(json.dumps(first).encode())
            await asyncio.wait([shown, line.lost], return_when=asyncio.FIRST_COMPLETED)
            line.reset()

        async def tab(number: int) -> None:
            await asyncio.sleep(PAUSE * number / TABS)
            while True:
                with contextlib.suppress(*GONE):
                    await visit(type="sit", table=table[0], secrets=[host, secret])
                await asyncio.sleep(PAUSE)

        while not table[0]:
            with contextlib.suppress(*GONE):
                await visit(type="open", name="Eve", host=host, secret=secret, options={"teams": "random"})
        await asyncio.gather(*[tab(number) for number in range(TABS)])

    async def all() -> None:
        await asyncio.gather(*[address(number) for number in range(STORM)])

    async def limited() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(all(), target.seconds)

    asyncio.run(limited())


ATTACKS: dict[str, Attack] = {
    "heavy mission file, one after the other": heavy_files,
    "pings, 4 connections": floods.pings,
    "pings, pongs never read, 2": floods.unread_pings,
    "pongs nobody asked for, 4": floods.pongs,
    "empty fragments, 2": floods.empty_fragments,
    "endless headers, 8": floods.endless_headers,
    "body in chunks of one byte, 8": floods.tiny_chunks,
    "pipelined requests, 4": floods.pipelined_requests,
    "largest file of the page, 8": floods.packed_pages,
    "routes asked by 4 spectators": routes,
    "600 spectators and chat": onlookers,
    "10 MB frames, 8": floods.large_frames,
    "broken JSON, 20": floods.broken_json,
    "half requests, 3,000": floods.half_requests,
    "connecting and hanging up": floods.connects,
    "60 tables answering at random": random_tables,
    "opening tables, 8 at a time": opened_tables,
    "opening with 200 kB files, 8": padded_files,
    "missions to check, 8": floods.missions_checked,
    "game files never read, 20": unread_files,
    "reconnecting, 60 addresses": reconnect_storm,
    "all floods of bytes at once": floods.all_floods,
}
