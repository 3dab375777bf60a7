"""Soak: players who stay for a while and reconnect, many times over; what the front keeps of each closed connection.

    python -m bench.soak                      6,000 connections, about a minute; `make long` does it too
    python -m bench.soak --connections 1000   fewer

Fails if the front process has grown by more than 1 kB for each connection that was closed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bench.attacks import new_secret
from bench.lean_socket import LeanSocket, connect
from bench.messages import MESSAGE
from bench.served import Served, resident, served

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
        self._host, self._secret = new_secret(), new_secret()
        self._lines: deque[LeanSocket] = deque()
        self._table = ""

    async def open(self) -> None:
        options = {"players": 1, "teams": "random"}
        await self._enter(type="open", name="Ann", host=self._host, secret=self._secret, options=options)

    async def reconnect(self) -> None:
        """A new connection in place of the oldest."""
        if len(self._lines) >= HELD:
            await self._hang_up()
        await self._enter(type="sit", table=self._table, secrets=[self._host, self._secret])

    async def leave(self) -> None:
        while self._lines:
            await self._hang_up()

    async def _hang_up(self) -> None:
        line = self._lines.popleft()
        line.close()
        await line.lost

    async def _enter(self, **first: object) -> None:
        shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = await connect(self._server.address, self._hearing(shown))
        self._lines.append(line)
        line.send(json.dumps(first).encode())
        await shown

    def _hearing(self, shown: asyncio.Future[None]) -> Callable[[bytes], None]:
        """Until the game is shown."""

        def heard(frame: bytes) -> None:
            if not shown.done():
                message = MESSAGE.decode(frame)
                self._table = message.table or self._table
                if message.type == "refusal":
                    raise SystemExit(f"a player was refused: {frame.decode()}")
                if message.type == "state":
                    shown.set_result(None)

        return heard


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
        return resident(found["front"][0]) * 1e3, sum([resident(each) for each in found["game"]]) * 1e3

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
    parser.add_argument("--source", default="", help="the sources of another version, for a comparison")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), source=given.source) as server:
        grown = asyncio.run(soaked(server, given.connections))
    print(f"{grown.front:.2f} kB of the front and {grown.game:.2f} kB of the game process for a closed connection")
    sys.exit(grown.front > MOST)


if __name__ == "__main__":
    main()
