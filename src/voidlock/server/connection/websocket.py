"""WebSocket session: handshake, first message, then a loop of rate-limited requests until the client leaves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from urllib.parse import urlsplit

from msgspec import DecodeError, Struct, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from voidlock import __version__
from voidlock.engine import Reason, Refused
from voidlock.games import KITS
from voidlock.protocol import FirstMessage, FromClient, Hello, refusal
from voidlock.server.operations.event_log import client_address, event, failure
from voidlock.server.operations.measures import RECEIVED_BYTES, REFUSALS, REQUEST_SECONDS, SENT_BYTES
from voidlock.server.operations.refusals import refusals
from voidlock.server.rooms.hub import Hub
from voidlock.server.rooms.room import Client
from voidlock.server.store.store import StoreFailed

from .admission import admitted
from .dispatch import Dispatcher
from .rate_limit import RateLimiter

FIRST_WITHIN = 5.0
"""Seconds in which a connection must send its first message."""

LARGEST_FIRST, LARGEST_FRAME = 1 << 18, 4096
"""Bytes: the first message may bring a game file."""

RATE, BURST, PATIENCE = 50.0, 200.0, 100
"""Requests per second, at once, and how many over the limit end the connection."""

MOST_QUEUED = 32
"""Outgoing messages that may wait before the next request is read."""

MOST_KEY = 64
"""Characters of a key."""

FIRST = json.Decoder(FirstMessage)
LATER = json.Decoder(FromClient)

FIELD = re.compile(r"(?:at `\$\.|field `)([^`]{1,80})`$")
"""Where msgspec names the field that was wrong."""

POLICY_VIOLATION, TOO_LARGE = 1008, 1009

FAILED = Reason("table_store_failed")
TOO_FAST = Reason("table_too_fast")


class WebSocketHandler:
    """Handles connections; one call is one session."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.dispatch = Dispatcher(hub)

    async def __call__(self, socket: WebSocket) -> None:
        client_address.set(socket.client.host if socket.client else "")
        if not same_origin(socket):
            refusals.add("origin")
            await socket.close(POLICY_VIOLATION)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.accept()
            rules = {name: kit.rules.version for name, kit in KITS.items()}
            await socket.send_text(json.encode(Hello(version=__version__, rules=rules)).decode())
            client = await self._first(socket)
            if client is not None:
                await self._serve(socket, client)

    async def _first(self, socket: WebSocket) -> Client | None:
        """The client, if its first message comes in time and is accepted; otherwise it is told why and closed."""
        try:
            async with asyncio.timeout(FIRST_WITHIN):
                frame = await _frame(socket, LARGEST_FIRST)
            return await admitted(self.hub, FIRST.decode(frame))
        except TimeoutError:
            reason = Reason("table_too_late")
        except (DecodeError, ValidationError, RecursionError) as error:
            reason = unreadable(error)
        except Refused as refused:
            reason = refused.reason
        except StoreFailed as error:
            event("store_failed", level=logging.ERROR, reason=str(error))
            reason = FAILED
        refusals.add(reason.id)
        await socket.send_text(json.encode(refusal(reason)).decode())
        await socket.close(POLICY_VIOLATION)
        return None

    async def _serve(self, socket: WebSocket, client: Client) -> None:
        """Read requests until the client leaves, is cut off, or is sent away."""
        sender = asyncio.create_task(_send(socket, client))
        limiter = RateLimiter(RATE, BURST)
        try:
            await self.hub.presence.enter(client)
            while not sender.done() and not client.lost:
                frame = await _next_frame(socket, client)
                if limiter.allows():
                    await self._handle(client, frame)
                elif limiter.refused > PATIENCE:
                    event("sent_away", kind="too_fast", table=client.table, address=client_address.get())
                    client.send_away()
                else:
                    refusals.add(TOO_FAST.id, client.table)
                    client.send(refusal(TOO_FAST, key_of(frame)))
                if client.queue.qsize() > MOST_QUEUED:
                    # Frames that arrive together are read without a pause: let the sender catch up.
                    await asyncio.sleep(0)
        finally:
            if client.lost:
                event("sent_away", kind="not_reading", table=client.table, address=client_address.get())
            self.hub.presence.leave(client)
            sender.cancel()

    async def _handle(self, client: Client, frame: bytes) -> None:
        """One request: carried out, or refused with the reason. Nothing escapes."""
        key = ""
        try:
            message = LATER.decode(frame)
            key = message.key
            with REQUEST_SECONDS.timed(str(message.__struct_config__.tag)):
                room = await self.hub.cache.room(client.table)
                if not client.seats and not room.spectators.allows():
                    raise Refused(TOO_FAST)
                await self.dispatch(client, room, message)
        except (DecodeError, ValidationError) as error:
            refusals.add("table_unreadable", client.table)
            client.send(refusal(unreadable(error), key_of(frame)))
        except Refused as refused:
            REFUSALS.add(refused.reason.id)
            client.send(refusal(refused.reason, key))
            if refused.reason.id == "table_stale":
                room.show_again(client)
        except StoreFailed as error:
            event("store_failed", level=logging.ERROR, table=client.table, reason=str(error))
            REFUSALS.add(FAILED.id)
            client.send(refusal(FAILED, key))
        except Exception:
            failure("request_failed", table=client.table, address=client_address.get())
            REFUSALS.add("table_failed")
            client.send(refusal(Reason("table_failed"), key))


class Keyed(Struct):
    """The one field needed to refuse a request."""

    key: str = ""


KEYED = json.Decoder(Keyed)


def key_of(frame: bytes) -> str:
    """The key of a request that cannot be read whole; empty if it has none."""
    try:
        return KEYED.decode(frame).key[:MOST_KEY]
    except (DecodeError, ValidationError):
        return ""


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
    RECEIVED_BYTES.add(by=len(frame))
    if len(frame) > largest:
        await socket.close(TOO_LARGE)
        raise WebSocketDisconnect(TOO_LARGE)
    return frame


async def _next_frame(socket: WebSocket, client: Client) -> bytes:
    """The next request; a client that stops reading what we send is disconnected."""
    try:
        async with asyncio.timeout(None) as client.listening:
            return await _frame(socket, LARGEST_FRAME)
    except TimeoutError as gone:
        raise WebSocketDisconnect(POLICY_VIOLATION) from gone
    finally:
        client.listening = None


async def _send(socket: WebSocket, client: Client) -> None:
    while True:
        frame = await client.queue.get()
        if frame is None:
            await socket.close(POLICY_VIOLATION)
            return
        SENT_BYTES.add(by=len(frame))
        await socket.send_text(frame.decode())


def same_origin(socket: WebSocket) -> bool:
    """Cross-site WebSocket hijacking is refused: a browser's Origin must be ours; programs send none."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
