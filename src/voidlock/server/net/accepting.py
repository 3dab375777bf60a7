"""Accepting connections: a few in one tick of the event loop, and those over a limit are closed immediately."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from voidlock.server.access.gate import Gate

AT_ONCE = 16
"""Connections accepted in one tick. A flood of them waits in the kernel; a table's next frame does not."""

REST = 0.002
"""Seconds without accepting after a client was turned away: a flood gets a quarter of the loop's time."""

PAUSE = 1.0
"""Seconds without accepting after the system had no more files or memory."""


class Accepting:
    """Takes connections from a listening socket until it is closed.

    The event loop's own server accepts everything that waits in one go, and makes a transport and a protocol for each
    before the protocol can ask the gate: five times the work of hanging up.
    """

    def __init__(self, listener: socket.socket, gate: Gate, protocol: Callable[[], asyncio.Protocol]) -> None:
        self._listener = listener
        self._gate = gate
        self._protocol = protocol
        self._loop = asyncio.get_running_loop()
        self._later: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._listen()

    def close(self) -> None:
        """Accept nothing more."""
        if self._later is not None:
            self._later.cancel()
        self._loop.remove_reader(self._listener)

    def _listen(self) -> None:
        self._loop.add_reader(self._listener, self._accept)

    def _wait(self, seconds: float) -> None:
        self._loop.remove_reader(self._listener)
        self._later = self._loop.call_later(seconds, self._listen)

    def _accept(self) -> None:
        turned_away = 0
        try:
            for _ in range(AT_ONCE):
                connection, peer = self._listener.accept()
                turned_away += not self._admits(connection, peer[0])
        except (BlockingIOError, InterruptedError, ConnectionAbortedError):
            # There are no more, or the next has hung up.
            pass
        except OSError:
            self._wait(PAUSE)
            return
        if turned_away:
            self._wait(REST)

    def _admits(self, connection: socket.socket, peer: str) -> bool:
        """Serve a connection, unless the gate turns it away."""
        if self._gate.turns_away(self._gate.account(peer, connection.getsockname()[0])):
            connection.close()
            return False
        connection.setblocking(False)
        task = self._loop.create_task(self._connect(connection))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def _connect(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._protocol, connection)
        except OSError:
            # It has hung up already.
            connection.close()
