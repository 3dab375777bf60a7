"""What no honest client does: messages by the thousand, the same for the same seed, and lines that nobody hears."""

from __future__ import annotations

import base64
import contextlib
import json
import random
import socket
import struct
from collections.abc import Callable

from voidlock.engine import Json
from voidlock.server.net.listening import listen
from voidlock.server.net.websocket_protocol import POLICY_VIOLATION

Fields = dict[str, Json]

SECRET = "x" * 40

REQUESTS: dict[str, Fields] = {
    "take": {"seat": 2, "name": "Eve", "secret": SECRET},
    "start": {},
    "answer": {"choice": "0" * 18, "answer": "choose:block"},
    "back": {"seat": 1, "answer": "choose:block"},
    "undo": {},
    "agree": {"yes": True},
    "why": {"seat": 1, "answer": "attack:leon:L1"},
    "seat_bot": {"seat": 2, "bot": "brother"},
    "free": {"seat": 1},
    "rename": {"seat": 1, "name": "Eve"},
    "leave": {"seat": 1},
    "close": {},
    "chat": {"seat": 1, "text": "hello"},
    "switch_chat": {"open": False},
    "advise": {"choice": "0" * 18},
    "odds": {"seat": 2},
    "fetch": {},
}

FIRST: dict[str, Fields] = {
    "open": {"name": "Eve", "host": SECRET, "secret": SECRET[::-1], "options": {"players": 1, "teams": "random"}},
    "join": {"table": "0" * 12, "name": "Eve", "seat": 2, "secret": SECRET},
    "sit": {"table": "0" * 12, "secrets": [SECRET]},
    "watch": {"table": "0" * 12},
}

NESTED: tuple[Json, ...] = ([], [[]], {}, {"": {}}, ["leon"] * 9, {"type": "answer"}, [SECRET] * 8)

FILES: tuple[Json, ...] = (
    {"voidlock": 1},
    {"voidlock": 1, "position": {"formation": []}},
    {"voidlock": 1, "setup": {}},
)

ODD: tuple[Json, ...] = (
    *(None, True, False, 0, 1, 7, -1, 3.5, 10**18, -(10**30), 10**300, 1e308),
    *("", " ", "0", "a" * 81, "\x00\x1b[2J", "\u202etxet\u2066", "\u200b", "<script>alert(1)</script>", "📡" * 30),
    *(
        "librarian:99999999",
        "random",
        "librarian:4s",
        "brother:1",
        "bots.py:Bot",
        "/etc/passwd",
        "../../x.py:X",
        "'; --",
    ),
    *(
        "choose:block:",
        "choose:",
        ":",
        "attack:leon:R99",
        "slay:L1:lord_head_tail",
        "target:",
        "undo 0",
        "reroll",
        "ｃhoose",
    ),
    *NESTED,
)

Way = Callable[[random.Random, Fields], str]


def _odd_field(rng: random.Random, message: Fields) -> str:
    message[rng.choice([*message])] = rng.choice(ODD)
    return json.dumps(message)


def _unknown_field(rng: random.Random, message: Fields) -> str:
    message[rng.choice(["seats", "host", "result", "__class__", "Key", "\x00"])] = rng.choice(ODD)
    return json.dumps(message)


def _missing_field(rng: random.Random, message: Fields) -> str:
    del message[rng.choice([*message])]
    return json.dumps(message)


def _other_seat(rng: random.Random, message: Fields) -> str:
    return json.dumps({**message, **({"seat": rng.randint(0, 7)} if "seat" in message else {})})


def _broken(rng: random.Random, message: Fields) -> str:
    text = json.dumps(message)
    return text[: rng.randrange(len(text))]


def _garbled(rng: random.Random, message: Fields) -> str:
    letters = [*json.dumps(message)]
    for _ in range(3):
        letters[rng.randrange(len(letters))] = rng.choice('{}[]":,\\u0019e\x00é')
    return "".join(letters)


def _nested(rng: random.Random, message: Fields) -> str:
    depth = rng.randint(10, 900)
    return json.dumps(message)[:-1] + ', "deep": ' + "[" * depth + "]" * depth + "}"


def _whole(rng: random.Random, message: Fields) -> str:
    return json.dumps(message)


WAYS: tuple[Way, ...] = (
    *(_odd_field, _odd_field, _odd_field, _unknown_field, _missing_field),
    *(_other_seat, _broken, _garbled, _nested, _whole),
)


def request(rng: random.Random, key: str, types: list[str]) -> str:
    """Something like a later message of one of these types; rarely one that may be granted."""
    type = rng.choice(types)
    return rng.choice(WAYS)(rng, {"type": type, "key": key, **REQUESTS[type]})


def first(rng: random.Random) -> str:
    """Something like a first message."""
    type = rng.choice([*FIRST])
    message: Fields = json.loads(json.dumps({"type": type, **FIRST[type]}))
    options = message.get("options")
    if isinstance(options, dict) and rng.random() < 0.5:
        options[rng.choice(["players", "teams", "seed", "takeover", "bot", "advice", "more"])] = rng.choice(ODD)
    if type == "open" and rng.random() < 0.5:
        message["file"] = rng.choice([*ODD, *FILES])
    return rng.choice(WAYS)(rng, message)


# ---------------------------------------------------------------------- lines that nobody listens to


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


def shout(line: socket.socket) -> None:
    """Ask for the game again and again, until nobody takes it in any more."""
    stale = {"type": "answer", "key": "12345678", "choice": "0" * 18, "answer": "choose:block"}
    with contextlib.suppress(OSError):
        while True:
            line.sendall(masked(json.dumps(stale)))
