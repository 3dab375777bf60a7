"""A real server on a free port, and clients that talk to it."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import NamedTuple

import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.device import ON_DEVICE, Line, StoredPage, device_line, on_device
from voidlock.engine import Json
from voidlock.protocol.requests import new_key, new_secret
from voidlock.server.access.gate import Access
from voidlock.server.app import Service
from voidlock.server.net.listening import listen
from voidlock.server.processes.messages import GameSettings
from voidlock.server.serve import Server, config
from voidlock.server.store.databases import leases_for
from voidlock.server.store.sqlite import SqliteStore
from voidlock.server.store.store import Store

Message = dict[str, Json]

FIRST = ("open", "join", "sit", "watch", "glance")


UNHURRIED = GameSettings(request_cpu=20.0)
"""Garbage of a whole test process is collected during a request: that alone can take longer than a request may."""

ACCESS = Access()
"""The limits of servers under test; a test may set others."""


SERVICES: dict[str, Service] = {}
"""By address, the servers that run."""

WIRES = ["socket", "device"]
"""How a page reaches its tables: at a server, or on its own device."""

wire: ContextVar[str] = ContextVar("wire", default="socket")
"""The one under test."""


async def numbers(address: str) -> dict[str, float]:
    """What the server at this address counts, by name."""
    families = await SERVICES[address].tables.families()
    return {sample.name: sample.value for family in families for sample in family.samples}


@asynccontextmanager
async def serving(
    store: Store,
    settings: GameSettings | None = None,
    relay: int = 0,
    access: Access | None = None,
    game_processes: bool = False,
    host: str = "127.0.0.1",
) -> AsyncIterator[str]:
    """The address of a server's socket, as long as it serves; with `relay` on this port, others relay guests to it."""
    if wire.get() == "device":
        async with on_device(StoredPage(store)) as address:
            yield address
        return
    leases = leases_for(store, f"{host}:{relay}" if relay else "")
    service = Service(
        store,
        game_processes=game_processes,
        game_settings=settings or UNHURRIED,
        leases=leases,
        access=access or ACCESS,
    )
    async with service.running() as app:
        impatient, ready = config(app, service.gate, logging.WARNING), asyncio.Event()
        impatient.timeout_graceful_shutdown = 1
        listener = listen(host, relay)
        port = listener.getsockname()[1]
        server = Server(impatient, ready.set)
        task = asyncio.create_task(server.serve([listener]))
        await ready.wait()
        address = f"ws://{host}:{port}/socket"
        SERVICES[address] = service
        try:
            yield address
        finally:
            del SERVICES[address]
            server.should_exit = True
            await task


def line_to(address: str) -> AbstractAsyncContextManager[Line]:
    """A line to the server or the device at this address."""
    if address.startswith(ON_DEVICE):
        return device_line(address)
    return websockets.connect(address, max_size=None, max_queue=None)


def unheard(frame: bytes | None) -> None:
    """For a client whose frames nobody looks at."""


def in_a_file(path: Path) -> SqliteStore:
    return SqliteStore(path / "log.db")


def table(value: Json) -> dict[str, Json]:
    assert isinstance(value, dict)
    return value


def items(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


class Owed(NamedTuple):
    """A choice by its name, and the texts of its answers."""

    name: str
    texts: list[str]


def owed_by(state: Message, seat: int) -> list[Owed]:
    """What the seat owes in this state; nothing before the first."""
    if not state:
        return []
    pending = items(table(table(state["own"])[str(seat)])["pending"])
    names = [str(table(asked)["choice"]) for asked in items(state["owed"]) if table(asked)["seat"] == seat]
    texts = [[str(table(option)["text"]) for option in items(table(question)["options"])] for question in pending]
    return [Owed(*each) for each in zip(names, texts, strict=True)]


def result_of(state: Message) -> str:
    return str(table(state["open"])["result"]) if state else ""


class Client:
    """A client at a table: its secrets, what it was sent, and the last message of each kind."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.frames: list[str] = []
        self.last: dict[str, Message] = {}
        self.news: dict[str, list[Json]] = {}
        self.host, self.secret = new_secret(), new_secret()

    @property
    def socket(self) -> ClientConnection:
        """The line, if it is one to a server."""
        assert isinstance(self.line, ClientConnection)
        return self.line

    # ------------------------------------------------------------------ saying

    async def send(self, type: str, **fields: object) -> str:
        key = new_key()
        with_key = {} if type in FIRST else {"key": key}
        await self.line.send(json.dumps({"type": type, **with_key, **fields}))
        return key

    async def ask(self, type: str, **fields: object) -> Message:
        """Send a request, and what the server says to it."""
        key = await self.send(type, **fields)
        while True:
            message = await self.next()
            if message.get("key") == key:
                return message

    async def open(self, players: int = 1, teams: object = "random", after: object = "", **options: object) -> str:
        """Open a table, perhaps after the one whose host has this secret; its name."""
        options = {"players": players, "teams": teams, **options}
        follows = {"after": after} if after else {}
        await self.send("open", name="Ann", host=self.host, secret=self.secret, options=options, **follows)
        return str((await self.hear("entered"))["table"])

    async def join(self, table: str, seat: int, name: str = "Bob", invite: str = "") -> Message:
        shown = {"invite": invite} if invite else {}
        await self.send("join", table=table, seat=seat, name=name, secret=self.secret, **shown)
        return await self.hear("entered", "refusal")

    async def sit(self, table: str, *secrets: str) -> Message:
        await self.send("sit", table=table, secrets=list(secrets))
        return await self.hear("entered", "refusal")

    # ------------------------------------------------------------------ hearing

    async def next(self) -> Message:
        # `wait_for` would forget that somebody has cancelled it if a message came at the same moment.
        async with asyncio.timeout(20):
            frame = await self.line.recv()
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message: Message = json.loads(text)
        self.last[str(message["type"])] = message
        if message["type"] == "state":
            for seat, news in table(message["news"]).items():
                since = table(news)["since"]
                assert isinstance(since, int)
                self.news.setdefault(seat, [])[since:] = items(table(news)["events"])
        return message

    async def hear(self, *types: str) -> Message:
        """The next message of one of these types; everything before it is kept."""
        while True:
            message = await self.next()
            if message["type"] in types:
                return message

    async def state(self) -> Message:
        """The last state that was told; waits for the first."""
        return self.last.get("state") or await self.hear("state")

    # ------------------------------------------------------------------ playing

    @property
    def result(self) -> str:
        return result_of(self.last.get("state", {}))

    def owed(self, seat: int) -> list[Owed]:
        """What the seat owes, after the last state that was told."""
        return owed_by(self.last.get("state", {}), seat)

    async def answer(self, owed: Owed, text: str) -> Message:
        return await self.ask("answer", choice=owed.name, answer=text)

    async def play(self, seat: int, rng: random.Random, answers: int = 10_000) -> None:
        """So many answers at random, or to the end of the game."""
        await self.state()
        while answers and not self.result:
            owed = self.owed(seat)
            if not owed:
                await self.next()
                continue
            reply = await self.answer(owed[0], rng.choice(owed[0].texts))
            assert reply["type"] == "told" or reply["id"] == "table_stale", reply
            answers -= 1


@asynccontextmanager
async def connected(address: str) -> AsyncIterator[Client]:
    async with line_to(address) as line:
        client = Client(line)
        await client.hear("hello")
        yield client
