"""Where frames are relayed to: a facade over the tables, wherever they are played."""

from __future__ import annotations

from typing import Protocol

from prometheus_client import Metric

from voidlock.server.operations.metrics import number_families
from voidlock.server.tables.hub import Hub
from voidlock.server.tables.sessions import Sessions

RESTART = 1012
"""Close code: the client should reconnect."""


class Connection(Protocol):
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


class Session(Protocol):
    """A client's session at its table."""

    def receive(self, frame: bytes) -> None: ...

    @property
    def full(self) -> bool:
        """Whether to wait with the next frame until `drain`."""
        ...

    async def drain(self) -> None:
        """Wait while the other end reads too little (back-pressure)."""
        ...

    def close(self) -> None: ...


class Backend(Protocol):
    """The tables."""

    async def begin(self) -> None:
        """Start serving. Raises StoreFailed if the log cannot be used; then it may be tried again."""
        ...

    async def end(self) -> None: ...

    async def enter(self, connection: Connection, first: bytes) -> Session:
        """A client comes with its first frame. Raises StoreFailed."""
        ...


class LocalBackend:
    """All tables in this process: for tests, and where game processes are not supported."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._sessions = Sessions(hub)

    async def begin(self) -> None:
        await self._hub.begin()

    async def end(self) -> None:
        await self._sessions.end()
        await self._hub.end()

    async def enter(self, connection: Connection, first: bytes) -> Session:
        return self._sessions.begin(connection.address, first, connection.post, limited=connection.limited)

    async def wake(self, table: str) -> None:
        """The table's alarm rings."""
        await self._hub.wake(table)

    async def families(self) -> list[Metric]:
        return number_families(self._hub.counters())
