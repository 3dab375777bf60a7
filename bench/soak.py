"""Soak: players who stay for a while and reconnect, many times over; what the front keeps of each closed connection.

    python -m bench.soak                      6,000 connections, about a minute; `make long` does it too

Fails if the front process has grown by more than 1 kB for each connection that was closed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import deque
from pathlib import Path
from typing import NamedTuple

from bench.seat import Seat
from bench.served import Served, served, usage_of

PLAYERS = 30
HELD = 6
"""Connections that each player has at a time: each lives while some hundred others come and go."""

MOST = 1.0
"""Kilobytes of the front for each closed connection."""


class Grown(NamedTuple):
    """Kilobytes for each connection that was closed."""

    front: float
    game: float


class Player:
    """A table, and connections to its only seat of which the oldest is replaced."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._first = Seat()
        self._here: deque[Seat] = deque()

    async def open(self) -> None:
        await self._enter(self._first)
        await self._first.open(players=1, teams="random")
        await self._first.shown()

    async def reconnect(self) -> None:
        """A new connection in place of the oldest."""
        if len(self._here) >= HELD:
            await self._leave_one()
        seat = Seat()
        await self._enter(seat)
        seat.say(type="sit", table=self._first.table, secrets=[self._first.host, self._first.secret])
        await seat.shown()

    async def leave(self) -> None:
        while self._here:
            await self._leave_one()

    async def _enter(self, seat: Seat) -> None:
        await seat.connect(self._server.address)
        self._here.append(seat)

    async def _leave_one(self) -> None:
        seat = self._here.popleft()
        seat.close()
        assert seat.socket is not None
        await seat.socket.lost


async def soaked(server: Served, connections: int) -> Grown:
    """What the processes keep of so many closed connections; as many before are not counted, while buffers grow."""
    players = [Player(server) for _ in range(PLAYERS)]
    await asyncio.gather(*[player.open() for player in players])

    async def round(times: int) -> None:
        async def one(player: Player) -> None:
            for _ in range(times):
                await player.reconnect()

        await asyncio.gather(*[one(player) for player in players])

    def weighed() -> tuple[float, float]:
        found = server.processes()
        return usage_of(found["front"]).memory / 1e3, usage_of(found["game"]).memory / 1e3

    times = connections // PLAYERS
    await round(times)
    before = weighed()
    await round(times)
    after = weighed()
    for player in players:
        await player.leave()
    return Grown(*[(new - old) / (times * PLAYERS) for new, old in zip(after, before, strict=True)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connections", type=int, default=3_000, help="counted, after as many that are not")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        grown = asyncio.run(soaked(server, given.connections))
    print(f"{grown.front:.2f} kB of the front and {grown.game:.2f} kB of the game process for a closed connection")
    sys.exit(grown.front > MOST)


if __name__ == "__main__":
    main()
