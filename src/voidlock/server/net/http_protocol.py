"""HTTP connections with limits: number, header and body bytes, pipelined requests, and time for a whole request."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus

import uvicorn
from starlette.types import ASGIApp

from voidlock.server.access.accounts import Account
from voidlock.server.access.gate import Gate
from voidlock.server.operations.refusals import refusals

from .backlog import Backlog
from .output import Output
from .uvicorn_parts import ASGI3Application, HttpToolsProtocol, RequestResponseCycle

PIECE = 1024
"""Bytes that are parsed in one go."""

PIECES = 2
"""Pieces of one connection in one tick of the event loop."""

MOST_PARTS = 500
"""Parts of a body: chunks of a byte each would cost as much as whole requests."""

MOST_PIPELINED = 8
"""Requests that may wait for the response to the one before; then the next are not read yet."""

QUIET = logging.getLogger("voidlock.http")
"""Requests that cannot be parsed are counted as refusals, not logged one by one as uvicorn does."""
QUIET.setLevel(logging.ERROR)


class GatedConfig(uvicorn.Config):
    """uvicorn's settings, and the gate that its connections ask."""

    def __init__(self, app: ASGIApp, gate: Gate, **settings: object) -> None:
        self.gate = gate
        super().__init__(app, **settings)  # type: ignore[arg-type]  # passed on as they are


class LimitedConnection(HttpToolsProtocol):
    """uvicorn's HTTP connection, closed if there are too many, or if it asks for too much or too slowly.

    uvicorn itself has no limit on headers, and waits for ever for a first request and for the rest of any. It does
    close idle keep-alive connections and pings WebSockets; the first WebSocket message has its own timeout.
    """

    gate: Gate
    account: Account
    _due: asyncio.TimerHandle | None = None
    _backlog: Backlog | None = None
    _inside = False
    """Whether the gate has counted it."""
    _head = 0
    """Bytes since the last whole head of a request."""
    _body = 0
    """Bytes of the body of this request."""
    _parts = 0
    """Parts in which the body came."""
    _pieces = 0
    _answered: RequestResponseCycle | None = None
    """The request whose response is being sent; uvicorn knows only the newest of those that came at once."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        assert isinstance(self.config, GatedConfig)
        self.gate, self.logger, self.output = self.config.gate, QUIET, Output()
        self.account = self.gate.account(self.client and self.client[0], self.server and self.server[0])
        self._inside = self.gate.enters(self.account)
        if not self._inside:
            transport.abort()
            return
        self._backlog = Backlog(self.loop, transport, PIECE, self._parse, self._ready)
        self._start_timeout()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timeout()
        self._leave()
        if self._answered is not None:
            # Nothing more is written to the lost connection.
            self._answered.disconnected = not self._answered.response_complete
            self._answered.message_event.set()
            self._answered = None
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self._backlog is None or self.transport.is_closing():
            return
        # A byte now and then is not a request (slowloris). Before the first request `cycle` is None, whatever its type
        # says.
        if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]
            self._start_timeout()
        self._pieces = 0
        self._backlog.add(data)

    def _parse(self, piece: bytes) -> bool:
        self._head += len(piece)
        super().data_received(piece)
        if not self._inside or self.transport.is_closing():
            return False
        if self._head > self.gate.limits.header_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "header_bytes")
        elif self._body > self.gate.limits.body_bytes or self._parts > MOST_PARTS:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "body_bytes")
        self._pieces += 1
        return self._pieces % PIECES != 0

    def _ready(self) -> bool:
        return len(self.pipeline) < MOST_PIPELINED

    def on_headers_complete(self) -> None:
        self._head = self._body = self._parts = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        self._body += len(body)
        self._parts += 1
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_timeout()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._backlog is not None and self._backlog.waiting:
            self.transport.pause_reading()
            self._backlog.resume()

    def resume_writing(self) -> None:
        self.output.resume()
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timeout()
        # The WebSocket is counted again, for the client that a proxy names.
        self._leave()
        super().handle_websocket_upgrade()
        # It holds this connection, which hears nothing more, not even that it is lost.
        self.parser = None  # type: ignore[assignment]  # as uvicorn does

    def send_400_response(self, msg: str) -> None:
        self.gate.offence(self.account, "bad_request")
        super().send_400_response(msg)

    def _refuse(self, status: HTTPStatus, kind: str) -> None:
        """Say why, and close; not if another response is being sent."""
        self.gate.offence(self.account, kind)
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:  # type: ignore[redundant-expr]
            self.transport.write(plain_response(status))
        self.transport.close()

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self.gate.leaves(self.account)
        if self._backlog is not None:
            self._backlog.drop()
            self._backlog = None

    def _start_timeout(self) -> None:
        if self._due is None:
            self._due = self.loop.call_later(self.gate.limits.request_seconds, self._too_late)

    def _too_late(self) -> None:
        refusals.count("request_seconds", self.account.address)
        self.transport.close()

    def _stop_timeout(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


def plain_response(status: HTTPStatus) -> bytes:
    """A whole response that names an error in a line of text; the connection is closed after it."""
    text = f"{status.phrase}\n".encode()
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
    return f"{head}content-length: {len(text)}\r\nconnection: close\r\n\r\n".encode() + text
