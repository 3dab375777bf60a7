"""Lets connections in, and listens to them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Coroutine
from typing import assert_never
from urllib.parse import urlsplit

from msgspec import DecodeError, Struct, UnsetType, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from voidlock import __version__
from voidlock.engine import Reason, Refused
from voidlock.games import RULES
from voidlock.protocol import (
    Advise,
    Fetch,
    FirstMessage,
    FromClient,
    GameFile,
    Hello,
    Join,
    Look,
    Open,
    Reckon,
    Review,
    Route,
    Sit,
    Take,
    Told,
    Watch,
    Why,
    refusal,
)
from voidlock.server.log.permissions import Change, granted, opened, played_again, seated, started
from voidlock.server.log.seats import hashed, table_of
from voidlock.server.log.table import NotAllowed, Table
from voidlock.server.rooms.hub import Hub
from voidlock.server.rooms.queries import advised, looked_back, reckoned, reviewed, routed, whole_file
from voidlock.server.rooms.room import Client, Room
from voidlock.server.store.store import StoreFailed

from .rate_limit import RateLimiter

FIRST_WITHIN = 5.0
"""Seconds in which a connection must say who it is."""

LARGEST_FIRST, LARGEST_FRAME = 1 << 18, 4096
"""Bytes: the first message may bring a game file."""

RATE, BURST, PATIENCE = 50.0, 200.0, 100
"""Requests a second, at once, and how many too many end the connection."""

AT_ONCE = 32
"""So many messages may wait for a client before he is heard further."""

MOST_KEY = 64
"""Letters of a key."""

THINKING = 2
"""So many things may be reckoned for a client at once."""

FIRST = json.Decoder(FirstMessage)
LATER = json.Decoder(FromClient)

FIELD = re.compile(r"(?:at `\$\.|field `)([^`]{1,80})`$")
"""Where msgspec says what was wrong, in words that are for programmers."""

POLICY_VIOLATION, TOO_LARGE = 1008, 1009

FAILED = Reason("table_store_failed")
TOO_FAST = Reason("table_too_fast")

log = logging.getLogger("voidlock.server")


class WebSocketHandler:
    """One connection is one call: let in, listened to, and seen off."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def __call__(self, socket: WebSocket) -> None:
        if not same_origin(socket):
            await socket.close(POLICY_VIOLATION)
            return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.accept()
            rules = {name: rules.version for name, rules in RULES.items()}
            await socket.send_text(json.encode(Hello(version=__version__, rules=rules)).decode())
            client = await self._first(socket)
            if client is not None:
                await self._stay(socket, client)

    async def _stay(self, socket: WebSocket, client: Client) -> None:
        sender = asyncio.create_task(_send(socket, client))
        limiter = RateLimiter(RATE, BURST)
        try:
            await self.hub.enter(client)
            while not sender.done() and not client.lost:
                frame = await _next_frame(socket, client)
                if limiter.allows():
                    await self._heard(client, frame)
                elif limiter.refused > PATIENCE:
                    client.send_away()
                else:
                    client.send(refusal(TOO_FAST, key_of(frame)))
                if client.waiting.qsize() > AT_ONCE:
                    # Frames that came together are heard together; who listens is answered in between.
                    await asyncio.sleep(0)
        finally:
            self.hub.leave(client)
            sender.cancel()

    async def _first(self, socket: WebSocket) -> Client | None:
        """The client who says in time and rightly who he is; the others are sent away with the reason."""
        try:
            async with asyncio.timeout(FIRST_WITHIN):
                frame = await _frame(socket, LARGEST_FIRST)
            return await self._let_in(FIRST.decode(frame))
        except TimeoutError:
            reason = Reason("table_too_late")
        except (DecodeError, ValidationError, RecursionError) as error:
            reason = unreadable(error)
        except Refused as refused:
            reason = refused.reason
        except StoreFailed as error:
            log.error("store=%r", str(error))
            reason = FAILED
        await socket.send_text(json.encode(refusal(reason)).decode())
        await socket.close(POLICY_VIOLATION)
        return None

    # ------------------------------------------------------------------ coming in

    async def _let_in(self, first: Open | Join | Sit | Watch) -> Client:
        match first:
            case Open():
                return await self._open(first)
            case Join():
                secret = hashed(first.secret)
                await self._seat(first.table, first.seat, first.name, secret)
                return Client(first.table, [secret])
            case Sit():
                room = await self.hub.newest(first.table)
                hashes = [hashed(secret) for secret in first.secrets]
                if not room.table.seats_of(hashes) and room.table.host not in hashes:
                    raise NotAllowed("table_secret_void")
                return Client(first.table, hashes)
            case Watch():
                room = await self.hub.newest(first.table)
                client = Client(first.table)
                if not room.lets_in(client):
                    raise NotAllowed("table_no_spectators")
                return client
            case _:
                assert_never(first)

    async def _open(self, first: Open) -> Client:
        """Every step has a key of its own, so that an opening that was cut off is completed by the next.

        Whatever can be refused is refused before the first of them: no table is left behind at which nobody sits.
        """
        name, host, secret = table_of(first.host), hashed(first.host), hashed(first.secret)
        entry = opened(first.options, host, first.file)
        wished = Table(name)
        wished.apply(entry)
        seated(wished, 1, first.name, secret)
        await self.hub.open_table(name, entry)
        await self._seat(name, 1, first.name, secret)
        room = await self.hub.room(name)
        if room.table.options.players == 1:
            await self.hub.change(name, "start", started)
        if not isinstance(first.after, UnsetType):
            await self._lead_on(table_of(first.after), hashed(first.after), name)
        return Client(name, [host, secret])

    async def _lead_on(self, name: str, host: str, next: str) -> None:
        """Whoever is still at the old table is told of the new one; a table that has expired has nobody to tell."""
        with contextlib.suppress(Refused):
            await self.hub.change(name, f"again-{next}", lambda table: played_again(table, host, next))

    async def _seat(self, name: str, seat: int, person: str, secret: str) -> None:
        """A person sits down; whoever does so twice with one secret sits there once."""
        await self.hub.change(name, f"seat-{secret}", lambda table: seated(table, seat, person, secret))
        room = await self.hub.room(name)
        if room.table.seats_of([secret]) != [seat]:
            raise NotAllowed("table_secret_void")

    # ------------------------------------------------------------------ listening

    async def _heard(self, client: Client, frame: bytes) -> None:
        """One request: granted, or refused with the reason; nothing else happens."""
        key = ""
        try:
            message = LATER.decode(frame)
            key = message.key
            room = await self.hub.room(client.table)
            if not client.seats and not room.onlookers.allows():
                raise Refused(TOO_FAST)
            await self._answer(client, room, message)
        except (DecodeError, ValidationError) as error:
            client.send(refusal(unreadable(error), key_of(frame)))
        except Refused as refused:
            client.send(refusal(refused.reason, key))
            if refused.reason.id == "table_stale":
                room.show_again(client)
        except StoreFailed as error:
            log.error("table=%s store=%r", client.table, str(error))
            client.send(refusal(FAILED, key))
        except Exception:
            log.exception("table=%s failed", client.table)
            client.send(refusal(Reason("table_failed"), key))

    async def _answer(self, client: Client, room: Room, message: FromClient) -> None:
        match message:
            case Why():
                client.asking.own(message.seat)
                reason = room.table.playing().why_not(message.answer, message.seat)
                if reason is not None:
                    raise Refused(reason)
                client.send(Told(key=message.key))
            case Route():
                client.send(routed(room, message))
            case Fetch():
                client.send(GameFile(key=message.key, file=whole_file(client, room)))
            case Advise():
                self._think(client, lambda: advised(self.hub, client, room, message))
            case Reckon():
                self._think(client, lambda: reckoned(self.hub, client, room, message))
            case Look():
                self._think(client, lambda: looked_back(self.hub, client, room, message))
            case Review():
                self._think(client, lambda: reviewed(self.hub, client, room, message))
            case Take():
                secret = hashed(message.secret)
                await self._seat(client.table, message.seat, message.name, secret)
                client.hashes.add(secret)
                room.know(client)
                room.show_game()
                self.hub.presence(room)
                client.send(Told(key=message.key))
            case _:
                await self._change(client, message)

    def _think(self, client: Client, begin: Callable[[], Coroutine[None, None, None]]) -> None:
        """The answer comes when it is ready; the socket does not wait. Nothing is begun for who asks too much."""
        if len(client.thinking) >= THINKING:
            raise NotAllowed("table_busy")
        task = asyncio.create_task(begin())
        client.thinking.add(task)
        task.add_done_callback(client.thinking.discard)

    async def _change(self, client: Client, message: Change) -> None:
        # The server has keys of its own, which nobody else may take.
        key = f"guest-{message.key}"
        await self.hub.change(client.table, key, lambda table: granted(table, client.asking, message))
        client.send(Told(key=message.key))


class Keyed(Struct):
    """All that has to be read of a request to answer it."""

    key: str = ""


KEYED = json.Decoder(Keyed)


def key_of(frame: bytes) -> str:
    """The key of a request that is not granted; empty if it has none that can be read."""
    try:
        return KEYED.decode(frame).key[:MOST_KEY]
    except (DecodeError, ValidationError):
        return ""


def unreadable(error: Exception) -> Reason:
    """Which field is missing, unknown or not as it should be; what is no message at all has none."""
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


async def _next_frame(socket: WebSocket, client: Client) -> bytes:
    """What the client says next; who does not listen any more is gone."""
    try:
        async with asyncio.timeout(None) as client.listening:
            return await _frame(socket, LARGEST_FRAME)
    except TimeoutError as gone:
        raise WebSocketDisconnect(POLICY_VIOLATION) from gone
    finally:
        client.listening = None


async def _send(socket: WebSocket, client: Client) -> None:
    while True:
        frame = await client.waiting.get()
        if frame is None:
            await socket.close(POLICY_VIOLATION)
            return
        await socket.send_text(frame.decode())


def same_origin(socket: WebSocket) -> bool:
    """Pages of other sites may not use a person's connection; programs send no Origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
