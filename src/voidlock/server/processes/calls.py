"""Remote procedure calls: a game process calls the process pool of the front."""

from __future__ import annotations

import asyncio

from voidlock.server.operations.event_log import failure
from voidlock.server.workers.jobs import NoThought, Thinker

from .messages import Cancel, FromGame, Think, Thought
from .wire import Channel


class Calls:
    """The calls of one game process, as long as it lives."""

    def __init__(self, channel: Channel[FromGame], thinkers: Thinker) -> None:
        self._channel = channel
        self._thinkers = thinkers
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def serve(self, call: Think | Cancel) -> None:
        """Begin a call, or cancel one."""
        if isinstance(call, Think):
            thought = self._thinking[call.call] = asyncio.create_task(self._think(call))
            thought.add_done_callback(lambda _: self._thinking.pop(call.call))
        elif call.call in self._thinking:
            self._thinking[call.call].cancel()

    def stop(self) -> None:
        """The process is gone: cancel its thoughts."""
        for thought in self._thinking.values():
            thought.cancel()

    async def _think(self, call: Think) -> None:
        try:
            self._channel.send(Thought(call.call, await self._thinkers.think(call.job)))
        except NoThought as none:
            self._channel.send(Thought(call.call, why=none.why, detail=none.detail))
        except Exception:
            failure("thought_failed", table=call.job.owner.table)
            self._channel.send(Thought(call.call, why="failed"))
