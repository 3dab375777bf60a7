"""A client that costs little, so with its own socket: attacks, load and measurements take their seats with it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

import msgspec

from bench.lean_socket import LeanSocket, Lost, connect
from voidlock.protocol.requests import new_key, new_secret


class Refused(Exception):
    """The server has refused what somebody waits for."""


# ---------------------------------------------------------------------- the fields that are read of a message


class Option(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    options: list[Option]
    secret: bool


class Own(msgspec.Struct):
    pending: list[Question]


class Opened(msgspec.Struct):
    result: str


class Owed(msgspec.Struct):
    choice: str
    seat: int


class Asked(NamedTuple):
    """A question that is owed: its name, the texts of its answers, and whether it is asked in secret."""

    choice: str
    texts: list[str]
    secret: bool


OWN = msgspec.json.Decoder(dict[str, Own])
OPENED = msgspec.json.Decoder(Opened)


class Message(msgspec.Struct):
    """`open` and `own` are read of a `state` only."""

    type: str
    key: str = ""
    table: str = ""
    id: str = ""
    open: msgspec.Raw = msgspec.Raw()
    own: msgspec.Raw = msgspec.Raw(b"{}")
    owed: list[Owed] = []

    def asked(self, seat: int) -> list[Asked]:
        """The questions that the seat owes an answer to."""
        names = [owed.choice for owed in self.owed if owed.seat == seat]
        pending = OWN.decode(self.own)[str(seat)].pending if names else []
        return [
            Asked(name, [option.text for option in question.options], question.secret)
            for name, question in zip(names, pending, strict=True)
        ]

    def result(self) -> str:
        return OPENED.decode(self.open).result


MESSAGE = msgspec.json.Decoder(Message)


# ---------------------------------------------------------------------- the client


class Seat:
    """One socket: what its seat owes, and when the last state came."""

    def __init__(self, number: int = 1, host: str = "", secret: str = "") -> None:
        self.number = number
        self.host, self.secret = host or new_secret(), secret or new_secret()
        self.table = ""
        self.owed: list[Asked] = []
        self.result = ""
        self.heard_at = 0.0
        self.acknowledged: dict[str, float] = {}
        self.socket: LeanSocket | None = None
        self._waiting: tuple[Callable[[], bool], asyncio.Future[None]] | None = None

    async def connect(self, address: str, source: str = "") -> None:
        """A new connection, perhaps from another address of this computer."""
        self.socket = await connect(address, self._hear, source)
        self.socket.lost.add_done_callback(lambda _: self._fail(Lost()))

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()

    def _hear(self, data: bytes) -> None:
        now = time.perf_counter()
        message = MESSAGE.decode(data)
        if message.type == "state":
            self.owed = message.asked(self.number)
            self.result = message.result()
            self.heard_at = now
        elif message.type == "told":
            self.acknowledged[message.key] = now
        elif message.type == "refusal":
            self._fail(Refused(message.id))
        elif message.type == "entered":
            self.table = message.table
        if self._waiting is not None and not self._waiting[1].done() and self._waiting[0]():
            self._waiting[1].set_result(None)

    def _fail(self, error: Exception) -> None:
        if self._waiting is not None and not self._waiting[1].done():
            self._waiting[1].set_exception(error)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for messages until this is true. Raises Refused or Lost."""
        if not true():
            done = asyncio.get_running_loop().create_future()
            self._waiting = true, done
            try:
                await done
            finally:
                self._waiting = None

    async def shown(self) -> None:
        """Wait for the first state of a connection."""
        await self.until(lambda: self.heard_at > 0)

    def has_heard(self, since: float) -> bool:
        return self.heard_at > since

    def say(self, **fields: object) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(fields).encode())

    def ask(self, type: str, **fields: object) -> None:
        """A request under a new key."""
        self.say(type=type, key=new_key(), **fields)

    async def open(self, file: object = None, **options: object) -> str:
        """Open a table, perhaps with a game file; its name. Raises Refused."""
        extra = {} if file is None else {"file": file}
        self.say(type="open", name="Ann", host=self.host, secret=self.secret, options=options, **extra)
        await self.until(lambda: bool(self.table))
        return self.table


@asynccontextmanager
async def seated(address: str, source: str = "", host: str = "", secret: str = "") -> AsyncIterator[Seat]:
    """A connection that is reset in the end."""
    seat = Seat(1, host, secret)
    await seat.connect(address, source)
    try:
        yield seat
    finally:
        assert seat.socket is not None
        seat.socket.reset()
