"""A table that plays on while its server is attacked: two players, ten moves a second, and how long each takes."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from contextlib import suppress

import websockets

from bench.attacks import GONE, new_secret
from bench.messages import MESSAGE, Message

EVERY = 0.1
"""Seconds between two moves."""

CUT_OFF = 60.0
"""Seconds after which a move without an acknowledgement is given up."""


class Table:
    """Two players; the first chooses an action card and takes it back, ten times a second."""

    def __init__(self, port: int) -> None:
        self._address = f"ws://127.0.0.1:{port}/socket"
        self._host, self._secrets = new_secret(), [new_secret(), new_secret()]
        self._line: websockets.ClientConnection | None = None
        self._choice = self._text = self._given = ""
        self._moves = 0
        self.name = ""
        self.cut = 0
        """How often it has lost its connection."""

    async def _connect(self, **first: object) -> None:
        self._line = await websockets.connect(self._address, compression=None, max_queue=None, open_timeout=CUT_OFF)
        await self._line.send(json.dumps(first))
        self.name = (await self._hear("entered")).table

    async def _hear(self, type: str, key: str = "") -> Message:
        assert self._line is not None
        while True:
            message = MESSAGE.decode(await self._line.recv())
            asked = message.asked()
            if asked is not None:
                self._choice, self._text = asked[0], asked[1][0]
            if message.key == key and message.type in (type, "refusal"):
                if message.type == "refusal":
                    raise SystemExit(f"the well-behaved table was refused: {message}")
                return message

    async def sit_down(self) -> None:
        """Ann opens the table, Bob joins, and the game starts; Bob only needed to be there for that."""
        options = {"players": 2, "teams": [["red", "blue"], ["green", "grey"]], "seed": "siege"}
        ann, bob = self._secrets
        await self._connect(type="open", name="Ann", host=self._host, secret=ann, options=options)
        async with websockets.connect(self._address, compression=None) as other:
            await other.send(json.dumps({"type": "join", "table": self.name, "seat": 2, "name": "Bob", "secret": bob}))
            while MESSAGE.decode(await other.recv()).type != "entered":
                pass
        await self._ask("start", "start-the-game")
        if not self._choice:
            await self._hear("state")

    async def _ask(self, type: str, key: str, **fields: object) -> None:
        assert self._line is not None
        await self._line.send(json.dumps({"type": type, "key": key, **fields}))
        await self._hear("told", key)

    async def _move(self, key: str) -> None:
        if self._moves % 2 == 0:
            self._given = self._text
            await self._ask("answer", key, choice=self._choice, answer=self._given)
        else:
            await self._ask("back", key, seat=1, answer=self._given)

    async def play(self, seconds: float) -> list[float]:
        """Move until the time is over; the milliseconds until each move was acknowledged.

        A move that the connection did not survive is repeated on the next one.
        """
        delays: list[float] = []
        began = due = time.perf_counter()
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            sent = time.perf_counter()
            try:
                async with asyncio.timeout(CUT_OFF):
                    await self._acknowledged()
            except TimeoutError:
                self.cut += 1
            self._moves += 1
            delays.append((time.perf_counter() - sent) * 1e3)
            due = max(due + EVERY, time.perf_counter())
        return delays

    async def _acknowledged(self) -> None:
        key = secrets.token_hex(6)
        while True:
            try:
                await self._move(key)
                return
            except GONE:
                self.cut += 1
                with suppress(*GONE):
                    await self._connect(type="sit", table=self.name, secrets=[self._secrets[0]])

    async def leave(self) -> None:
        if self._line is not None:
            await self._line.close()
