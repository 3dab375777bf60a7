"""People who play whatever happens: they come back, and repeat under its key what was not acknowledged."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

from msgspec import json
from websockets.exceptions import ConnectionClosed

from tests.server.people import Answer
from tests.server.serving import Message, Owed, items, table
from tests.simulation.network import Link
from voidlock.engine import Json

CUT_OFF = (ConnectionError, ConnectionClosed, TimeoutError)

NOT_NOW = ("table_store_failed", "table_failed", "table_not_ready", "table_too_late", "table_try_again")
"""Refusals after which the same is asked again."""

TALKATIVE = 0.2
"""How often somebody says something after an answer."""

SILENCE = 5.0
"""Seconds after which a request without a reply is sent again on a new connection."""


class Person:
    """A player at one table."""

    def __init__(self, name: str, rng: random.Random, connect: Callable[[], Awaitable[Link]]) -> None:
        self.name = name
        self._rng = rng
        self._connect = connect
        self.secret, self.host = f"{name}-secret-".ljust(30, "s"), f"{name}-host-".ljust(30, "h")
        self.first: dict[str, object] = {}
        """What they say when they come for the first time; the same again has the same effect."""
        self.table = ""
        self.link: Link | None = None
        self.seats: list[int] = []
        self.state: Message = {}
        self.acknowledged: list[Answer] = []
        self._keys = 0

    def opens(self, players: int) -> None:
        options = {"players": players, "teams": "random", "bot": "brother"}
        self.first = {"type": "open", "name": self.name, "host": self.host, "secret": self.secret, "options": options}

    def joins(self, table: str, seat: int) -> None:
        self.first = {"type": "join", "table": table, "seat": seat, "name": self.name, "secret": self.secret}

    def watches(self, table: str) -> None:
        self.first = {"type": "watch", "table": table}

    # ------------------------------------------------------------------ coming

    async def here(self) -> Link:
        """The connection; a new one if it was cut."""
        while self.link is None:
            try:
                link = await self._connect()
                back = {"type": "sit", "table": self.table, "secrets": [self.secret, self.host]}
                link.send(json.encode(back if self.table else self.first))
                self.link = link
                reply = await self._hear("entered", "refusal")
                if reply["type"] == "refusal":
                    assert reply["id"] in NOT_NOW, reply
                    raise ConnectionAbortedError
                self.table = str(reply["table"])
            except CUT_OFF:
                self._leave()
                await asyncio.sleep(self._rng.uniform(0.1, 2))
        return self.link

    def _leave(self) -> None:
        if self.link is not None:
            self.link.cut()
            self.link = None

    async def _next(self, seconds: float | None = SILENCE) -> Message:
        assert self.link is not None
        async with asyncio.timeout(seconds):
            message: Message = json.decode(await self.link.receive())
        match message["type"]:
            case "entered":
                self.seats = [int(str(seat)) for seat in items(message["seats"])]
            case "state":
                self.state = message
        return message

    async def _hear(self, *types: str) -> Message:
        while True:
            message = await self._next()
            if message["type"] in types:
                return message

    # ------------------------------------------------------------------ asking

    async def ask(self, kind: str, **fields: object) -> Message:
        """What the server says at last: granted, or refused for good."""
        self._keys += 1
        request = {"type": kind, "key": f"{self.name}-{self._keys:08d}", **fields}
        while True:
            link = await self.here()
            try:
                link.send(json.encode(request))
                while (reply := await self._next()).get("key") != request["key"]:
                    pass
            except CUT_OFF:
                self._leave()
                continue
            if reply["type"] == "refusal" and reply["id"] in NOT_NOW:
                await asyncio.sleep(1)
                continue
            return reply

    async def chat(self) -> Message:
        """Say something that nobody says twice."""
        return await self.ask("chat", seat=self.seats[0], text=f"{self.name} {self._keys}")

    async def flood(self, requests: int) -> list[str]:
        """Say so much at once; the reasons why not, as many as come before the connection is closed."""
        link = await self.here()
        for number in range(requests):
            link.send(json.encode({"type": "chat", "key": f"{self.name}-{number:08d}", "seat": 1, "text": "flood"}))
        reasons = []
        try:
            while True:
                message = await self._next()
                if message["type"] == "refusal":
                    reasons.append(str(message["id"]))
        except CUT_OFF:
            self._leave()
        return reasons

    @property
    def result(self) -> Json:
        return table(self.state["open"])["result"] if self.state else ""

    def owed(self) -> list[tuple[int, Owed]]:
        if not self.state:
            return []
        found = []
        for seat in self.seats:
            pending = items(table(table(self.state["own"])[str(seat)])["pending"])
            names = [str(table(each)["choice"]) for each in items(self.state["owed"]) if table(each)["seat"] == seat]
            for name, question in zip(names, pending, strict=True):
                texts = [str(table(option)["text"]) for option in items(table(question)["options"])]
                found.append((seat, Owed(name, texts)))
        return found

    async def play(self, until: float, pause: float) -> None:
        """Answer what is owed, each after a pause, to the end of the game; after `until`, only listen."""
        loop = asyncio.get_running_loop()
        while not self.result:
            await self.here()
            if loop.time() < until and (owed := self.owed()):
                await self._think(self._rng.expovariate(1 / pause))
                seat, asked = self._rng.choice(self.owed() or owed)
                text = self._rng.choice(asked.texts)
                reply = await self.ask("answer", choice=asked.name, answer=text)
                if reply["type"] == "told":
                    self.acknowledged.append(Answer(str(reply["key"]), seat, text))
                else:
                    assert reply["id"] == "table_stale", reply
                if self._rng.random() < TALKATIVE:
                    await self.chat()
            else:
                await self._listen(None)

    async def _think(self, seconds: float) -> None:
        """Think, and hear what happens meanwhile."""
        until = asyncio.get_running_loop().time() + seconds
        while (left := until - asyncio.get_running_loop().time()) > 0:
            await self.here()
            await self._listen(left)

    async def _listen(self, seconds: float | None) -> None:
        try:
            await self._next(seconds)
        except TimeoutError:
            pass
        except (ConnectionError, ConnectionClosed):
            self._leave()
