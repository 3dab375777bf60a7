"""Denial-of-service attacks for the siege: each is a small function that runs against a server for some seconds.

They only ever connect to this computer. On Linux all of 127.0.0.0/8 is this computer, so attackers come from addresses
of their own and a server can tell them from the table that plays well-behaved at 127.0.0.1.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import random
import secrets
import selectors
import socket
import struct
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import cache
from typing import NamedTuple

import websockets
from websockets.asyncio.client import ClientConnection

from bench.messages import MESSAGE, Message
from voidlock.server.connection.pages import STATIC

FROM = "127.0.0.66"
"""Where attacks come from."""


class Target(NamedTuple):
    """A server on this computer, and a table there that anybody may watch."""

    port: int
    table: str
    seconds: float
    heavy: object = None
    """A game file that takes seconds to load."""

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/socket"


Attack = Callable[[Target], None]


# ---------------------------------------------------------------------- raw sockets


UPGRADE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
    + base64.b64encode(bytes(16))
    + b"\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

PING, PONG, CONTINUATION, TEXT = 9, 10, 0, 1


def frame(opcode: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    first = opcode | (0x80 if last else 0)
    if len(data) < 126:
        return bytes([first, 0x80 | len(data)]) + bytes(4) + data
    return bytes([first, 0x80 | 126]) + struct.pack("!H", len(data)) + bytes(4) + data


def watch(table: str) -> bytes:
    return frame(TEXT, json.dumps({"type": "watch", "table": table}).encode())


class Line:
    """A socket of a flood: its opening goes first, then the payload again and again."""

    def __init__(self, port: int, opening: bytes, then: bytes) -> None:
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.bind((FROM, 0))
        with contextlib.suppress(BlockingIOError):
            self.socket.connect(("127.0.0.1", port))
        self.left = memoryview(opening)
        self.then = then
        self.welcome = not then
        """Whether it has been answered: after an upgrade, frames wait for that."""

    def close(self) -> None:
        self.socket.close()


def flood(
    target: Target, lines: int, payload: bytes, *, opening: bytes = b"", then: bytes = b"", read: bool = True
) -> None:
    """Send the payload on this many connections, as fast as the server takes it; one that is closed is opened again.

    `then` follows once the server has answered the opening, before the first payload.
    """
    selector = selectors.DefaultSelector()
    both = selectors.EVENT_READ | selectors.EVENT_WRITE

    def start() -> None:
        line = Line(target.port, opening, then)
        selector.register(line.socket, both, line)

    def again(line: Line) -> None:
        selector.unregister(line.socket)
        line.close()
        start()

    for _ in range(lines):
        start()
    body, until = memoryview(payload), time.monotonic() + target.seconds
    while time.monotonic() < until:
        for key, ready in selector.select(0.1):
            line = key.data
            try:
                if ready & selectors.EVENT_READ and (read or not line.welcome):
                    if not line.socket.recv(1 << 16):
                        raise ConnectionResetError
                    if not line.welcome:
                        line.welcome, line.left = True, memoryview(line.then)
                        selector.modify(line.socket, both if read else selectors.EVENT_WRITE, line)
                if ready & selectors.EVENT_WRITE:
                    if not line.left and line.welcome:
                        line.left = body
                    if line.left:
                        line.left = line.left[line.socket.send(line.left) :]
                    elif not line.welcome:
                        selector.modify(line.socket, selectors.EVENT_READ, line)
            except BlockingIOError:
                continue
            except OSError:
                again(line)
    for key in list(selector.get_map().values()):
        key.data.close()


def pings(target: Target) -> None:
    flood(target, 4, frame(PING) * 10_000, opening=UPGRADE, then=watch(target.table))


def unread_pings(target: Target) -> None:
    flood(target, 2, frame(PING, bytes(125)) * 500, opening=UPGRADE, then=watch(target.table), read=False)


def pongs(target: Target) -> None:
    flood(target, 4, frame(PONG) * 10_000, opening=UPGRADE, then=watch(target.table))


def empty_fragments(target: Target) -> None:
    begin = watch(target.table) + frame(TEXT, b"{", last=False)
    flood(target, 2, frame(CONTINUATION, last=False) * 10_000, opening=UPGRADE, then=begin)


def endless_headers(target: Target) -> None:
    flood(target, 8, b"a: b\r\n" * 10_000, opening=b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")


def large_frames(target: Target) -> None:
    size = 10_000_000
    big = bytes([0x82, 0xFF]) + struct.pack("!Q", size) + bytes(4) + bytes(size)
    flood(target, 8, big, opening=UPGRADE, then=watch(target.table))


def broken_json(target: Target) -> None:
    flood(
        target, 20, frame(TEXT, b'{"type":"answer","key":"12345678",') * 500, opening=UPGRADE, then=watch(target.table)
    )


def tiny_chunks(target: Target) -> None:
    head = b"POST /missions HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    flood(target, 8, b"1\r\na\r\n" * 10_000, opening=head)


def pipelined_requests(target: Target) -> None:
    flood(target, 4, b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500)


def packed_pages(target: Target) -> None:
    """The largest file of the page, compressed."""
    largest = max(STATIC.glob("assets/*.js"), key=lambda path: path.stat().st_size, default=STATIC / "index.html")
    head = f"GET /assets/{largest.name} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n"
    flood(target, 8, head.encode() * 50)


def missions_checked(target: Target) -> None:
    text = heavy_mission().encode()
    head = b"POST /missions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n" % len(text)
    flood(target, 8, head + text)


def half_requests(target: Target) -> None:
    """Slowloris: three thousand connections that never finish their request."""
    flood(target, 3_000, b"", opening=b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")


def connects(target: Target) -> None:
    """Connect and hang up, as fast as one process can."""
    until = time.monotonic() + target.seconds
    while time.monotonic() < until:
        with socket.socket() as line, contextlib.suppress(OSError):
            line.bind((FROM, 0))
            line.settimeout(1)
            line.connect(("127.0.0.1", target.port))
            line.sendall(UPGRADE)


# ---------------------------------------------------------------------- clients that speak the protocol


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


# ---------------------------------------------------------------------- what they send


@cache
def heavy_mission(side: int = 31) -> str:
    """An open floor with twelve marines, and twelve blips every turn: as dear as a mission file can be."""
    marines = [(1 + number % 6, 1 + number // 6) for number in range(12)]
    ways = [((side + 1, 16), (side, 16)), ((16, side + 1), (16, side)), ((side + 1, 30), (side, 30))]
    ring, row = "#" * (side + 2), "#" + "." * side + "#"
    grid = [[*ring], *[[*row] for _ in range(side)], [*ring]]
    for letter, squares in (("M", marines), ("E", [outer for outer, _ in ways])):
        for x, y in squares:
            grid[y][x] = letter
    sections = [ring, *[row.replace(".", "0")] * side, ring]
    lines = [
        *("[mission]", "id = heavy", "title = Heavy", "origin = original", "edition = 3", "levels = 1"),
        *("turn_limit = none", "[map]", *["".join(letters) for letters in grid], "[sections]", *sections, "[entries]"),
        *[f"E{number} = {a},{b} -> {c},{d}" for number, ((a, b), (c, d)) in enumerate(ways, 1)],
        "[marines]",
        *[f"m{number} = brother; storm_bolter power_fist; {x},{y}; E; A" for number, (x, y) in enumerate(marines)],
        *("[aliens]", "start_blips = 12", "start_placement = entries", "reinforcement = 12"),
        *("blip_pool = 1x9 2x4 3x9", "recycle = yes", "broodlord = no"),
        *("[victory]", "win = kills(999)", "[defeat]", "lose = all_marines_dead", "[notes]", "x", ""),
    ]
    return "\n".join(lines)


def heavy_file(answers: int = 30) -> object:
    """A game of that mission in which the marines let the aliens come."""
    from voidlock.engine import Origin, save
    from voidlock.games import KITS, Wanted

    kit = KITS["hulk"]
    game = kit.begun(Origin("heavy", kit.setup(Wanted(1, "random", heavy_mission(), {}))))
    for _ in range(answers):
        texts = game.owed_by(1)[0].texts()
        game.apply(1, next((text for text in texts if text in ("end", "done", "pass")), texts[0]))
    return save(game)


@cache
def padded_file() -> object:
    return {"voidlock": 1, "game": "angel", "seed": "x" * 200_000, "setup": {"players": 1, "teams": "random"}}


def all_floods(target: Target) -> None:
    """Every flood of bytes at the same time."""
    frames = (pings, unread_pings, pongs, empty_fragments, broken_json)
    requests = (endless_headers, tiny_chunks, pipelined_requests)
    threads = [threading.Thread(target=attack, args=(target,)) for attack in (*frames, *requests)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


ATTACKS: dict[str, Attack] = {
    "heavy mission file, one after the other": heavy_files,
    "pings, 4 connections": pings,
    "pings, pongs never read, 2": unread_pings,
    "pongs nobody asked for, 4": pongs,
    "empty fragments, 2": empty_fragments,
    "endless headers, 8": endless_headers,
    "body in chunks of one byte, 8": tiny_chunks,
    "pipelined requests, 4": pipelined_requests,
    "largest file of the page, 8": packed_pages,
    "routes asked by 4 spectators": routes,
    "600 spectators and chat": onlookers,
    "10 MB frames, 8": large_frames,
    "broken JSON, 20": broken_json,
    "half requests, 3,000": half_requests,
    "connecting and hanging up": connects,
    "60 tables answering at random": random_tables,
    "opening tables, 8 at a time": opened_tables,
    "opening with 200 kB files, 8": padded_files,
    "missions to check, 8": missions_checked,
    "game files never read, 20": unread_files,
    "all floods of bytes at once": all_floods,
}
