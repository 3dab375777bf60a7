"""Remote procedure calls: a game process calls the store and the process pool of the front."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from voidlock.server.channel.messages import FAILURES, Append, Cancel, FromGame, Read, Stored, Think, Thought
from voidlock.server.channel.wire import Channel
from voidlock.server.operations.event_log import failure
from voidlock.server.operations.measured_log import MeasuredLog
from voidlock.server.store.store import Known, Line, Missing, Store, StoreFailed, Taken
from voidlock.server.thinking.jobs import NoThought, Thinker


class Calls:
    """The calls of one game process, as long as it lives."""

    def __init__(self, channel: Channel[FromGame], store: Store, thinkers: Thinker) -> None:
        self._channel = channel
        self._store = MeasuredLog(store)
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def serve(self, call: Append | Read | Think | Cancel) -> None:
        """Begin a call, or cancel one."""
        match call:
            case Append():
                work = self._store.append(call.table, call.number, call.key, call.body)
                self._begin(self._store_call(call.call, self._nothing(work)))
            case Read():
                self._begin(self._store_call(call.call, self._store.read(call.table, call.after)))
            case Think():
                self._thinking[call.call] = self._begin(self._think(call))
            case Cancel():
                thought = self._thinking.get(call.call)
                if thought is not None:
                    thought.cancel()

    def stop(self) -> None:
        """The process is gone: nobody waits for a thought. What it has given to the store is still written."""
        for thought in self._thinking.values():
            thought.cancel()

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ------------------------------------------------------------------ the store

    @staticmethod
    async def _nothing(work: Coroutine[None, None, None]) -> list[Line]:
        await work
        return []

    async def _store_call(self, call: int, work: Coroutine[None, None, list[Line]]) -> None:
        try:
            self._channel.send(Stored(call, lines=tuple(await work)))
        except (Known, Missing, Taken, StoreFailed) as refused:
            name = type(refused).__name__
            known = name if name in FAILURES else StoreFailed.__name__
            self._channel.send(Stored(call, known, str(refused)))
        except Exception:
            # The table waits for a reply, whatever happens.
            failure("store_call_failed")
            self._channel.send(Stored(call, StoreFailed.__name__, "unexpected"))

    # ------------------------------------------------------------------ the process pool

    async def _think(self, call: Think) -> None:
        try:
            self._channel.send(Thought(call.call, await self._thinkers.think(call.job)))
        except NoThought as none:
            self._channel.send(Thought(call.call, why=none.why, detail=none.detail))
        except Exception:
            failure("thought_failed", table=call.job.owner.table)
            self._channel.send(Thought(call.call, why="failed"))
        finally:
            del self._thinking[call.call]
