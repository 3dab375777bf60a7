"""A server on the loop: the real application and its game processes, of which each may be killed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextvars import Context
from typing import TYPE_CHECKING, cast

from tests.simulation.disk import Disk, DiskStore, SharedStore
from tests.simulation.loop import VirtualLoop, context_of
from tests.simulation.network import Link, PipeEnd, Wire
from voidlock.server import app
from voidlock.server.access.gate import Access
from voidlock.server.access.limits import Limits
from voidlock.server.processes.game_process import GameServer
from voidlock.server.processes.messages import FromGame, GameSettings
from voidlock.server.processes.relay import LeasedBackend
from voidlock.server.processes.supervisor import Receive
from voidlock.server.processes.wire import Channel
from voidlock.server.store.clock import DAY
from voidlock.server.store.leases import Leases
from voidlock.server.workers.jobs import Job, result

if TYPE_CHECKING:
    from voidlock.server.store.postgres import PostgresStore
    from voidlock.server.store.store import Store
    from voidlock.server.workers.thinkers import Thinkers

PIPE = 0.0005
"""Seconds, on average, between two processes of a server."""

UNUSED = 30 * DAY
"""Seconds after which a table expires."""


class SimulatedThinkers:
    """Bots answer after a while."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    async def think(self, job: Job) -> bytes:
        await asyncio.sleep(self._rng.expovariate(10))
        return result(job.body)

    def close(self) -> None:
        pass


class SimulatedProcess:
    """A game process on the same loop."""

    def __init__(self, loop: VirtualLoop, rng: random.Random, name: str) -> None:
        self.name = name
        self._loop = loop
        self._rng = rng
        self._context = context_of(name)
        self._front = context_of(name.partition("/")[0] + "/")
        self._code: int | None = None
        self._wires: list[Wire] = []
        self._channel: Channel[FromGame] | None = None

    async def connect(self, receive: Receive) -> Channel[FromGame]:
        server = self._context.run(GameServer)
        channel = self._channel = receive()
        up, down = Wire(self._rng, self._front, PIPE), Wire(self._rng, self._context, PIPE)
        self._wires = [up, down]
        self._context.run(server.channel.connection_made, PipeEnd(self._rng, up, channel))
        channel.connection_made(PipeEnd(self._rng, down, server.channel))
        return channel

    def poll(self) -> int | None:
        return self._code

    def stall(self, seconds: float) -> None:
        for wire in self._wires:
            wire.stall(seconds)

    def kill(self) -> None:
        if self._code is not None:
            return
        self._code = -9
        self._loop.kill(self.name)
        for wire in self._wires:
            wire.whole = False
        channel = self._channel
        if channel is not None and not channel.lost:
            self._loop.call_soon(channel.connection_lost, None, context=self._front)


class SimulatedServer:
    """A server that is killed and started again; `shared` says whether there are others on its disk."""

    def __init__(
        self,
        name: str,
        loop: VirtualLoop,
        disk: Disk,
        limits: Limits,
        chance: Callable[[str], random.Random],
        *,
        shared: bool,
    ) -> None:
        self.address = f"{name}:80"
        self._name = name
        self._loop = loop
        self._disk = disk
        self._limits = limits
        self._chance = chance
        self._shared = shared
        self._lives = 0
        self._links = 0
        self._running: asyncio.Task[None] | None = None
        self.service: app.Service | None = None
        """While it runs."""
        self.processes: list[SimulatedProcess] = []
        self.links: list[Link] = []

    @property
    def _process(self) -> str:
        return f"{self._name}{self._lives}/"

    @property
    def context(self) -> Context:
        return context_of(self._process)

    async def start(self) -> None:
        """Start it; it waits for itself while its disk is full."""
        self._lives += 1
        store = SharedStore(self._disk) if self._shared else DiskStore(self._disk)
        leases = Leases(cast("PostgresStore", store), self.address) if self._shared else None
        service = app.Service(
            cast("Store", store),
            cast("Thinkers", SimulatedThinkers(self._chance(f"thinkers {self._process}"))),
            expire_after=UNUSED,
            game_processes=True,
            leases=leases,
            game_settings=GameSettings(request_cpu=60.0),
            access=Access(limits=self._limits),
        )
        self._running = self._loop.create_task(self._run(service), context=self.context)
        await asyncio.sleep(0.01)
        self.service = service

    async def _run(self, service: app.Service) -> None:
        async with service.running():
            await asyncio.Event().wait()

    def launch(self) -> SimulatedProcess:
        name = f"{self._process}game{len(self.processes)}/"
        self.processes.append(SimulatedProcess(self._loop, self._chance(name), name))
        return self.processes[-1]

    def connect(self, address: str, client: Context, headers: list[tuple[bytes, bytes]]) -> Link:
        """A new connection; refused while it is down."""
        if self.service is None:
            raise ConnectionRefusedError
        self._links += 1
        rng = self._chance(f"link {address} {self._process} {self._links}")
        link = Link(rng, self.service.app, self.context, client, address, headers)
        self.links = [*[each for each in self.links if each.whole], link]
        return link

    def kill(self) -> None:
        """Between any two of its steps, and those of its processes."""
        self.service = None
        self._loop.kill(self._process)
        for link in self.links:
            link.cut()
        self.links = []
        self.processes = []

    def plays(self) -> set[str]:
        """The tables that have clients here who are not relayed."""
        if self.service is None or not self._shared:
            return set()
        leased = self.service.backend._backend
        assert isinstance(leased, LeasedBackend)
        return {table for table, clients in leased._here.items() if clients}
