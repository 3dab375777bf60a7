"""Client side of the calls to the front: a store and a process pool that are elsewhere."""

from __future__ import annotations

import asyncio
from itertools import count

from voidlock.server.store.store import Line, Listener
from voidlock.server.workers.jobs import Job, NoThought

from .messages import FAILURES, Append, Cancel, FromFront, Read, Stored, Think, Thought
from .wire import Channel


class Calls:
    """Calls that wait for the front's reply."""

    def __init__(self, channel: Channel[FromFront]) -> None:
        self.channel = channel
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Stored | Thought]] = {}

    def begin(self) -> tuple[int, asyncio.Future[Stored | Thought]]:
        """A new call: its number, and the reply to come."""
        number = next(self._numbers)
        self._waiting[number] = reply = asyncio.get_running_loop().create_future()
        return number, reply

    def settle(self, reply: Stored | Thought) -> None:
        waiting = self._waiting.pop(reply.call, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(reply)


class RemoteLog:
    """The front's store: one process writes it, but each table is played in one game process only."""

    shared = False

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    async def open(self, listener: Listener) -> None:
        """The front has opened it."""

    async def close(self) -> None:
        """The front closes it."""

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        call, reply = self._calls.begin()
        self._calls.channel.send(Append(call, table, number, key, body))
        _result(await reply)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        call, reply = self._calls.begin()
        self._calls.channel.send(Read(call, table, after))
        return _result(await reply)


def _result(reply: Stored | Thought) -> list[Line]:
    assert isinstance(reply, Stored)
    if reply.failure:
        raise FAILURES[reply.failure](reply.detail)
    return list(reply.lines)


class RemoteThinkers:
    """The front's process pool."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    async def think(self, job: Job) -> bytes:
        call, reply = self._calls.begin()
        self._calls.channel.send(Think(call, job))
        try:
            thought = await reply
        except asyncio.CancelledError:
            self._calls.channel.send(Cancel(call))
            raise
        assert isinstance(thought, Thought)
        if thought.why is not None:
            raise NoThought(thought.why, thought.detail)
        return thought.result
