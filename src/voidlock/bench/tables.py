"""Moves at tables in this process: the sessions of a device, without sockets and without a disk."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from time import process_time

import msgspec

from voidlock.protocol.requests import new_key, new_secret
from voidlock.server.here import Device

from .loop import SECONDS


class Option(msgspec.Struct):
    text: str


class Question(msgspec.Struct):
    options: list[Option]


class Own(msgspec.Struct):
    pending: list[Question]


class Owed(msgspec.Struct):
    choice: str


class State(msgspec.Struct):
    """What is read of a state."""

    own: dict[str, Own] = {}
    owed: list[Owed] = []


STATE = msgspec.json.Decoder(State)


class Page:
    """Stores nothing: only the work for a move is measured."""

    async def read(self, table: str) -> str:
        return "[]"

    async def write(self, table: str, number: int, key: str, body: str) -> None: ...

    async def think(self, number: int, body: str, seconds: float) -> str | None:
        return None

    def withdraw(self, number: int) -> None: ...


class Table:
    """A solo game at a table of the device, answered at random."""

    def __init__(self, device: Device, number: int) -> None:
        self._device = device
        self._rng = random.Random(number)
        self.open()

    def open(self) -> None:
        """Sit down at a new table."""
        self.state = ""
        self._line = self._device.connect(self._hear)
        self._say(type="open", name="Ann", host=new_secret(), secret=new_secret(), options={})

    def _hear(self, frame: str | None) -> None:
        if frame is not None and frame.startswith('{"type":"state"'):
            self.state = frame

    def _say(self, **fields: object) -> None:
        self._line.receive(msgspec.json.encode(fields).decode())

    def answer(self) -> bool:
        """Answer the question that is owed; False if the game is over, and a new table is open."""
        state, self.state = STATE.decode(self.state), ""
        if not state.owed:
            self._line.close()
            self.open()
            return False
        option = self._rng.choice(state.own["1"].pending[0].options)
        self._say(type="answer", key=new_key(), choice=state.owed[0].choice, answer=option.text)
        return True


async def _play(tables: int, rounds: int) -> float:
    device = Device(Page())
    await device.begin()
    everybody = [Table(device, number) for number in range(tables)]
    moves, spent = 0, 0.0
    for turn in range(rounds + 2):
        await _heard(everybody)
        begun = process_time()
        answered = sum([table.answer() for table in everybody])
        await _heard(everybody)
        # The first rounds warm the caches up.
        if turn >= 2:
            spent, moves = spent + process_time() - begun, moves + answered
    await device.end()
    return spent / moves * SECONDS["µs"]


async def _heard(everybody: list[Table]) -> None:
    """Wait until every table has a state."""
    while not all(table.state for table in everybody):
        await asyncio.sleep(0)


def move(tables: int, rounds: int = 20) -> Callable[[], float]:
    """Microseconds of processor time for a move with this many tables, the client's part included."""
    return lambda: asyncio.run(_play(tables, rounds))
