"""Floods of bytes for the siege, on raw sockets: each is a small function that runs against a server for some seconds.

They only ever connect to this computer. On Linux all of 127.0.0.0/8 is this computer, so attackers come from addresses
of their own and a server can tell them from the table that plays well-behaved at 127.0.0.1.
"""

from __future__ import annotations

import base64
import contextlib
import json
import selectors
import socket
import struct
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

from bench.heavy import heavy_mission
from voidlock.server.http.pages import STATIC

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


def all_floods(target: Target) -> None:
    """Every flood of bytes at the same time."""
    frames = (pings, unread_pings, pongs, empty_fragments, broken_json)
    requests = (endless_headers, tiny_chunks, pipelined_requests)
    threads = [threading.Thread(target=attack, args=(target,)) for attack in (*frames, *requests)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
