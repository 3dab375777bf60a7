"""Client side of the calls to the front: its process pool."""

from __future__ import annotations

import asyncio

from voidlock.server.workers.jobs import Job, NoThought

from .messages import Cancel, FromFront, Think, Thought
from .wire import Channel


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
