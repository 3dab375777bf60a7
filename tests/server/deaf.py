"""Lines that nobody listens to."""

from __future__ import annotations

import base64
import socket
import struct

from voidlock.server.net.listening import listen
from voidlock.server.net.websocket_protocol import POLICY_VIOLATION

CLOSING = b"\x88\x02" + struct.pack("!H", POLICY_VIOLATION)
"""The frame with which the server closes a line."""


def deaf(address: str) -> socket.socket:
    """A connection whose client takes in next to nothing."""
    host, _, rest = address.removeprefix("ws://").partition(":")
    port = int(rest.partition("/")[0])
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(10)
    line.connect((host, port))
    key = base64.b64encode(bytes(16)).decode()
    line.sendall(
        f"GET /socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    while line.recv(1) != b"{":
        """Up to the server's first message."""
    return line


def narrow(host: str, port: int | None) -> socket.socket:
    """A listener whose connections leave next to nothing to the kernel."""
    listener = listen(host, port)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


def masked(text: str) -> bytes:
    """A short text as a client's frame."""
    words = text.encode()
    return bytes([0x81]) + bytes([0x80 | 126]) + struct.pack("!H", len(words)) + bytes(4) + words


def until_closed(line: socket.socket) -> None:
    """Listen until the server says that it closes the line, or does it."""
    heard = b"?"
    while heard and not heard.endswith(CLOSING):
        heard = line.recv(4096)
