"""Connections before anybody has been let in: how many there may be, and how long they may say nothing."""

from __future__ import annotations

import asyncio
import sys

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_WITHIN = 10.0
"""Seconds in which a connection must have made its whole request."""

MOST = 10_000
"""Connections of everybody, as far as the system lets a process have so many files open."""

OF_ONE = 4
"""One other computer may have the fourth part of them. This one may have all: a proxy here speaks for many."""

OTHER_FILES = 64
"""So many files are open besides: the log, the page, the processes that think."""


def most_connections() -> int:
    """Beyond what the system allows, nobody could be told anything, nor anything be written."""
    if sys.platform == "win32":
        return MOST
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else min(MOST, max(1, files - OTHER_FILES))


class LimitedConnection(HttpToolsProtocol):
    """A connection as uvicorn serves it, which closes if there are too many or it does not ask for anything in time.

    uvicorn itself waits for ever for a first request, and for the rest of any. Between two requests it waits five
    seconds; a WebSocket it asks for signs of life, and the `WebSocketHandler` for its first message.
    """

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self._is_one_too_many():
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # Whoever sends a letter now and then has still not asked for anything. Before the first request there is no
        # cycle, whatever its type says.
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]
            self._wait()
        super().data_received(data)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _is_one_too_many(self) -> bool:
        most = most_connections()
        if len(self.connections) > most:
            return True
        if self.client is None or self.server is None or self.client[0] == self.server[0]:
            return False
        served = [
            other for other in self.connections if isinstance(other, LimitedConnection | WebSocketsSansIOProtocol)
        ]
        return len([one for one in served if one.client and one.client[0] == self.client[0]]) * OF_ONE > most

    def _wait(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(REQUEST_WITHIN, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
