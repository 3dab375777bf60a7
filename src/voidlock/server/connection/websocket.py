"""WebSocket connections: handshake, first frame, then a relay of rate-limited frames to the guest's table and back."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from msgspec import json
from starlette.websockets import WebSocket, WebSocketDisconnect

from voidlock import __version__
from voidlock.engine import Reason, Refused
from voidlock.games import KITS
from voidlock.protocol import Advise, Chat, Hello, Look, Open, Reckon, Review, refusal
from voidlock.server.front.games import RESTART, Games, Line
from voidlock.server.front.relay import RELAYED
from voidlock.server.game.sessions import FAILED, TOO_FAST, head_of
from voidlock.server.operations.event_log import ADDRESS, event
from voidlock.server.operations.measures import RECEIVED_BYTES, SENT_BYTES
from voidlock.server.operations.refusals import refusals
from voidlock.server.store.store import StoreFailed

from .accounts import Account
from .gate import Gate
from .hosts import same_origin
from .rate_limit import RateLimiter

MOST_QUEUED = 32
"""Outgoing messages that may wait before the next request is read."""

MOST_WAITING = 256
"""Messages that may queue for a slow client before it is disconnected; it can reconnect and gets everything."""

POLICY_VIOLATION, TOO_LARGE = 1008, 1009

OPEN, CHAT = Open.__struct_config__.tag, Chat.__struct_config__.tag
THOUGHTS = {kind.__struct_config__.tag for kind in (Advise, Look, Reckon, Review)}
"""Requests that have a limit of their own."""


class SocketGuest:
    """A connection's outgoing queue, with back-pressure: a client that stops reading is cut off."""

    def __init__(self, address: str, most_bytes: int, *, relayed: bool = False, limited: bool = True) -> None:
        self.address = address
        self.limited = limited
        self.relayed = relayed
        self._most_bytes = most_bytes
        self._waiting = 0
        """Bytes in the queue."""
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
        if self.queue.qsize() < MOST_WAITING and self._waiting < self._most_bytes:
            self._waiting += _size(item)
            self.queue.put_nowait(item)
        elif not self.lost:
            self.lost = True
            if self.listening is not None:
                self.listening.reschedule(asyncio.get_running_loop().time())

    async def next(self) -> bytes | int:
        """The next frame to send, or the code to close with."""
        item = await self.queue.get()
        self._waiting -= _size(item)
        return item


def _size(item: bytes | int) -> int:
    return 0 if isinstance(item, int) else len(item)


class WebSocketHandler:
    """Handles connections; one call is one of them."""

    def __init__(self, games: Games, gate: Gate) -> None:
        self._games = games
        self._gate = gate

    async def __call__(self, socket: WebSocket) -> None:
        account = self._gate.account_of(socket.scope)
        peer = socket.client.host if socket.client else ""
        address = account.address if account.limited else peer
        ADDRESS.set(address)
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            refusals.count("origin")
            await socket.close(POLICY_VIOLATION)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.accept()
            rules = {name: kit.rules.version for name, kit in KITS.items()}
            await socket.send_text(json.encode(Hello(version=__version__, rules=rules)).decode())
            guest = SocketGuest(
                address,
                self._gate.limits.unread_bytes,
                relayed=RELAYED in socket.headers,
                limited=account.limited,
            )
            line = await self._enter(socket, guest, account)
            if line is not None:
                await self._relay(socket, guest, line, account)

    async def _enter(self, socket: WebSocket, guest: SocketGuest, account: Account) -> Line | None:
        """The way to the guest's table, if its first frame comes in time."""
        limits = self._gate.limits
        try:
            async with asyncio.timeout(limits.first_seconds):
                frame = await _frame(socket, limits.first_bytes)
            self._check(account, frame)
            if head_of(frame).type == OPEN:
                self._check_opening(account)
            return await self._games.enter(guest, frame)
        except TimeoutError:
            reason = Reason("table_too_late")
        except Refused as refused:
            reason = refused.reason
        except StoreFailed as error:
            event("store_failed", level=logging.ERROR, reason=str(error))
            reason = FAILED
        refusals.count(reason.id)
        await socket.send_text(json.encode(refusal(reason)).decode())
        await socket.close(POLICY_VIOLATION)
        return None

    async def _relay(self, socket: WebSocket, guest: SocketGuest, line: Line, account: Account) -> None:
        """Relay frames until the client leaves, is cut off, or is sent away."""
        sender = asyncio.create_task(_send(socket, guest))
        limits = self._gate.limits
        requests, chats = RateLimiter(limits.requests), RateLimiter(limits.chats)
        try:
            while not sender.done() and not guest.lost:
                frame = await _next_frame(socket, guest, limits.frame_bytes)
                try:
                    self._check_request(account, frame, requests, chats)
                    line.say(frame)
                    await line.drained()
                except Refused as refused:
                    refusals.count(refused.reason.id)
                    guest.post(json.encode(refusal(refused.reason, head_of(frame).key)))
                if requests.refused > limits.excess_requests:
                    self._gate.offence(account, "requests")
                    event("sent_away", kind="too_fast", address=guest.address)
                    guest.post(None)
                if guest.queue.qsize() > MOST_QUEUED:
                    # Frames that arrive together are read without a pause: let the sender catch up.
                    await asyncio.sleep(0)
        finally:
            if guest.lost:
                refusals.count("unread_bytes")
                event("sent_away", kind="not_reading", address=guest.address)
            line.hang_up()
            sender.cancel()

    def _check(self, account: Account, frame: bytes) -> None:
        """An address that is over its budget is refused before any work is done for it."""
        if account.cpu.owes():
            raise Refused(Reason("table_too_much_time"))
        if not account.bytes.allows(len(frame)):
            raise Refused(Reason("table_too_much_saved"))

    def _check_opening(self, account: Account) -> None:
        if self._gate.full:
            raise Refused(Reason("table_server_full"))
        if not (account.tables.allows() and self._gate.tables.allows()):
            raise Refused(Reason("table_too_many_tables"))

    def _check_request(self, account: Account, frame: bytes, requests: RateLimiter, chats: RateLimiter) -> None:
        if not requests.allows():
            raise Refused(TOO_FAST)
        self._check(account, frame)
        kind = head_of(frame).type
        if kind in THOUGHTS and not account.thoughts.allows():
            raise Refused(Reason("table_too_many_thoughts"))
        if kind == CHAT and not chats.allows():
            raise Refused(TOO_FAST)


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


async def _next_frame(socket: WebSocket, guest: SocketGuest, largest: int) -> bytes:
    """The next request; a client that stops reading what we send is disconnected."""
    try:
        async with asyncio.timeout(None) as guest.listening:
            return await _frame(socket, largest)
    except TimeoutError as gone:
        raise WebSocketDisconnect(POLICY_VIOLATION) from gone
    finally:
        guest.listening = None


async def _send(socket: WebSocket, guest: SocketGuest) -> None:
    while True:
        frame = await guest.next()
        if isinstance(frame, int):
            await socket.close(frame)
            return
        SENT_BYTES.add(by=len(frame))
        await socket.send_text(frame.decode())
