"""Fairness benchmark of thinking: how long a stranger's `brother` takes to answer beside other people's long jobs.

    python -m bench.fairness              every run, 15 s each
    python -m bench.fairness --seconds 5 --only librarians

The stranger watches a table where `brother` plays alone, from an address of its own; every answer is a new state, so
the time between two states is what one answer takes, the wait included.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import websockets
from websockets.asyncio.client import ClientConnection

from bench.load import FRAME, Frame, percentile
from bench.measures import loop
from bench.served import served

STRANGER = ("127.0.0.2", 0)
LIBRARIAN = "librarian:4000"


class Table:
    """One connection, which hosts a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, type: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def hear(self, *types: str) -> Frame:
        while True:
            frame = FRAME.decode(await self.socket.recv())
            if frame.type in types:
                return frame

    async def open(self, players: int, bot: str) -> Frame:
        """The first state of a game with this bot at every seat but ours."""
        options = {"players": players, "teams": "random", "bot": bot}
        host, secret = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        await self.say("open", name="Ann", host=host, secret=secret, options=options)
        for seat in range(2, players + 1):
            await self.say("seat_bot", key=secrets.token_hex(6), seat=seat, bot=bot)
        if players > 1:
            await self.say("start", key=secrets.token_hex(6))
        return await self.hear("state")

    async def bots_alone(self, players: int, bot: str) -> None:
        """The bots play on without us; we watch."""
        await self.open(players, bot)
        await self.say("leave", key=secrets.token_hex(6), seat=1)


Crowd = Callable[[str, AsyncExitStack], Awaitable[None]]


async def sat_down(address: str, stack: AsyncExitStack, local: tuple[str, int] | None = None) -> Table:
    socket = await websockets.connect(address, compression=None, max_queue=None, local_addr=local)
    await stack.enter_async_context(socket)
    return Table(socket)


def keep(stack: AsyncExitStack, work: Awaitable[None]) -> None:
    task = asyncio.ensure_future(work)
    stack.callback(task.cancel)


async def nobody(address: str, stack: AsyncExitStack) -> None:
    """No other table."""


async def librarians(address: str, stack: AsyncExitStack) -> None:
    """30 tables of librarians, each with a spectator."""
    for _ in range(30):
        table = await sat_down(address, stack)
        await table.bots_alone(1, LIBRARIAN)
        keep(stack, _read(table))


async def advised(address: str, stack: AsyncExitStack) -> None:
    """12 tables that ask for advice again and again."""
    for _ in range(12):
        table = await sat_down(address, stack)
        state = await table.open(1, "brother")
        keep(stack, _ask(table, state.owed[0].choice))


async def abandoned(address: str, stack: AsyncExitStack) -> None:
    """One table of six librarians whose host has left."""
    async with AsyncExitStack() as gone:
        await (await sat_down(address, gone)).bots_alone(6, LIBRARIAN)


async def _read(table: Table) -> None:
    async for _ in table.socket:
        pass


async def _ask(table: Table, choice: str) -> None:
    while True:
        await table.say("advise", key=secrets.token_hex(6), choice=choice)
        await table.hear("advice", "refusal")


CROWDS: dict[str, Crowd] = {"nobody": nobody, "librarians": librarians, "advised": advised, "abandoned": abandoned}


async def waits(address: str, seconds: float) -> list[float]:
    """How long each answer of the stranger's brother took; the last wait counts even if no answer came."""
    found: list[float] = []
    began = time.perf_counter()
    while (left := began + seconds - time.perf_counter()) > 0:
        async with AsyncExitStack() as stack:
            table = await sat_down(address, stack, STRANGER)
            await table.bots_alone(1, "brother")
            asked = time.perf_counter()
            try:
                async with asyncio.timeout(left):
                    while True:
                        state = await table.hear("state")
                        now = time.perf_counter()
                        found.append(now - asked)
                        asked = now
                        if state.open is not None and state.open.result:
                            break
            except TimeoutError:
                found.append(time.perf_counter() - asked)
    return found


async def run(name: str, seconds: float, folder: Path) -> None:
    with served(folder) as server:
        async with AsyncExitStack() as stack:
            await waits(server.address, 1.0)
            await CROWDS[name](server.address, stack)
            # The crowd's jobs come before the stranger's.
            await asyncio.sleep(1.0)
            found = await waits(server.address, seconds)
            half, most, longest = (percentile(found, share) * 1e3 for share in (0.5, 0.99, 1.0))
            print(
                f"{name:12} {len(found):5} answers   p50 {half:6.0f} ms   p99 {most:6.0f}   longest {longest:6.0f}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", choices=CROWDS)
    given = parser.parse_args()
    print(f"fixed loop {loop() * 1e3:.1f} ms")
    with tempfile.TemporaryDirectory() as folder:
        for name in [given.only] if given.only else CROWDS:
            asyncio.run(run(name, given.seconds, Path(folder)))


if __name__ == "__main__":
    main()
