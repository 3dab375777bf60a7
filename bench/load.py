"""The load of the server's benchmarks: tables of two people who give random legal answers, and how long each takes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from bench.seat import Seat
from voidlock.protocol.requests import new_key

MISSIONS = ("suicide-mission", "exterminate", "rescue", "decoy", "defend")

SETTLED = 0.02
"""Seconds to wait for the other socket after an acknowledgement of a move that everybody should see."""

OPTIONS = {"players": 2, "teams": "random"}


class Move(NamedTuple):
    """One acknowledged answer: when it was sent, and how long it took until everybody had seen it."""

    sent: float
    took: float


class Table:
    """The seats, and all acknowledged moves in order."""

    def __init__(self, seats: list[Seat], rng: random.Random) -> None:
        self.seats = seats
        self.rng = rng
        self.answers: list[tuple[int, str]] = []
        self.moves: list[Move] = []

    @property
    def name(self) -> str:
        return self.seats[0].table

    @property
    def over(self) -> bool:
        return any(seat.result for seat in self.seats)

    def leave(self) -> None:
        for seat in self.seats:
            seat.close()

    async def move(self) -> None:
        """Give a random legal answer for a seat that owes one, and time until everybody has seen it."""
        mover = next((seat for seat in self.seats if seat.owed), None)
        if mover is None:
            await asyncio.sleep(0.001)
            return
        choice, texts, secret = mover.owed[0]
        text, key = self.rng.choice(texts), new_key()
        began = time.perf_counter()
        mover.say(type="answer", key=key, choice=choice, answer=text)
        await mover.until(lambda: key in mover.acknowledged)
        self.answers.append((mover.number, text))
        for other in self.seats:
            if other is not mover and other.heard_at < began and self._is_told(mover, other, secret):
                with suppress(TimeoutError):
                    await asyncio.wait_for(other.until(partial(other.has_heard, began)), SETTLED)
        seen = [seat.heard_at for seat in self.seats if seat.heard_at >= began]
        self.moves.append(Move(began, max([mover.acknowledged.pop(key), *seen]) - began))

    @staticmethod
    def _is_told(mover: Seat, other: Seat, secret: bool) -> bool:
        """Nobody else hears of a secret answer before all of them are given."""
        return not (secret and (other.owed or any(asked.secret for asked in mover.owed)))


async def sit_alone(address: str, number: int) -> Table:
    """A table of Space Hulk."""
    ann = Seat()
    await ann.connect(address)
    await ann.open(game="hulk", mission=MISSIONS[number % len(MISSIONS)])
    await ann.shown()
    return Table([ann], random.Random(number))


async def sit_down(address: str, number: int = 0, options: Mapping[str, object] = OPTIONS) -> Table:
    """Two people start a game."""
    ann, bob = Seat(1), Seat(2)
    await ann.connect(address)
    await bob.connect(address)
    await ann.open(**options)
    bob.say(type="join", table=ann.table, seat=2, name="Bob", secret=bob.secret)
    await bob.until(lambda: bool(bob.table))
    ann.say(type="start", key="starting")
    for seat in (ann, bob):
        await seat.shown()
    return Table([ann, bob], random.Random(number))


async def many(address: str, tables: int) -> list[Table]:
    found: list[Table] = []
    for first in range(0, tables, 25):
        found += await asyncio.gather(*[sit_down(address, number) for number in range(first, min(first + 25, tables))])
    return found


# ---------------------------------------------------------------------- runs


class Figures(NamedTuple):
    """What a run has measured."""

    moves: Sequence[Move]
    seconds: float
    """Real time."""
    load: float
    """Seconds of processor time of the load itself."""

    @property
    def speed(self) -> float:
        return len(self.moves) / self.seconds

    def part(self, share: float) -> float:
        """The latency percentile in milliseconds: this share of the moves was seen by everybody within it."""
        return percentile([move.took for move in self.moves], share) * 1e3

    def a_move(self, seconds: float) -> float:
        """So many seconds of processor time as microseconds a move."""
        return 1e6 * seconds / max(1, len(self.moves))


def percentile(found: Sequence[float], share: float) -> float:
    ordered = sorted(found) or [0.0]
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def paced(tables: list[Table], rate: float, seconds: float) -> Figures:
    """Every table answers at this rate per second, spread evenly."""
    used, began = time.process_time(), time.perf_counter()

    async def play(table: Table, first: float) -> None:
        due = began + first
        while due < began + seconds and not table.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await table.move()
            due += 1 / rate

    await asyncio.gather(*[play(table, index / len(tables) / rate) for index, table in enumerate(tables)])
    return _gathered(tables, began, used)


async def closed(
    tables: list[Table], seconds: float, seated: Callable[[int], Awaitable[Table]]
) -> tuple[Figures, list[Table]]:
    """Closed loop: every table answers as soon as it can; `seated` replaces one whose game is over."""
    every = list(tables)
    used, began = time.process_time(), time.perf_counter()

    async def play(table: Table) -> None:
        while time.perf_counter() < began + seconds:
            if table.over:
                table.leave()
                table = await seated(len(every))
                every.append(table)
            await table.move()

    await asyncio.gather(*[play(table) for table in tables])
    return _gathered(every, began, used), every


def _gathered(tables: list[Table], began: float, used: float) -> Figures:
    moves = [move for table in tables for move in table.moves]
    return Figures(moves, time.perf_counter() - began, time.process_time() - used)
