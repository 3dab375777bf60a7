"""WebSocket session: handshake, first message, then a loop of rate-limited requests until the client leaves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import TypeVar

from msgspec import DecodeError, Struct, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from voidlock import __version__
from voidlock.engine import Reason, Refused
from voidlock.games import KITS
from voidlock.protocol import Advise, Chat, FirstMessage, FromClient, Hello, Look, Open, Reckon, Review, refusal
from voidlock.server.rooms.hub import Hub
from voidlock.server.rooms.room import Client
from voidlock.server.store.store import StoreFailed

from .accounts import Account
from .admission import admitted
from .dispatch import Dispatcher
from .gate import Gate
from .hosts import same_origin
from .metering import Metered
from .rate_limit import RateLimiter

MOST_QUEUED = 32
"""Outgoing messages that may wait before the next request is read."""

MOST_KEY = 64
"""Characters of a key."""

FIRST = json.Decoder(FirstMessage)
LATER = json.Decoder(FromClient)

FIELD = re.compile(r"(?:at `\$\.|field `)([^`]{1,80})`$")
"""Where msgspec names the field that was wrong."""

POLICY_VIOLATION, TOO_LARGE = 1008, 1009

UNREADABLE = (DecodeError, ValidationError, UnicodeError, RecursionError)
"""What decoding may raise: not JSON, another type, not UTF-8, nested too deep."""

COUNTED = (
    *("table_unreadable", "table_too_fast", "table_too_late", "table_full", "table_spectators_full"),
    *("table_too_much_time", "table_too_much_saved", "table_too_many_tables", "table_too_many_thoughts"),
)
"""Refusals that the operator is told of: about how much is asked for, not about the game."""

FAILED = Reason("table_store_failed")
TOO_FAST = Reason("table_too_fast")

M = TypeVar("M")

log = logging.getLogger("voidlock.server")


class WebSocketHandler:
    """Handles connections; one call is one session."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate
        self.dispatch = Dispatcher(hub)

    async def __call__(self, socket: WebSocket) -> None:
        account = self.gate.account_of(socket.scope)
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            self.gate.refusals.count("origin", account.address)
            await socket.close(POLICY_VIOLATION)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.accept()
            rules = {name: kit.rules.version for name, kit in KITS.items()}
            await socket.send_text(json.encode(Hello(version=__version__, rules=rules)).decode())
            client = await self._first(socket, account)
            if client is not None:
                await self._serve(socket, client, account)

    async def _first(self, socket: WebSocket, account: Account) -> Client | None:
        """The client, if its first message comes in time and is accepted; otherwise it is told why and closed."""
        try:
            async with asyncio.timeout(self.gate.limits.first_seconds):
                frame = await _frame(socket, self.gate.limits.first_bytes)
        except TimeoutError:
            found: Client | Reason = Reason("table_too_late")
        else:
            found = await Metered(self._admit(frame, account), account.cpu.spend)
        if isinstance(found, Client):
            found.most_bytes = self.gate.limits.unread_bytes
            return found
        if found.id in COUNTED:
            self.gate.refusals.count(found.id, account.address)
        await socket.send_text(json.encode(refusal(found)).decode())
        await socket.close(POLICY_VIOLATION)
        return None

    async def _admit(self, frame: bytes, account: Account) -> Client | Reason:
        """The client that this first message makes, or why not. Nothing escapes."""
        try:
            message = decoded(FIRST, frame)
            self._check(account, len(frame))
            if isinstance(message, Open):
                self._check_opening(account)
            return await admitted(self.hub, message)
        except Refused as refused:
            return refused.reason
        except StoreFailed as error:
            log.error("store=%r", str(error))
            return FAILED
        except Exception:
            log.exception("address=%s first message failed", account.address)
            return Reason("table_failed")

    def _check(self, account: Account, bytes: int) -> None:
        """An address that is over its budget is refused before any work is done for it."""
        if account.cpu.owes():
            raise Refused(Reason("table_too_much_time"))
        if not account.bytes.allows(bytes):
            raise Refused(Reason("table_too_much_saved"))

    def _check_opening(self, account: Account) -> None:
        if not account.tables.allows() or not self.gate.tables.allows():
            raise Refused(Reason("table_too_many_tables"))

    async def _serve(self, socket: WebSocket, client: Client, account: Account) -> None:
        """Read requests until the client leaves, is cut off, or is sent away."""
        sender = asyncio.create_task(_send(socket, client))
        limits = self.gate.limits
        requests, chats = RateLimiter(limits.requests), RateLimiter(limits.chats)
        try:
            await self.hub.presence.enter(client)
            while not sender.done() and not client.lost:
                frame = await _next_frame(socket, client, limits.frame_bytes)
                if requests.allows():
                    await Metered(self._handle(client, frame, account, chats), account.cpu.spend)
                elif requests.refused > limits.excess_requests:
                    self.gate.offence(account, "requests")
                    client.send_away()
                else:
                    client.send(refusal(TOO_FAST, key_of(frame)))
                if client.queue.qsize() > MOST_QUEUED:
                    # Frames that arrive together are read without a pause: let the sender catch up.
                    await asyncio.sleep(0)
            if client.lost:
                self.gate.refusals.count("unread_bytes", account.address)
        finally:
            self.hub.presence.leave(client)
            sender.cancel()

    async def _handle(self, client: Client, frame: bytes, account: Account, chats: RateLimiter) -> None:
        """One request: carried out, or refused with the reason. Nothing escapes."""
        key = ""
        try:
            message = decoded(LATER, frame)
            key = message.key
            self._check(account, len(frame))
            if isinstance(message, Advise | Reckon | Look | Review) and not account.thoughts.allows():
                raise Refused(Reason("table_too_many_thoughts"))
            if isinstance(message, Chat) and not chats.allows():
                raise Refused(TOO_FAST)
            room = await self.hub.cache.room(client.table)
            if not client.seats and not room.spectators.allows():
                raise Refused(TOO_FAST)
            await self.dispatch(client, room, message)
        except Refused as refused:
            client.send(refusal(refused.reason, key or key_of(frame)))
            if refused.reason.id in COUNTED:
                self.gate.refusals.count(refused.reason.id, account.address)
            if refused.reason.id == "table_stale":
                room.show_again(client)
        except StoreFailed as error:
            log.error("table=%s store=%r", client.table, str(error))
            client.send(refusal(FAILED, key))
        except Exception:
            log.exception("table=%s request failed", client.table)
            client.send(refusal(Reason("table_failed"), key))


