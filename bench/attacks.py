"""Denial-of-service attacks for the siege by clients that speak the protocol, and the list of all attacks."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from functools import partial, wraps

from bench import floods
from bench.floods import FROM, Attack, Target
from bench.heavy import heavy_mission, padded_file
from bench.seat import Refused, Seat, seated
from voidlock.protocol.requests import new_secret

GONE = (OSError, TimeoutError, Refused)

Act = Callable[[Seat, Target], Coroutine[None, None, None]]
"""What a client at the attackers' address does."""


async def repeat(target: Target, number: int, act: Act) -> None:
    """Let several clients act at the same time, each again and again until the time is over."""

    async def one() -> None:
        while True:
            try:
                async with seated(target.socket, FROM) as guest:
                    await act(guest, target)
            except GONE:
                await asyncio.sleep(0.01)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(target.seconds):
            await asyncio.gather(*[one() for _ in range(number)])


def attack(number: int) -> Callable[[Act], Attack]:
    """An attack by this many clients."""

    def of(act: Act) -> Attack:
        @wraps(act)
        def attack(target: Target) -> None:
            asyncio.run(repeat(target, number, act))

        return attack

    return of


async def load_heavy_file(guest: Seat, target: Target) -> None:
    """One frame: the game file of a custom mission, which takes seconds to load."""
    await guest.open(target.heavy)


@attack(1)
async def heavy_files(guest: Seat, target: Target) -> None:
    await load_heavy_file(guest, target)


@attack(1)
async def routes(host: Seat, target: Target) -> None:
    """Four spectators of a big mission ask for routes as fast as they may."""
    name = await host.open(game="hulk", mission=heavy_mission())

    async def ask() -> None:
        async with seated(target.socket, FROM) as guest:
            guest.say(type="watch", table=name)
            for number in range(10_000):
                guest.ask("route", terminator=f"m{number % 12}", square=f"{31 - number % 12},30")
                await asyncio.sleep(0.02)

    await asyncio.gather(*[ask() for _ in range(4)])


@attack(1)
async def onlookers(host: Seat, target: Target) -> None:
    """Six hundred spectators, and a host who chats without end."""
    name = await host.open(teams="random")
    async with contextlib.AsyncExitStack() as guests:
        for _ in range(600):
            with contextlib.suppress(*GONE):
                guest = await guests.enter_async_context(seated(target.socket, FROM))
                guest.say(type="watch", table=name)
        while True:
            host.ask("chat", seat=1, text="x" * 400)
            await asyncio.sleep(0.02)


@attack(60)
async def random_tables(guest: Seat, target: Target) -> None:
    """Sixty tables that answer at random, each as fast as it may."""
    await guest.open(teams="random")
    await guest.shown()
    while guest.owed:
        asked, heard = guest.owed[0], partial(guest.has_heard, guest.heard_at)
        guest.ask("answer", choice=asked.choice, answer=random.choice(asked.texts))
        try:
            await guest.until(heard)
        except Refused:
            await asyncio.sleep(0.1)


@attack(8)
async def opened_tables(guest: Seat, target: Target) -> None:
    """Eight clients that open one table after the other."""
    await guest.open(teams="random")


@attack(8)
async def padded_files(guest: Seat, target: Target) -> None:
    """Tables opened with 200 kB of padding in their file."""
    await guest.open(padded_file())


@attack(20)
async def unread_files(guest: Seat, target: Target) -> None:
    """Twenty connections fetch their game file again and again and never read it."""
    await guest.open(padded_file())
    assert guest.socket is not None
    guest.socket.stop_reading()
    while True:
        guest.ask("fetch")
        await asyncio.sleep(0.02)


STORM, TABS, PAUSE = 60, 5, 0.5
"""Addresses of a reconnect storm, tabs of each, and seconds between two visits of a tab: ten an address and second."""


def reconnect_storm(target: Target) -> None:
    """Sixty addresses, each with a table of its own: five tabs that sit down, see the game and hang up at once."""

    async def storm(number: int) -> None:
        host, secret, source = new_secret(), new_secret(), f"127.0.2.{number + 1}"
        table = ""

        async def keep_coming(tab: int) -> None:
            await asyncio.sleep(PAUSE * tab / TABS)
            while True:
                with contextlib.suppress(*GONE):
                    async with seated(target.socket, source) as guest:
                        guest.say(type="sit", table=table, secrets=[host, secret])
                        await guest.shown()
                await asyncio.sleep(PAUSE)

        while not table:
            with contextlib.suppress(*GONE):
                async with seated(target.socket, source, host, secret) as guest:
                    table = await guest.open(teams="random")
        await asyncio.gather(*[keep_coming(tab) for tab in range(TABS)])

    async def all_together() -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(target.seconds):
                await asyncio.gather(*[storm(number) for number in range(STORM)])

    asyncio.run(all_together())


ATTACKS: dict[str, Attack] = {
    "heavy mission file, one after the other": heavy_files,
    "pings, 4 connections": floods.pings,
    "pings, pongs never read, 2": floods.unread_pings,
    "pongs nobody asked for, 4": floods.pongs,
    "empty fragments, 2": floods.empty_fragments,
    "endless headers, 8": floods.endless_headers,
    "body in chunks of one byte, 8": floods.tiny_chunks,
    "pipelined requests, 4": floods.pipelined_requests,
    "largest file of the page, 8": floods.packed_pages,
    "routes asked by 4 spectators": routes,
    "600 spectators and chat": onlookers,
    "10 MB frames, 8": floods.large_frames,
    "broken JSON, 20": floods.broken_json,
    "half requests, 3,000": floods.half_requests,
    "connecting and hanging up": floods.connects,
    "60 tables answering at random": random_tables,
    "opening tables, 8 at a time": opened_tables,
    "opening with 200 kB files, 8": padded_files,
    "missions to check, 8": floods.missions_checked,
    "game files never read, 20": unread_files,
    "reconnecting, 60 addresses": reconnect_storm,
    "all floods of bytes at once": floods.all_floods,
}
