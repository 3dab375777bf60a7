"""Client side of the calls to the front: a store and a process pool that are elsewhere."""

from __future__ import annotations

import asyncio

from voidlock.server.store.store import Line, Listener, StoreFailed
from voidlock.server.workers.jobs import Job, NoThought

from .messages import FAILURES, Append, Cancel, FromFront, Read, Stored, Think, Thought
from .wire import Channel, Reply


class RemoteLog:
    """The front's store: one process writes it, but each table is played in one game process only."""

    shared = False

    def __init__(self, channel: Channel[FromFront]) -> None:
        self._channel = channel

    async def open(self, listener: Listener) -> None:
        """The front has opened it."""

    async def close(self) -> None:
        """The front closes it."""

    async def append(self, table: str, number: int, key: str, body: bytes) -> None:
        call, reply = self._channel.call()
        self._channel.send(Append(call, table, number, key, body))
        _result(await reply)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        call, reply = self._channel.call()
        self._channel.send(Read(call, table, after))
        return _result(await reply)


def _result(reply: Reply | None) -> list[Line]:
    if not isinstance(reply, Stored):
        raise StoreFailed("the front is gone")
    if reply.failure:
        raise FAILURES[reply.failure](reply.detail)
    return list(reply.lines)


class RemoteThinkers:
    """The front's process pool."""

    def __init__(self, channel: Channel[FromFront]) -> None:
        self._channel = channel

    async def think(self, job: Job) -> bytes:
        call, reply = self._channel.call()
        self._channel.send(Think(call, job))
        try:
            thought = await reply
        except asyncio.CancelledError:
            self._channel.send(Cancel(call))
            raise
        if not isinstance(thought, Thought):
            raise NoThought("failed", "the front is gone")
        if thought.why is not None:
            raise NoThought(thought.why, thought.detail)
        return thought.result