class Keyed(Struct):
    """The one field needed to refuse a request."""

    key: str = ""


KEYED = json.Decoder(Keyed)


def key_of(frame: bytes) -> str:
    """The key of a request that cannot be read whole; empty if it has none."""
    try:
        return KEYED.decode(frame).key[:MOST_KEY]
    except UNREADABLE:
        return ""


def decoded(decoder: json.Decoder[M], frame: bytes) -> M:
    """The message of a frame; whatever is wrong with it is one typed refusal."""
    try:
        return decoder.decode(frame)
    except UNREADABLE as error:
        raise Refused(unreadable(error)) from error


def unreadable(error: Exception) -> Reason:
    """Names the field that is missing, unknown or invalid; none if the frame is not a message at all."""
    field = FIELD.search(str(error))
    return Reason("table_unreadable", arguments={"where": field[1] if field else ""})


async def _frame(socket: WebSocket, largest: int) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    frame: bytes = message["bytes"] if text is None else text.encode()
    if len(frame) > largest:
        await socket.close(TOO_LARGE)
        raise WebSocketDisconnect(TOO_LARGE)
    return frame


async def _next_frame(socket: WebSocket, client: Client, largest: int) -> bytes:
    """The next request; a client that stops reading what we send is disconnected."""
    try:
        async with asyncio.timeout(None) as client.listening:
            return await _frame(socket, largest)
    except TimeoutError as gone:
        raise WebSocketDisconnect(POLICY_VIOLATION) from gone
    finally:
        client.listening = None


async def _send(socket: WebSocket, client: Client) -> None:
    while True:
        frame = await client.next_frame()
        if frame is None:
            await socket.close(POLICY_VIOLATION)
            return
        await socket.send_text(frame.decode())
