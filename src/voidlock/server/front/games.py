"""Where frames are relayed to: a facade over the tables, wherever they are played."""

from __future__ import annotations

from typing import Protocol

from voidlock.server.game.sessions import Sessions
from voidlock.server.game.surveys import surveyed
from voidlock.server.operations.event_log import ADDRESS
from voidlock.server.operations.measures import counted
from voidlock.server.operations.metrics import Family
from voidlock.server.rooms.hub import Hub

RESTART = 1012
"""Close code: the client should reconnect."""


class Guest(Protocol):
    """The front's end of a connection. Neither call waits."""

    @property
    def address(self) -> str: ...

    @property
    def limited(self) -> bool:
        """Whether limits per address hold for it."""
        ...

    @property
    def relayed(self) -> bool:
        """Whether it comes from another server, which took this one for the owner of its table."""
        ...

    def post(self, frame: bytes | None) -> None:
        """Send a frame; None sends the client away once everything before is sent."""
        ...

    def reconnect(self) -> None:
        """Close the connection: the client should come back."""
        ...


class Line(Protocol):
    """A guest's way to its table."""

    def say(self, frame: bytes) -> None: ...

    @property
    def full(self) -> bool:
        """Whether to wait with the next frame until `drained`."""
        ...

    async def drained(self) -> None:
        """Wait while the other end reads too little (back-pressure)."""
        ...

    def hang_up(self) -> None: ...


class Games(Protocol):
    """The tables."""

    async def begin(self) -> None:
        """Start serving. Raises StoreFailed if the log cannot be used."""
        ...

    async def end(self) -> None: ...

    async def enter(self, guest: Guest, first: bytes) -> Line:
        """A guest comes with its first frame. Raises StoreFailed."""
        ...

    async def survey(self, address: str, text: str) -> bytes:
        """What is wrong with a mission file, as JSON; empty if that takes too long to find out."""
        ...

    async def families(self) -> list[Family]:
        """The metrics of the tables and of the processes that have them."""
        ...

    def forget(self, tables: list[str]) -> None:
        """These tables are deleted."""
        ...


class GamesHere:
    """All tables in this process: for tests, and where game processes are not supported."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._sessions = Sessions(hub)

    async def begin(self) -> None:
        await self._hub.begin()

    async def end(self) -> None:
        await self._sessions.end()
        await self._hub.end()

    async def enter(self, guest: Guest, first: bytes) -> Line:
        return self._sessions.begin(guest.address, first, guest.post)

    async def survey(self, address: str, text: str) -> bytes:
        ADDRESS.set(address)
        return surveyed(self._hub.budget, text)

    async def families(self) -> list[Family]:
        return counted(self._hub.counters())

    def forget(self, tables: list[str]) -> None:
        for table in tables:
            self._hub.cache.forget(table)
