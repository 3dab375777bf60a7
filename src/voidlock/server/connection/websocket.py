"""WebSocket connections: handshake, first frame, then a relay of rate-limited frames to the guest's table and back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from urllib.parse import urlsplit

from msgspec import json
from starlette.websockets import WebSocket, WebSocketDisconnect

from voidlock import __version__
from voidlock.engine import Reason
from voidlock.games import KITS
from voidlock.protocol import Hello, refusal
from voidlock.server.front.games import RESTART, Games, Line
from voidlock.server.front.relay import RELAYED
from voidlock.server.game.sessions import FAILED, TOO_FAST, key_of
from voidlock.server.operations.event_log import ADDRESS, event
from voidlock.server.operations.measures import RECEIVED_BYTES, SENT_BYTES
from voidlock.server.operations.refusals import refusals
from voidlock.server.store.store import StoreFailed

from .rate_limit import RateLimiter

FIRST_WITHIN = 5.0
"""Seconds in which a connection must send its first message."""

LARGEST_FIRST, LARGEST_FRAME = 1 << 18, 4096
"""Bytes: the first message may bring a game file."""

RATE, BURST, PATIENCE = 50.0, 200.0, 100
"""Requests per second, at once, and how many over the limit end the connection."""

MOST_QUEUED = 32
"""Outgoing messages that may wait before the next request is read."""

MOST_WAITING = 256
"""Messages that may queue for a slow client before it is disconnected; it can reconnect and gets everything."""

POLICY_VIOLATION, TOO_LARGE = 1008, 1009


class SocketGuest:
    """A connection's outgoing queue, with back-pressure: a client that stops reading is cut off."""

    def __init__(self, address: str, *, relayed: bool = False) -> None:
        self.address = address
        self.relayed = relayed
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        """Frames, and last the code to close with."""
        self.listening: asyncio.Timeout | None = None
        """Set while the server waits for its next request."""
        self.lost = False
        """Its queue is full: it has stopped reading."""

    def post(self, frame: bytes | None) -> None:
        self._put(POLICY_VIOLATION if frame is None else frame)

    def reconnect(self) -> None:
        self._put(RESTART)

    def _put(self, item: bytes | int) -> None:
        if self.queue.qsize() < MOST_WAITING:
            self.queue.put_nowait(item)
        elif not self.lost:
            self.lost = True
            if self.listening is not None:
                self.listening.reschedule(asyncio.get_running_loop().time())


class WebSocketHandler:
    """Handles connections; one call is one of them."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def __call__(self, socket: WebSocket) -> None:
        ADDRESS.set(socket.client.host if socket.client else "")
        if not same_origin(socket):
            refusals.count("origin")
            await socket.close(POLICY_VIOLATION)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.accept()
            rules = {name: kit.rules.version for name, kit in KITS.items()}
            await socket.send_text(json.encode(Hello(version=__version__, rules=rules)).decode())
            guest = SocketGuest(socket.client.host if socket.client else "", relayed=RELAYED in socket.headers)
            line = await self._enter(socket, guest)
            if line is not None:
                await self._relay(socket, guest, line)

    async def _enter(self, socket: WebSocket, guest: SocketGuest) -> Line | None:
        """The way to the guest's table, if its first frame comes in time."""
        try:
            async with asyncio.timeout(FIRST_WITHIN):
                frame = await _frame(socket, LARGEST_FIRST)
            return await self._games.enter(guest, frame)
        except TimeoutError:
            reason = Reason("table_too_late")
        except StoreFailed as error:
            event("store_failed", level=logging.ERROR, reason=str(error))
            reason = FAILED
        refusals.count(reason.id)
        await socket.send_text(json.encode(refusal(reason)).decode())
        await socket.close(POLICY_VIOLATION)
        return None

    async def _relay(self, socket: WebSocket, guest: SocketGuest, line: Line) -> None:
        """Relay frames until the client leaves, is cut off, or is sent away."""
        sender = asyncio.create_task(_send(socket, guest))
        limiter = RateLimiter(RATE, BURST)
        try:
            while not sender.done() and not guest.lost:
                frame = await _next_frame(socket, guest)
                if limiter.allows():
                    line.say(frame)
                elif limiter.refused > PATIENCE:
                    event("sent_away", kind="too_fast", address=guest.address)
                    guest.post(None)
                else:
                    refusals.count(TOO_FAST.id)
                    guest.post(json.encode(refusal(TOO_FAST, key_of(frame))))
                if guest.queue.qsize() > MOST_QUEUED:
                    # Frames that arrive together are read without a pause: let the sender catch up.
                    await asyncio.sleep(0)
        finally:
            if guest.lost:
                event("sent_away", kind="not_reading", address=guest.address)
            line.hang_up()
            sender.cancel()


async def _frame(socket: WebSocket, largest: int) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    frame: bytes = message["bytes"] if text is None else text.encode()
    RECEIVED_BYTES.add(by=len(frame))
    if len(frame) > largest:
        await socket.close(TOO_LARGE)
        raise WebSocketDisconnect(TOO_LARGE)
    return frame


async def _next_frame(socket: WebSocket, guest: SocketGuest) -> bytes:
    """The next request; a client that stops reading what we send is disconnected."""
    try:
        async with asyncio.timeout(None) as guest.listening:
            return await _frame(socket, LARGEST_FRAME)
    except TimeoutError as gone:
        raise WebSocketDisconnect(POLICY_VIOLATION) from gone
    finally:
        guest.listening = None


async def _send(socket: WebSocket, guest: SocketGuest) -> None:
    while True:
        frame = await guest.queue.get()
        if isinstance(frame, int):
            await socket.close(frame)
            return
        SENT_BYTES.add(by=len(frame))
        await socket.send_text(frame.decode())


def same_origin(socket: WebSocket) -> bool:
    """Cross-site WebSocket hijacking is refused: a browser's Origin must be ours; programs send none."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
