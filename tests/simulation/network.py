"""Wires that are slow and break: pipes between a server's processes, and connections to a server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextvars import Context
from weakref import ref

from starlette.applications import Starlette
from starlette.types import Message
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from tests.simulation.loop import later
from voidlock.server.net.websocket_protocol import EXTENSION
from voidlock.server.processes.messages import FromFront, FromGame
from voidlock.server.processes.wire import Channel

CUT_OFF = 1006
"""Close code of a connection that broke."""


class Wire:
    """One direction: what is sent arrives in order, each after a delay, until it is cut."""

    def __init__(self, rng: random.Random, context: Context, delay: float) -> None:
        self._rng = rng
        self._context = context
        self._mean = delay
        self._last = 0.0
        self.whole = True

    def carry(self, deliver: Callable[..., object], *given: object) -> None:
        now = asyncio.get_running_loop().time()
        # Never two at the same time: the loop would not keep their order.
        self._last = max(self._last + 1e-6, now + self._rng.expovariate(1 / self._mean))
        later(self._last - now, self._context, self._deliver, deliver, given)

    def stall(self, seconds: float) -> None:
        """Nothing arrives for a while; then everything does."""
        self._last = max(self._last, asyncio.get_running_loop().time() + seconds)

    def _deliver(self, deliver: Callable[..., object], given: tuple[object, ...]) -> None:
        if self.whole:
            deliver(*given)


class PipeEnd(asyncio.WriteTransport):
    """The transport of a channel: it writes to the other end's channel, sometimes in two pieces."""

    def __init__(self, rng: random.Random, wire: Wire, other: Channel[FromFront] | Channel[FromGame]) -> None:
        super().__init__()
        self._rng = rng
        self._wire = wire
        self._other = other

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """It never fills up."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        piece = self._rng.randrange(len(data)) if self._rng.random() < 0.1 else 0
        for part in (data[:piece], data[piece:]):
            if part:
                self._wire.carry(self._other.data_received, bytes(part))

    def close(self) -> None:
        self._wire.carry(self._end)

    def _end(self) -> None:
        if not self._other.lost:
            self._other.connection_lost(None)


DELAY = 0.03
"""Seconds, on average, between a person and the server."""


class Link:
    """A WebSocket: its client's end, and what the application sees as `LimitedSocket`."""

    def __init__(
        self,
        rng: random.Random,
        app: Starlette,
        server: Context,
        client: Context,
        address: str,
        headers: list[tuple[bytes, bytes]],
    ) -> None:
        self._app = app
        self._server = server
        self._up, self._down = Wire(rng, server, DELAY), Wire(rng, client, DELAY)
        self._inbox: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._events: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: Callable[[bytes], None] | None = None
        self.close_sent = False
        self._scope = {
            "type": "websocket",
            "http_version": "1.1",
            "scheme": "ws",
            "path": "/socket",
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"127.0.0.1"), *headers],
            "client": (address, 1),
            "server": ("192.0.2.1", 80),
            "subprotocols": [],
            "extensions": {EXTENSION: ref(self)},
        }
        self._events.put_nowait({"type": "websocket.connect"})
        self._up.carry(self._arrive)

    # ------------------------------------------------------------------ the client's end

    def send(self, frame: bytes) -> None:
        self._up.carry(self._hear, frame)

    @property
    def whole(self) -> bool:
        return self._up.whole

    async def receive(self) -> bytes:
        """The next frame; raises `ConnectionClosedError` once the link is cut."""
        frame = await self._inbox.get()
        if isinstance(frame, int):
            raise ConnectionClosedError(Close(frame, ""), None)
        return frame

    def cut(self, code: int = CUT_OFF) -> None:
        """Nothing on its way arrives any more; both ends notice."""
        if self._up.whole:
            self._up.whole = self._down.whole = False
            self._inbox.put_nowait(code)
            later(0, self._server, self._lose)

    def stall(self, seconds: float) -> None:
        self._up.stall(seconds)
        self._down.stall(seconds)

    # ------------------------------------------------------------------ the server's end, as the application sees it

    def _arrive(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._app(self._scope, self._events.get, self._tell))

    def _hear(self, frame: bytes) -> None:
        if self._heard is not None:
            self._heard(frame)
        else:
            self._events.put_nowait({"type": "websocket.receive", "bytes": frame})

    def _lose(self) -> None:
        self._events.put_nowait({"type": "websocket.disconnect", "code": CUT_OFF})

    async def _tell(self, message: Message) -> None:
        match message["type"]:
            case "websocket.send":
                self.send_text(message["text"].encode())
            case "websocket.close":
                self.end(message["code"])

    async def wait_for(self, turn: asyncio.Future[bool]) -> bool:
        return await turn

    async def relay(self, heard: Callable[[bytes], None]) -> None:
        while not self._events.empty():
            message = self._events.get_nowait()
            if message["type"] != "websocket.receive":
                return
            heard(message["bytes"])
        self._heard = heard
        await self._events.get()
        self._heard = None

    def send_text(self, text: bytes) -> bool:
        if not self.close_sent:
            self._down.carry(self._inbox.put_nowait, text)
        return True

    def end(self, code: int) -> None:
        if not self.close_sent:
            self.close_sent = True
            self._down.carry(self.cut, code)

    def pause(self) -> None:
        """Frames that have come by then are kept anyway."""

    def go_on(self) -> None:
        """There was no pause."""


class ClientSocket:
    """What a person, or a server that relays a guest, sees as a connection of `websockets`."""

    def __init__(self, link: Link) -> None:
        self._link = link

    async def send(self, frame: bytes, text: bool) -> None:
        self._link.send(frame)

    async def recv(self, decode: bool | None = None) -> bytes:
        return await self._link.receive()

    async def close(self) -> None:
        self._link.cut()
