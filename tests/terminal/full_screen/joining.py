"""Ann at a socket and Bob before a screen, at a table of a real server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.server.serving import Client, connected, in_a_file, serving
from tests.terminal.full_screen.acting import Actor, acting
from tests.web.browsing import Server
from voidlock.server.access.gate import Access
from voidlock.terminal.network.links import Seats, read_link
from voidlock.terminal.network.table import AtTable

PATIENCE = 60
TEAMS = [["red", "blue"], ["green", "grey"]]
ASKED = "Bob (2). Green team: choose an Action card."


def at_table(address: str, table: str, folder: Path, *names: str) -> AtTable:
    link = read_link(
        f"{address.replace('ws://', 'http://').removesuffix('socket')}{f'#table={table}' if table else ''}"
    )
    assert link.socket == address
    return AtTable(link, Seats(folder, link), list(names) or ["Bob"])


async def seen(actor: Actor, text: str) -> str:
    until = asyncio.get_running_loop().time() + PATIENCE
    while text not in " ".join(actor.text().split()):
        assert asyncio.get_running_loop().time() < until, f"{text!r} did not come:\n{actor.text()}"
        await actor.pilot.pause(0.05)
    return actor.text()


@asynccontextmanager
async def met(folder: Path, access: Access | None = None) -> AsyncIterator[tuple[Client, Actor, AtTable]]:
    """Ann at a socket, Bob before a screen, and the first question of their game."""
    async with serving(in_a_file(folder), access=access) as address, met_at(address, folder) as together:
        yield together


@asynccontextmanager
async def met_at(address: str, folder: Path) -> AsyncIterator[tuple[Client, Actor, AtTable]]:
    async with connected(address) as ann:
        table = await ann.open(2, TEAMS, seed="join")
        sitting = at_table(address, table, folder)
        async with acting(sitting) as actor:
            await seen(actor, "Bob (2): you")
            await ann.ask("start")
            await seen(actor, ASKED)
            yield ann, actor, sitting


def served(folder: Path, story: Callable[[Server], Coroutine[None, None, None]]) -> None:
    """With a server in a process of its own."""
    server = Server(folder)
    try:
        asyncio.run(story(server))
    finally:
        server.stop()


async def in_turn(ann: Client, actor: Actor, sitting: AtTable, enough: Callable[[], bool]) -> None:
    """They play on, for example until one has answered after the other, who would have to ask for an answer back."""
    rng = random.Random(2)
    until = asyncio.get_running_loop().time() + PATIENCE
    while not enough():
        assert asyncio.get_running_loop().time() < until, actor.text()
        owed = ann.owed(1)
        if owed:
            await ann.answer(owed[0], rng.choice(owed[0].texts))
        elif sitting.question is not None:
            await sitting.answer(sitting.question, rng.choice(sitting.question.options))
        with suppress(TimeoutError):
            await asyncio.wait_for(ann.next(), 0.2)
