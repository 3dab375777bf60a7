"""Connection limits and request timeout, before a client is known."""

from __future__ import annotations

import asyncio
import sys

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_WITHIN = 10.0
"""Seconds in which a connection must send a whole request."""

MOST = 10_000
"""Connections in all, as far as the limit on open files allows."""

SHARE = 4
"""One remote address may have a quarter of them. This computer may have all: a proxy here speaks for many."""

OTHER_FILES = 64
"""Files open for other purposes: the log, the page, the worker processes."""


def most_connections() -> int:
    """The limit: `MOST`, or fewer where the system allows fewer open files."""
    if sys.platform == "win32":
        return MOST
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if files == resource.RLIM_INFINITY else min(MOST, max(1, files - OTHER_FILES))


class LimitedConnection(HttpToolsProtocol):
    """uvicorn's HTTP connection, closed if there are too many or no whole request arrives in time.

    uvicorn itself waits for ever for a first request, and for the rest of any. It does close idle keep-alive
    connections and pings WebSockets; the first WebSocket message has its own timeout.
    """

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self._is_over_limit():
            transport.abort()
        else:
            self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        # A byte now and then is not a request (slowloris). Before the first request `cycle` is None, whatever its type
        # says.
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]
            self._start_timeout()
        super().data_received(data)

    def on_message_complete(self) -> None:
        self._stop_timeout()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timeout()
        super().handle_websocket_upgrade()

    def _is_over_limit(self) -> bool:
        most = most_connections()
        if len(self.connections) > most:
            return True
        if self.client is None or self.server is None or self.client[0] == self.server[0]:
            return False
        served = [
            other for other in self.connections if isinstance(other, LimitedConnection | WebSocketsSansIOProtocol)
        ]
        return len([one for one in served if one.client and one.client[0] == self.client[0]]) * SHARE > most

    def _start_timeout(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(REQUEST_WITHIN, self.transport.close)

    def _stop_timeout(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None
