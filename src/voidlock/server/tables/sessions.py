"""Sessions: a client's requests are carried out one by one, in the order in which they come."""

from __future__ import annotations

import asyncio
import logging
import re
from functools import partial

from msgspec import DecodeError, Struct, ValidationError, json

from voidlock import __version__
from voidlock.engine import Reason, Refused
from voidlock.games import KITS
from voidlock.protocol.replies import Channels, Hello
from voidlock.protocol.requests import FirstMessage, FromClient, Glance
from voidlock.protocol.telling import refusal
from voidlock.server.operations.event_log import ADDRESS, event, failure
from voidlock.server.operations.metrics import REQUEST_SECONDS
from voidlock.server.operations.refusals import refusals
from voidlock.server.store.store import StoreFailed

from .admission import admit, glance
from .dispatch import Dispatcher
from .hub import Hub
from .queries import FAILED
from .room import Client, Post

MOST_WAITING = 256
"""Requests of one client that may wait for the one before."""

MOST_KEY = 64
"""Characters of a key."""

FIRST = json.Decoder(FirstMessage)
LATER = json.Decoder(FromClient)

FIELD = re.compile(r"(?:at `\$\.|field `)([^`]{1,80})`$")
"""Where msgspec names the field that was wrong."""

UNREADABLE = (DecodeError, ValidationError, UnicodeError, RecursionError)
"""What decoding a frame may raise."""

TOO_FAST = Reason("table_too_fast")


def hello(channels: Channels) -> bytes:
    """The first frame of every connection: which version answers, and how it can tell players that it is their turn."""
    rules = {name: kit.rules.version for name, kit in KITS.items()}
    return json.encode(Hello(version=__version__, rules=rules, channels=channels))


class Sessions:
    """The sessions at a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._dispatch = Dispatcher(hub)
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, address: str, first: bytes, post: Post, *, limited: bool) -> Session:
        """A client at this address, by its first frame; `post` takes what it is sent."""
        session = Session(self._hub, self._dispatch, partial(self._post, address, post), limited=limited)
        task = asyncio.create_task(session.run(address, first))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return session

    def _post(self, address: str, post: Post, frame: bytes | None) -> None:
        if frame is not None:
            self._hub.budget.charge_frame(address, frame)
        post(frame)

    async def end(self) -> None:
        """Stop. Clients repeat requests that were not acknowledged."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Session:
    """One client, from its first frame until it leaves or is sent away."""

    def __init__(self, hub: Hub, dispatch: Dispatcher, post: Post, *, limited: bool) -> None:
        self._hub = hub
        self._dispatch = dispatch
        self._post = post
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._client: Client | None = None
        self._address = ""
        self._limited = limited

    def receive(self, frame: bytes) -> None:
        """The client's next request; refused if too many wait already."""
        if self._frames.qsize() < MOST_WAITING:
            self._frames.put_nowait(frame)
        else:
            refusals.count(TOO_FAST.id, self._address)
            self._post(json.encode(refusal(TOO_FAST, head_of(frame).key)))

    @property
    def full(self) -> bool:
        return False

    async def drain(self) -> None:
        """Returns immediately: nothing in between can fill up."""

    def close(self) -> None:
        """The client has disconnected and leaves its table; its earlier requests are still carried out."""
        self._frames.put_nowait(None)
        if self._client is not None:
            self._hub.presence.leave(self._client)

    async def run(self, address: str, first: bytes) -> None:
        ADDRESS.set(address)
        self._address = address
        client = await self._admit(first)
        if client is None:
            self._post(None)
            return
        try:
            while (frame := await self._frames.get()) is not None:
                await self.handle(client, frame)
                if not self._frames.empty():
                    # Frames that came together must not keep the others waiting.
                    await asyncio.sleep(0)
        finally:
            self._hub.presence.leave(client)

    async def _admit(self, first: bytes) -> Client | None:
        """The client at its table, if its first message is accepted; otherwise it is told why."""
        client: Client | None = None
        try:
            message = FIRST.decode(first)
            if isinstance(message, Glance):
                self._post(json.encode(await glance(self._hub, message)))
                return None
            client = await admit(self._hub, message, self._post)
            client.address, client.limited = self._address, self._limited
            await self._hub.presence.enter(client)
            self._client = client
            return client
        except UNREADABLE as error:
            reason = unreadable(error)
        except Refused as refused:
            reason = refused.reason
        except StoreFailed as error:
            event("store_failed", level=logging.ERROR, reason=str(error))
            reason = FAILED
        except Exception:
            failure("request_failed", address=ADDRESS.get())
            reason = Reason("table_failed")
            if client is not None:
                self._hub.presence.leave(client)
        refusals.count(reason.id)
        self._post(json.encode(refusal(reason)))
        return None

    async def handle(self, client: Client, frame: bytes) -> None:
        """One request: carried out, or refused with the reason. Nothing escapes."""
        key = ""
        try:
            message = LATER.decode(frame)
            key = message.key
            with REQUEST_SECONDS.labels(str(message.__struct_config__.tag)).time():
                room = await self._hub.cache.room(client.table)
                if not client.seats and not room.spectators.allows():
                    raise Refused(TOO_FAST)
                await self._dispatch(client, room, message)
        except UNREADABLE as error:
            refusals.count("table_unreadable", table=client.table)
            client.send(refusal(unreadable(error), head_of(frame).key))
        except Refused as refused:
            refusals.count_request(refused.reason.id, client.table)
            client.send(refusal(refused.reason, key))
            if refused.reason.id == "table_stale":
                room.show_again(client)
        except StoreFailed as error:
            event("store_failed", level=logging.ERROR, table=client.table, reason=str(error))
            refusals.count_request(FAILED.id, client.table)
            client.send(refusal(FAILED, key))
        except Exception:
            failure("request_failed", table=client.table, address=ADDRESS.get())
            refusals.count_request("table_failed", client.table)
            client.send(refusal(Reason("table_failed"), key))


class Head(Struct):
    """The fields of a request that say what it is and what to call it."""

    type: str = ""
    key: str = ""


HEAD = json.Decoder(Head)


def head_of(frame: bytes) -> Head:
    """The head of a request, even of one that cannot be read whole; empty if it has none."""
    try:
        head = HEAD.decode(frame)
    except UNREADABLE:
        return Head()
    head.key = head.key[:MOST_KEY]
    return head


def unreadable(error: Exception) -> Reason:
    """Names the field that is missing, unknown or invalid; none if the frame is not a message at all."""
    field = FIELD.search(str(error))
    return Reason("table_unreadable", arguments={"where": field[1] if field else ""})
