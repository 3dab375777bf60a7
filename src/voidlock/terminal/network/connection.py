"""WebSocket client that reconnects with back-off and repeats open requests under the same idempotency keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Protocol, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from voidlock.protocol.replies import Entered, FromServer, Refusal
from voidlock.protocol.requests import FirstMessage, FromClient
from voidlock.terminal.model.session import Declined, Unreasonable
from voidlock.terminal.network.hearing import reason

DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)

WAITS = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between two attempts to connect."""

M = TypeVar("M", bound=FromServer)


class Socket(Protocol):
    async def send(self, message: bytes, /, *, text: bool) -> None: ...
    async def recv(self) -> str | bytes: ...
    async def close(self) -> None: ...


Dial = Callable[[], AbstractAsyncContextManager[Socket]]


class Connection:
    """Talks to a server, and reconnects until `ended` is set.

    `dial` connects. `first` makes the first message, which identifies the client. `heard` gets every message that
    answers no request. `cut` is called when the connection breaks, or a try to connect fails.
    """

    def __init__(
        self,
        dial: Dial,
        first: Callable[[], FirstMessage],
        heard: Callable[[FromServer], None],
        cut: Callable[[], None],
    ) -> None:
        self.dial, self.first, self.heard, self.cut = dial, first, heard, cut
        self.socket: Socket | None = None
        """There is one once the server has let the client in."""
        self.ended = False
        """Whether to stop reconnecting."""
        self._asked: dict[str, tuple[FromClient, asyncio.Future[FromServer]]] = {}

    async def stay(self) -> None:
        """Stay connected, reconnecting as needed."""
        tries = 0
        while not self.ended:
            try:
                async with self.dial() as socket:
                    await self._listen(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, msgspec.MsgspecError):
                pass
            except InvalidURI:
                self.ended = True
            tries = 0 if self.socket is not None else tries + 1
            self.socket = None
            self.cut()
            if not self.ended:
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
        for _, waiting in self._asked.values():
            waiting.cancel()

    async def _listen(self, socket: Socket) -> None:
        self.heard(DECODER.decode(await socket.recv()))
        if not self.ended:
            await socket.send(msgspec.json.encode(self.first()), text=True)
        while not self.ended:
            message = DECODER.decode(await socket.recv())
            if isinstance(message, Entered) and self.socket is None:
                self.socket = socket
                for request, _ in list(self._asked.values()):
                    await socket.send(msgspec.json.encode(request), text=True)
            waiting = self._asked.pop(getattr(message, "key", ""), None)
            if waiting is None:
                self.heard(message)
            elif not waiting[1].done():
                waiting[1].set_result(message)

    async def request(self, message: FromClient, kind: type[M]) -> M:
        """Send a request and return the reply; if the connection breaks, send it again. Raises Declined."""
        if self.ended:
            raise Declined("screen-not-asked")
        waiting: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._asked[message.key] = message, waiting
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(msgspec.json.encode(message), text=True)
        try:
            answer = await waiting
        finally:
            # A cancelled request is not sent again over the next connection.
            self._asked.pop(message.key, None)
        if isinstance(answer, Refusal):
            raise Unreasonable(reason(answer))
        assert isinstance(answer, kind)
        return answer
