"""Accepting connections, also many at once."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.asynchronous import asynchronous, eventually
from voidlock.server.access.gate import Access, Gate
from voidlock.server.access.limits import Limits
from voidlock.server.access.rate_limit import Rate
from voidlock.server.net import accepting
from voidlock.server.net.accepting import AT_ONCE, Accepting
from voidlock.server.net.listening import listen

ELSEWHERE = "127.0.0.2"
"""What the server takes for another computer."""


class Served(asyncio.Protocol):
    """Counts itself."""

    made = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        Served.made += 1


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    Served.made = 0
    with listen("127.0.0.1", 0) as found:
        yield found


@contextmanager
def callers(listener: socket.socket, number: int, source: str) -> Iterator[list[socket.socket]]:
    """So many connections that wait to be accepted."""
    port = listener.getsockname()[1]
    found = [socket.create_connection(("127.0.0.1", port), source_address=(source, 0)) for _ in range(number)]
    try:
        yield found
    finally:
        for each in found:
            each.close()


@asynchronous
async def test_many_at_once_are_accepted_a_few_at_a_time(listener: socket.socket) -> None:
    """Others get their turn in between."""
    with callers(listener, 3 * AT_ONCE, "127.0.0.1"):
        line = Accepting(listener, Gate(), Served)
        most = 0
        while Served.made < 3 * AT_ONCE:
            before = Served.made
            await asyncio.sleep(0)
            most = max(most, Served.made - before)
        line.close()
    assert 0 < most <= AT_ONCE


@asynchronous
async def test_who_has_too_many_is_hung_up_on(listener: socket.socket) -> None:
    """Nothing is made for them, and somebody else is served all the same."""
    gate = Gate(Access(Limits(address_connects=Rate(1, 3600.0, 1))))
    gate.accounts.of(ELSEWHERE).connects.spend(1)
    with callers(listener, 2 * AT_ONCE, ELSEWHERE) as eve, callers(listener, 1, "127.0.0.1"):
        line = Accepting(listener, gate, Served)
        await eventually(lambda: Served.made)
        line.close()
        assert [each.recv(1) for each in eve] == [b""] * len(eve)
    assert Served.made == 1


@asynchronous
async def test_it_goes_on_when_there_are_files_again(listener: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accepting, "PAUSE", 0.01)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with callers(listener, 1, "127.0.0.1"):
        highest = max([int(name) for name in os.listdir("/proc/self/fd")])
        spare = [os.dup(0) for _ in range(highest)]
        line = Accepting(listener, Gate(), Served)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(spare) + 1, hard))
        try:
            await asyncio.sleep(0.05)
            assert Served.made == 0
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            for each in spare:
                os.close(each)
        await eventually(lambda: Served.made)
        line.close()
