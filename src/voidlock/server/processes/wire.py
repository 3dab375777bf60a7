"""Length-prefixed message batches over a stream: everything sent in one loop tick is one write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Generic, TypeVar, cast

from msgspec import Struct
from msgspec.msgpack import Decoder, Encoder

from voidlock.server.operations.event_log import failure

PREFIX = 4
"""Bytes of a batch's length."""

ENCODER = Encoder()

MOST_UNREAD = 1 << 20
"""Bytes that the other end has not read yet; then senders that can wait do."""

T = TypeVar("T")


class Message(Struct, array_like=True, frozen=True, gc=False):
    """Base of all messages on the channel; the tag of each is a number."""


class Reply(Message, frozen=True):
    """Base of replies to a call, which has this number."""

    call: int


class Channel(asyncio.Protocol, Generic[T]):
    """One end of the channel. `received` gets each message, `lost` is called once the other end is gone."""

    def __init__(self, decoder: Decoder[list[T]], received: Callable[[T], None], lost: Callable[[], None]) -> None:
        self._decoder = decoder
        self._received = received
        self._has_lost = lost
        self._transport: asyncio.WriteTransport | None = None
        self._waiting: list[Message] = []
        self._read = bytearray()
        self.lost = False
        """The other end is gone."""
        self._room = asyncio.Event()
        self._room.set()
        self._loop = asyncio.get_running_loop()
        self._numbers = count(1)
        self._calls: dict[int, asyncio.Future[Reply | None]] = {}

    # ------------------------------------------------------------------ sending

    def send(self, message: Message) -> None:
        """Send with everything else of this loop tick. After the other end is gone, nothing is sent."""
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(message)

    def call(self) -> tuple[int, asyncio.Future[Reply | None]]:
        """A new call: its number, and the reply to come; None once the other end is gone."""
        number = next(self._numbers)
        self._calls[number] = reply = self._loop.create_future()
        if self.lost:
            reply.set_result(None)
        return number, reply

    def settle(self, reply: Reply) -> None:
        waiting = self._calls.pop(reply.call, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(reply)

    def flush(self) -> None:
        """Write what is waiting."""
        waiting, self._waiting = self._waiting, []
        if waiting and self._transport is not None:
            batch = bytearray(PREFIX)
            ENCODER.encode_into(waiting, batch, PREFIX)
            batch[:PREFIX] = (len(batch) - PREFIX).to_bytes(PREFIX, "big")
            self._transport.write(batch)

    @property
    def full(self) -> bool:
        """Whether the other end reads too little: who can wait, should wait for `drain`."""
        return not self._room.is_set()

    async def drain(self) -> None:
        """Wait until the other end has read most of what was sent, or is gone."""
        await self._room.wait()

    def close(self) -> None:
        """Send what is waiting, then close."""
        self.flush()
        if self._transport is not None:
            self._transport.close()

    # ------------------------------------------------------------------ asyncio's side

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are none of asyncio's classes.
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.set_write_buffer_limits(MOST_UNREAD)

    def pause_writing(self) -> None:
        self._room.clear()

    def resume_writing(self) -> None:
        self._room.set()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self.lost = True
        self._room.set()
        for waiting in self._calls.values():
            if not waiting.done():
                waiting.set_result(None)
        self._calls.clear()
        self._has_lost()

    def data_received(self, data: bytes) -> None:
        read = self._read
        read += data
        begin = 0
        while (size := len(read) - begin - PREFIX) >= 0:
            length = int.from_bytes(read[begin : begin + PREFIX], "big")
            if size < length:
                break
            begin += PREFIX
            batch = self._decoder.decode(read[begin : begin + length])
            begin += length
            for message in batch:
                self._take(message)
        del read[:begin]

    def _take(self, message: T) -> None:
        """One message that fails must not take the others with it."""
        try:
            self._received(message)
        except Exception:
            failure("message_failed", message=type(message).__name__)
