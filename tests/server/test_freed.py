"""A closed connection is freed at once: what the garbage collector must find first stays in memory for long."""

from __future__ import annotations

import asyncio
import gc
import json
import socket
import struct
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench.floods import PING, TEXT, UPGRADE, frame
from tests.asynchronous import eventually
from tests.server.serving import connected, in_a_file, serving
from voidlock.server.access.gate import Gate
from voidlock.server.processes.event_loop import run_fast

CONNECTIONS = 20
CLOSE = 8

RESET = struct.pack("ii", 1, 0)
"""Linger for no time: closing resets the connection."""


class Line:
    """A plain socket: it leaves no garbage of its own."""

    def __init__(self, port: int) -> None:
        self._loop = asyncio.get_running_loop()
        self._socket = socket.socket()
        self._socket.setblocking(False)
        self._port = port

    async def say(self, data: bytes) -> None:
        await self._loop.sock_sendall(self._socket, data)

    async def hear(self, mark: bytes) -> None:
        """Everything up to the mark."""
        heard = b""
        async with asyncio.timeout(20):
            while mark not in heard:
                more = await self._loop.sock_recv(self._socket, 1 << 16)
                assert more, heard
                heard += more

    async def connect(self) -> None:
        await self._loop.sock_connect(self._socket, ("127.0.0.1", self._port))

    def close(self, *, reset: bool) -> None:
        if reset:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self._socket.close()


@contextmanager
def garbage() -> Iterator[Callable[[], Counter[str]]]:
    """What only the collector frees, by type, each time anew."""
    gc.collect()
    gc.freeze()
    gc.disable()

    def freed() -> Counter[str]:
        before = tracked()
        gc.collect()
        return before - tracked()

    try:
        yield freed
    finally:
        gc.enable()
        gc.unfreeze()


def tracked() -> Counter[str]:
    """Objects by type, without those that the collector may stop tracking although they live on."""
    return Counter(type(each).__qualname__ for each in gc.get_objects() if not isinstance(each, tuple | dict))


def visits(table: str) -> dict[str, tuple[bytes, bytes, bytes]]:
    """What a client says first, what it says once it is greeted, and what it then hears."""
    page = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    watch = frame(TEXT, json.dumps({"type": "watch", "table": table}).encode())
    return {
        "nothing": (b"", b"", b""),
        "a page": (page, b"", b"ok\n"),
        "two pages": (page * 2, b"", b"ok\nHTTP"),
        "half a request": (page[:-2], b"", b""),
        "no HTTP": (b"nonsense\r\n\r\n", b"", b" 400 "),
        "a bad upgrade": (UPGRADE.replace(b"13\r\n", b"99\r\n"), b"", b" 400 "),
        "a foreign origin": (UPGRADE[:-2] + b"Origin: http://evil.example\r\n\r\n", b"", b" 403 "),
        "an upgrade": (UPGRADE, b"", b""),
        "nonsense": (UPGRADE, frame(TEXT, b"nonsense"), b"table_unreadable"),
        "a bad frame": (UPGRADE, b"\xff\xff\xff\xff", b"\x88"),
        "too much": (UPGRADE, frame(TEXT, bytes(9_000), last=False) * 40, b"\x88"),
        "watching": (UPGRADE, watch, b'"state"'),
        "watching, then too much": (UPGRADE, watch + frame(TEXT, bytes(9_000)), b"\x88"),
        "watching, then pings": (UPGRADE, watch + frame(PING) * 10, b"\x8a"),
        "watching, then half a message": (UPGRADE, watch + frame(TEXT, b"{", last=False), b'"state"'),
        "watching, then goodbye": (UPGRADE, watch + frame(CLOSE, b"\x03\xe8"), b"\x88"),
    }


@pytest.mark.parametrize("game_processes", [False, True], ids=["one process", "processes"])
def test_a_closed_connection_is_freed_without_the_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_processes: bool
) -> None:
    """Whatever it has said, and however it ends."""
    kept: dict[str, Counter[str]] = {}
    gate = Gate()
    monkeypatch.setattr("voidlock.server.app.Gate", lambda access: gate)

    async def visit(port: int, opening: bytes, then: bytes, mark: bytes, *, reset: bool) -> None:
        line = Line(port)
        await line.connect()
        await line.say(opening)
        if opening == UPGRADE:
            await line.hear(b'"hello"')
        await line.say(then)
        await line.hear(mark)
        line.close(reset=reset)

    async def story() -> None:
        async with serving(in_a_file(tmp_path), game_processes=game_processes) as address, connected(address) as ann:
            port = int(address.rpartition(":")[2].partition("/")[0])
            every = visits(await ann.open())
            for words in every.values():
                await visit(port, *words, reset=False)
            with garbage() as freed:
                for what, words in every.items():
                    for number in range(CONNECTIONS):
                        await visit(port, *words, reset=number % 2 == 0)
                    # The server has noticed that they are gone.
                    await eventually(lambda: gate.connections == 1)
                    kept[what] = freed()

    run_fast(story())
    assert {what: found for what, found in kept.items() if found.total() >= CONNECTIONS} == {}
