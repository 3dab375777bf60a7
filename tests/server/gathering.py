"""Several people at one table, and what they see of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.server.serving import Client, Message, connected, in_a_file, items, serving, table
from voidlock.engine import Json

Guests = list[Client]


@asynccontextmanager
async def together(tmp_path: Path, players: int, **options: object) -> AsyncIterator[tuple[str, str, Guests]]:
    """A server, a table, and a guest at each seat. The host has not begun the game."""
    async with AsyncExitStack() as stack:
        address = await stack.enter_async_context(serving(in_a_file(tmp_path)))
        guests = [await stack.enter_async_context(connected(address)) for _ in range(players)]
        name = await guests[0].open(players, **options)
        for seat, guest in enumerate(guests[1:], start=2):
            await guest.join(name, seat, f"Guest {seat}")
        yield address, name, guests


async def until(guest: Client, true: Callable[[Message], bool], type: str) -> Message:
    """The message of this type for which something is true; the last one counts."""
    message = guest.last.get(type)
    while message is None or not true(message):
        message = await guest.hear(type)
    return message


def seat_of(info: Message, number: int) -> dict[str, Json]:
    return table(items(info["seats"])[number - 1])


def teams(state: Message) -> dict[str, Json]:
    return table(table(state["open"])["teams"])


async def refused(guest: Client, type: str, **fields: object) -> str:
    reply = await guest.ask(type, **fields)
    assert reply["type"] == "refusal", reply
    return str(reply["id"])
