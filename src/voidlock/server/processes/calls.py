"""Remote procedure calls: a game process calls the store and the process pool of the front."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from time import perf_counter

from voidlock.server.operations.event_log import failure
from voidlock.server.operations.metrics import STORE_FAILURES, STORE_SECONDS
from voidlock.server.store.measured_log import MeasuredLog
from voidlock.server.store.store import Known, Missing, Store, StoreFailed, Taken
from voidlock.server.workers.jobs import NoThought, Thinker

from .messages import FAILURES, Append, Cancel, FromGame, Read, Stored, Think, Thought
from .wire import Channel


class Calls:
    """The calls of one game process, as long as it lives."""

    def __init__(self, channel: Channel[FromGame], store: Store, thinkers: Thinker) -> None:
        self._channel = channel
        self._store = store
        self._log = MeasuredLog(store)
        self._thinkers = thinkers
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def serve(self, call: Append | Read | Think | Cancel) -> None:
        """Begin a call, or cancel one."""
        match call:
            case Append():
                self._append(call)
            case Read():
                self._begin(self._read(call))
            case Think():
                self._thinking[call.call] = self._begin(self._think(call))
            case Cancel():
                thought = self._thinking.get(call.call)
                if thought is not None:
                    thought.cancel()

    def stop(self) -> None:
        """The process is gone: cancel its thoughts. What it has given to the store is still written."""
        for thought in self._thinking.values():
            thought.cancel()

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ------------------------------------------------------------------ the store

    def _append(self, call: Append) -> None:
        """The reply follows when the entry is on disk. Every move passes here, so there is no task for it."""
        begun = perf_counter()
        try:
            done = asyncio.ensure_future(self._store.append(call.table, call.number, call.key, call.body))
        except StoreFailed as failed:
            self._refuse(call.call, failed)
        else:
            done.add_done_callback(partial(self._reply_to_append, call.call, begun))

    def _reply_to_append(self, call: int, begun: float, done: asyncio.Future[None]) -> None:
        STORE_SECONDS.labels("append").observe(perf_counter() - begun)
        if done.cancelled():
            return
        error = done.exception()
        if error is None:
            self._channel.send(Stored(call))
        else:
            if isinstance(error, StoreFailed):
                STORE_FAILURES.labels("append").inc()
            self._refuse(call, error)

    async def _read(self, call: Read) -> None:
        try:
            self._channel.send(Stored(call.call, lines=tuple(await self._log.read(call.table, call.after))))
        except Exception as error:
            # The table waits for a reply, whatever happens.
            self._refuse(call.call, error)

    def _refuse(self, call: int, error: BaseException) -> None:
        name, why = type(error).__name__, str(error)
        if not isinstance(error, (Known, Missing, Taken, StoreFailed)):
            failure("store_call_failed", error)
            why = "unexpected"
        self._channel.send(Stored(call, name if name in FAILURES else StoreFailed.__name__, why))

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
