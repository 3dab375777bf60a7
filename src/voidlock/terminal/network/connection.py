"""WebSocket client that reconnects with back-off and repeats open requests under the same idempotency keys."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from voidlock.protocol.replies import Entered, FromServer, Refusal
from voidlock.protocol.requests import FirstMessage, FromClient
from voidlock.terminal.model.session import Declined, Unreasonable
from voidlock.terminal.network.hearing import reason

DECODER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
ENCODER = msgspec.json.Encoder()

WAITS = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between two attempts to connect."""

M = TypeVar("M", bound=FromServer)


def new_key() -> str:
    return secrets.token_hex(8)


class Connection:
    """Talks to a server, and reconnects until `ended` is set.

    `first` makes the first message, which identifies the client. `heard` gets every message that answers no request.
    `changed` is called when the connection breaks or is back.
    """

    def __init__(
        self,
        address: str,
        first: Callable[[], FirstMessage],
        heard: Callable[[FromServer], None],
        changed: Callable[[], None],
    ) -> None:
        self.address, self.first, self.heard, self.changed = address, first, heard, changed
        self.connected = False
        self.ended = False
        """Whether to stop reconnecting."""
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[FromClient, asyncio.Future[FromServer]]] = {}

    async def stay(self) -> None:
        """Stay connected, reconnecting as needed."""
        tries = 0
        while not self.ended:
            try:
                async with connect(self.address, open_timeout=10, max_size=None) as socket:
                    await self._listen(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, msgspec.MsgspecError):
                pass
            except InvalidURI:
                self.ended = True
            tries = 0 if self.connected else tries + 1
            self.connected, self._socket = False, None
            self.changed()
            if not self.ended:
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
        for _, waiting in self._asked.values():
            waiting.cancel()

    async def _listen(self, socket: ClientConnection) -> None:
        self.heard(DECODER.decode(await socket.recv()))
        if not self.ended:
            await self._send(socket, self.first())
        while not self.ended:
            message = DECODER.decode(await socket.recv())
            if isinstance(message, Entered) and not self.connected:
                self.connected, self._socket = True, socket
                for request, _ in list(self._asked.values()):
                    await self._send(socket, request)
            waiting = self._asked.pop(getattr(message, "key", ""), None)
            if waiting is None:
                self.heard(message)
            elif not waiting[1].done():
                waiting[1].set_result(message)

    async def _send(self, socket: ClientConnection, message: FirstMessage | FromClient) -> None:
        await socket.send(ENCODER.encode(message).decode())

    async def request(self, message: FromClient, kind: type[M]) -> M:
        """Send a request and return the reply; if the connection breaks, send it again. Raises Declined."""
        if self.ended:
            raise Declined("screen-not-asked")
        waiting: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._asked[message.key] = message, waiting
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._send(self._socket, message)
        try:
            answer = await waiting
        except asyncio.CancelledError:
            # A cancelled request is not sent again over the next connection.
            self._asked.pop(message.key, None)
            raise
        if isinstance(answer, Refusal):
            raise Unreasonable(reason(answer))
        assert isinstance(answer, kind)
        return answer
