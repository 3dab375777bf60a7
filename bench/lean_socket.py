"""A WebSocket client that costs little: the load of a benchmark must not take the processor from what it measures.

It speaks just what our server does: whole text frames, no compression, pings answered, and masks of zeros.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import struct
from collections.abc import Callable
from socket import SO_LINGER, SOL_SOCKET
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING = 0x81, 0x88, 0x89
LONG, LONGEST = 126, 127

NO_LINGER = struct.pack("ii", 1, 0)
"""Closing resets the connection."""


class Lost(ConnectionError):
    """The server has closed the connection."""


class LeanSocket(asyncio.Protocol):
    """A connection; `heard` gets every message as it comes."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self._upgrade = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        )
        self._heard = heard
        self._read = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # ------------------------------------------------------------------ to the server

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._write(CLOSE, b"\x03\xe8")
            self._transport.close()

    def stop_reading(self) -> None:
        if self._transport is not None:
            self._transport.pause_reading()

    def reset(self) -> None:
        """Hang up without a goodbye (RST)."""
        if self._transport is not None:
            self._transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, NO_LINGER)
            self._transport.abort()

    def _write(self, first: int, data: bytes) -> None:
        if self._transport is None:
            raise Lost
        size = len(data)
        if size < LONG:
            length = bytes((0x80 | size,))
        elif size < 1 << 16:
            length = bytes((0x80 | LONG,)) + size.to_bytes(2, "big")
        else:
            length = bytes((0x80 | LONGEST,)) + size.to_bytes(8, "big")
        self._transport.write(bytes((first,)) + length + bytes(4) + data)

    # ------------------------------------------------------------------ from the server

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._upgrade.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(Lost())
        if not self.lost.done():
            self.lost.set_result(None)

    def data_received(self, data: bytes) -> None:
        read = self._read + data if self._read else data
        if not self.opened.done():
            head, found, read = read.partition(b"\r\n\r\n")
            if not found:
                self._read = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(Lost(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        begin = 0
        while (frame := _frame_at(read, begin)) is not None:
            start, end = frame
            if read[begin] == TEXT:
                self._heard(read[start:end])
            elif read[begin] == PING:
                self._write(0x8A, read[start:end])
            begin = end
        self._read = read[begin:]


def _frame_at(read: bytes, begin: int) -> tuple[int, int] | None:
    """Where the data of a frame starts and ends; nothing if it is not all there."""
    if len(read) < begin + 2:
        return None
    size, start = read[begin + 1], begin + 2
    if size >= LONG:
        width = 2 if size == LONG else 8
        start += width
        size = int.from_bytes(read[begin + 2 : start], "big")
    return (start, start + size) if len(read) >= start + size else None


async def connect(address: str, heard: Callable[[bytes], None], source: str = "") -> LeanSocket:
    """A connection to `ws://HOST:PORT/PATH`, perhaps from another address of this computer."""
    place = urlsplit(address)
    assert place.hostname is not None and place.port is not None
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: LeanSocket(place.netloc, place.path, heard),
        place.hostname,
        place.port,
        local_addr=(source, 0) if source else None,
    )
    await socket.opened
    return socket
