"""Entry point of a game process: a hub at the other end of the front's channel."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Coroutine
from functools import partial

from voidlock.server.notifications.sender import notifier_for
from voidlock.server.operations.event_log import ADDRESS, start_logging
from voidlock.server.operations.loop_lag import measure_loop_lag
from voidlock.server.operations.metrics import REGISTRY, exposition, number_families
from voidlock.server.operations.processes import process_families
from voidlock.server.store.databases import store_for
from voidlock.server.store.measured_log import MeasuredLog
from voidlock.server.store.store import StoreFailed
from voidlock.server.tables.budget import CpuBudget
from voidlock.server.tables.hub import Hub
from voidlock.server.tables.sessions import Session, Sessions

from .event_loop import DAY, collect_in_short_pauses, run_fast
from .messages import (
    FROM_FRONT,
    Begin,
    Charge,
    Connect,
    Count,
    Counted,
    Disconnect,
    End,
    Failing,
    Frame,
    FromFront,
    GameSettings,
    Ping,
    Pong,
    Ready,
    Request,
    Thought,
    Wake,
)
from .remote import RemoteThinkers
from .wire import Channel

SLOW_NICENESS = 5
"""Slow games give way to quick ones."""

PASSING_ON = 30e-6
"""CPU seconds of the front for a frame to a client: charged to the address that causes the frame."""

TELL_EVERY = 0.1
"""Seconds in which CPU time and bytes are added up before the front is told."""


class GameServer:
    """The tables of this process. It lives as long as the channel."""

    def __init__(self) -> None:
        self._ended = asyncio.Event()
        self.channel: Channel[FromFront] = Channel(FROM_FRONT, self._receive, self._ended.set)
        self._spent: dict[str, Charge] = {}
        self._connections: dict[int, Session] = {}
        self._hub: Hub | None = None
        self._sessions: Sessions | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._name = ""

    async def run(self, end: socket.socket) -> None:
        """Serve until the front says so, or is gone."""
        end.setblocking(False)
        await asyncio.get_running_loop().create_unix_connection(lambda: self.channel, sock=end)
        await self._ended.wait()

    # ------------------------------------------------------------------ beginning and ending

    async def _begin(self, name: str, settings: GameSettings, *, slow: bool) -> None:
        start_logging(settings.log)
        self._name = name
        whole = store_for(settings.database, beside=True)
        store = MeasuredLog(whole, lambda: self.channel.send(Failing()))
        budget = CpuBudget(settings.request_cpu, self._spend)
        hub = Hub(
            store,
            RemoteThinkers(self.channel),
            budget,
            slow=slow,
            bot_games=settings.bot_games,
            limits=settings.limits,
            subscriptions=whole,
            notifier=notifier_for(settings.notifications),
        )
        try:
            await hub.begin()
        except StoreFailed as error:
            self.channel.send(Ready(str(error) or type(error).__name__))
            self.channel.close()
            return
        if slow:
            # Not the thread of a file's store, which has begun: nobody must wait for a lock that it holds and sleeps.
            os.nice(SLOW_NICENESS)
        # Games are many objects and make no cycles, so there is next to nothing to find.
        collect_in_short_pauses(DAY)
        self._soon(measure_loop_lag(name))
        self._hub, self._sessions = hub, Sessions(hub)
        self.channel.send(Ready())

    async def _end(self) -> None:
        if self._sessions is not None and self._hub is not None:
            await self._sessions.end()
            await self._hub.end()
        self.channel.close()

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------------ CPU time and bytes

    def _spend(self, address: str, seconds: float, sent_bytes: int) -> None:
        if not self._spent:
            asyncio.get_running_loop().call_later(TELL_EVERY, self._tell_spent)
        before = self._spent.get(address, Charge(address, 0.0, 0))
        self._spent[address] = Charge(address, before.seconds + seconds, before.sent_bytes + sent_bytes)

    def _tell_spent(self) -> None:
        spent, self._spent = self._spent, {}
        for charge in spent.values():
            self.channel.send(charge)

    # ------------------------------------------------------------------ from the front

    def _receive(self, message: FromFront) -> None:
        match message:
            case Thought():
                self.channel.settle(message)
            case Ping():
                self.channel.send(Pong())
            case Begin():
                self._soon(self._begin(message.name, message.settings, slow=message.slow))
            case End():
                self._soon(self._end())
            case _:
                assert self._hub is not None
                assert self._sessions is not None
                self._serve(message, self._hub, self._sessions)

    def _serve(self, message: Connect | Request | Disconnect | Count | Wake, hub: Hub, sessions: Sessions) -> None:
        """The front sends these once it has heard that the process is ready."""
        match message:
            case Request():
                session = self._connections.get(message.connection)
                if session is not None:
                    session.receive(message.frame)
            case Connect():
                post = partial(self._post, message.connection)
                session = sessions.begin(message.address, message.frame, post, limited=message.limited)
                self._connections[message.connection] = session
            case Disconnect():
                session = self._connections.pop(message.connection, None)
                if session is not None:
                    session.close()
            case Wake():
                self._soon(hub.wake(message.table))
            case Count():
                own = [*REGISTRY.collect(), *process_families(self._name)]
                self.channel.send(Counted(message.call, exposition([*number_families(hub.counters()), *own])))

    def _post(self, connection: int, frame: bytes | None) -> None:
        self.channel.send(Frame(connection, frame))
        if frame is not None:
            self._spend(ADDRESS.get(), PASSING_ON, 0)


async def serve(end: socket.socket) -> None:
    await GameServer().run(end)


def main() -> None:
    """Signals are the front's business: it tells us when to end."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    run_fast(serve(socket.socket(fileno=int(sys.argv[1]))))


if __name__ == "__main__":
    main()
