"""WebSocket connections with limits: frames, pings, fragments, sizes, and output that is not read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Literal, cast
from weakref import ref

from starlette.types import Scope
from websockets.exceptions import InvalidState, PayloadTooBig
from websockets.frames import Frame
from websockets.http11 import Request

from voidlock.server.access.accounts import Account
from voidlock.server.access.gate import Gate
from voidlock.server.access.rate_limit import RateLimiter
from voidlock.server.operations.refusals import refusals

from .backlog import Backlog
from .http_protocol import GatedConfig, plain_response
from .output import Output
from .uvicorn_parts import ASGIReceiveEvent, ASGISendEvent, WebSocketsSansIOProtocol

PIECE = 256
"""Bytes that are parsed in one go: at most 42 frames."""

FRAMES = 40
"""Frames of one connection in one tick of the event loop; a piece may go over it."""

LONGEST_PAUSE = 5.0
"""Seconds without reading after too many frames."""

MOST_PAUSES = 2
"""Pauses for pings; the next time the connection is closed."""

CLOSES_WITHIN = 10.0
"""Seconds in which the peer must have read what was sent before a close."""

POLICY_VIOLATION = 1008

EXTENSION = "voidlock.connection"
"""Where the application finds the connection itself, among the extensions of its scope."""


class LimitedSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket connection, which slows a client down that sends too much, and then closes.

    Text is passed on as bytes: what is not UTF-8 is refused where messages are decoded.
    """

    gate: Gate
    account: Account
    _backlog: Backlog | None = None
    _inside = False
    _fed = 0
    """Frames in this tick."""
    _pauses = 0
    _ending: asyncio.TimerHandle | None = None
    _first = True
    _heard: Callable[[bytes], None] | None = None
    """Gets every message once the client is at a table."""
    _turn: asyncio.Future[bool] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(self.config, GatedConfig)
        self.gate = self.config.gate
        limits = self.gate.limits
        self._frames, self._pings = RateLimiter(limits.frames), RateLimiter(limits.pings)
        self.output = Output()
        self._backlog = Backlog(self.loop, self.transport, PIECE, self._parse, self._ready)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._ending is not None:
            self._ending.cancel()
        if self._inside:
            self._inside = False
            self.gate.leaves(self.account)
        self._break_cycles()

    async def wait_for(self, turn: asyncio.Future[bool]) -> bool:
        """Wait until it is the client's turn; False if it disconnects before."""
        if self.disconnected and not turn.done():
            turn.set_result(False)
        self._turn = turn
        return await turn

    def _break_cycles(self) -> None:
        """Break every cycle through this connection: what the collector has to find stays in memory for long."""
        if self._backlog is not None:
            self._backlog.drop()
        if self._turn is not None and not self._turn.done():
            self._turn.set_result(False)
        self._backlog = self._heard = self._ending = self._turn = None
        # The parser is a generator of its own object, and errors hold the frames they passed.
        self.conn.parser.close()
        _forget_frames(self.conn.parser_exc)
        _forget_frames(self.conn.handshake_exc)

    # ------------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            # The head of the request, which the HTTP connection has read.
            self.account = self.gate.account(self.client and self.client[0], self.server and self.server[0])
            super().data_received(data)
            # The call above may have changed it.
            if not self.handshake_initiated and not self.transport.is_closing():  # type: ignore[redundant-expr]
                self._reject(HTTPStatus.BAD_REQUEST, "bad_request")
        elif self._backlog is not None and not self.transport.is_closing():
            self._fed = 0
            self._backlog.add(data)

    def _parse(self, piece: bytes) -> bool:
        """Parse a piece; the next may have to wait for the next tick, or for the client's budget."""
        super().data_received(piece)
        if self.transport.is_closing() or self._backlog is None:
            return False
        wait = max(self._frames.wait(0), self._pings.wait(0), self.account.frames.wait(0))
        if wait:
            self._pause(wait)
        if self._fed < FRAMES:
            return True
        self._fed = 0
        return False

    def _ready(self) -> bool:
        """Whether the application has taken the message before."""
        return not self.read_paused

    def _pause(self, seconds: float) -> None:
        assert self._backlog is not None
        if self.close_sent:
            self.transport.abort()
            return
        if self._pings.wait(0):
            self._pauses += 1
            refusals.count("pings", self.account.address)
        else:
            refusals.count("frames", self.account.address)
        if self._pauses > MOST_PAUSES:
            self._violation("pings")
        else:
            self._backlog.hold(min(seconds, LONGEST_PAUSE))

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self._first and message["type"] == "websocket.receive":
            self._first = False
            # Only the first message may bring a game file.
            self.conn.max_message_size = self.gate.limits.frame_bytes
        if self.queue.empty():
            self.go_on()
        return message

    def pause(self) -> None:
        """Read nothing more until `go_on`."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        if self.read_paused:
            self.read_paused = False
            if self._backlog is not None and self._backlog.waiting:
                self._backlog.resume()
            else:
                self.transport.resume_reading()

    # ------------------------------------------------------------------ at a table

    async def relay(self, heard: Callable[[bytes], None]) -> None:
        """Give every message to `heard` as it comes, until the connection ends."""
        # Some may have come before.
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] != "websocket.receive":
                return
            heard(cast(bytes, message["bytes"]))
        self._heard = heard
        self.go_on()
        await self.queue.get()

    def send_text(self, text: bytes) -> bool:
        """Sends a message; returns False, once, when it drops a client that stopped reading."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > self.gate.limits.unread_bytes:
            self.transport.abort()
            return False
        with suppress(InvalidState):
            self.conn.send_text(text)
        frame = b"".join(self.conn.data_to_send())
        self.output.written += len(frame)
        self.transport.write(frame)
        return True

    def end(self, code: int) -> None:
        """Close the connection once everything before is sent."""
        if self.close_sent or self.transport.is_closing():
            return
        with suppress(InvalidState):
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        # To hear that the peer closes too.
        self.go_on()
        self._end_soon()

    # ------------------------------------------------------------------ frames

    def handle_connect(self, event: Request) -> None:
        self.handshake_initiated = True
        try:
            headers = [(name.encode("ascii"), value.encode("latin-1")) for name, value in event.headers.raw_items()]
            event.path.encode("ascii")
        except UnicodeError:
            self._reject(HTTPStatus.BAD_REQUEST, "bad_request")
            return
        peer = self.account
        self.account = self.gate.account(self.client and self.client[0], self.server and self.server[0], headers)
        self._inside = self.gate.enters(self.account, fresh=self.account is not peer)
        if not self._inside:
            self._reject(HTTPStatus.TOO_MANY_REQUESTS)
            return
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = ref(self)  # type: ignore[assignment]  # one of our own

    def handle_text(self, event: Frame) -> None:
        if self._spend(small=not event.data):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._spend(small=not event.data):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._spend(small=not event.data):
            return
        if len(self.frames) >= self.gate.limits.fragments:
            self._violation("fragments")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if not self._spend(small=True):
            return
        if self.transport.get_write_buffer_size() > self.gate.limits.unread_bytes:
            self._violation("unread_bytes")
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._spend(small=True):
            super().handle_pong(event)

    def _spend(self, *, small: bool) -> bool:
        """Charge a frame; `small` ones carry nothing and cost as much. False if the connection is closing."""
        self._fed += 1
        self._frames.spend(1)
        self.account.frames.spend(1)
        if small:
            self._pings.spend(1)
        return not self.close_sent and not self.transport.is_closing()

    def send_receive_event_to_app(self) -> None:
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self._heard is not None:
            self._heard(bytes(data))
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(data)})
        self.pause()

    # ------------------------------------------------------------------ closing

    def handle_parser_exception(self) -> None:
        kind = "frame_bytes" if isinstance(self.conn.parser_exc, PayloadTooBig) else "bad_frame"
        self.gate.offence(self.account, kind)
        super().handle_parser_exception()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close":
            # Even if the peer reads nothing more.
            self._end_soon()
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # A handshake that was answered with a page is complete; uvicorn would log an error.
            self.handshake_complete = True

    def _violation(self, kind: Literal["pings", "fragments", "unread_bytes"]) -> None:
        """Close the connection of a client that broke a limit."""
        self.gate.offence(self.account, kind)
        self.conn.fail(POLICY_VIOLATION, f"limit {kind}")
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": kind})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self._end_soon()

    def _reject(self, status: HTTPStatus, kind: str = "") -> None:
        """Answer a handshake with an error and a line of text."""
        if kind:
            self.gate.offence(self.account, kind)
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.write(plain_response(status))
        self.transport.close()
        self._end_soon()

    def _end_soon(self) -> None:
        """Cut the connection if the peer does not read to its end: a closing transport would wait for ever."""
        if self._ending is None and not self.disconnected:
            self._ending = self.loop.call_later(CLOSES_WITHIN, self.transport.abort)


def connection_of(scope: Scope) -> LimitedSocket:
    """The connection behind a scope, while its task runs."""
    connection = cast("ref[LimitedSocket]", scope["extensions"][EXTENSION])()
    assert connection is not None
    return connection


def _forget_frames(error: BaseException | None) -> None:
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__
