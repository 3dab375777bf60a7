"""Storage that survives the servers: one disk, the wall clock beside it, and the ways in which servers use them."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Mapping

from voidlock.server.store import leases
from voidlock.server.store.clock import ClockState
from voidlock.server.store.polling import Poller
from voidlock.server.store.store import Known, Line, Listener, Missing, StoreFailed, Summary, Taken


class Disk:
    """What is durable, whether there is room, and what time it is by its clock."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.logs: dict[str, list[Line]] = defaultdict(list)
        self.full = False
        self.clock_off = 0.0
        """Seconds by which the wall clock is wrong."""
        self.clock: ClockState | None = None
        self.written: dict[str, float] = {}
        """By table, when its last entry was written."""
        self.buried: dict[str, float] = {}
        self.leases: dict[str, Lease] = {}
        self.times: dict[tuple[str, int], float] = {}
        """By table and number, when an entry was written."""
        self.subscriptions: dict[tuple[str, int], Subscribed] = {}
        self.alarms: dict[str, float] = {}

    def now(self) -> float:
        return asyncio.get_running_loop().time() + self.clock_off

    def write(self, table: str, number: int, key: str, body: bytes) -> None:
        log = self.logs[table]
        if any(line.key == key for line in log):
            raise Known
        if number <= len(log):
            raise Taken
        if number > len(log) + 1:
            raise Missing
        log.append(Line(number, key, body))
        self.written[table] = self.times[table, number] = self.now()


class DiskStore:
    """A store of one server on the disk. An entry is written after a delay, its caller hears of it after another."""

    shared = False
    address = "file"

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._rng = random.Random(disk.rng.random())
        self._free_at = 0.0

    # ------------------------------------------------------------------ the logs

    async def open(self, listener: Listener | None = None) -> None:
        if self._disk.full:
            raise StoreFailed("full")

    async def close(self) -> None:
        pass

    def append(self, table: str, number: int, key: str, body: bytes) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        # One writer: entries are written in the order in which they were given.
        self._free_at = max(self._free_at, loop.time()) + self._rng.expovariate(300)
        loop.call_at(self._free_at, self._write, done, (table, number, key, body))
        return done

    def _write(self, done: asyncio.Future[None], entry: tuple[str, int, str, bytes]) -> None:
        failed: Exception | None = None
        # A failing write may have reached the disk all the same.
        lost = self._disk.full and self._rng.random() < 0.7
        try:
            if not lost:
                self._disk.write(*entry)
        except (Known, Taken, Missing) as error:
            failed = error
        if self._disk.full:
            failed = StoreFailed("full")
        asyncio.get_running_loop().call_later(self._rng.expovariate(1000), self._settle, done, failed)

    def _settle(self, done: asyncio.Future[None], failed: Exception | None) -> None:
        if done.cancelled():
            return
        if failed is None:
            done.set_result(None)
        else:
            done.set_exception(failed)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        await self._wait()
        return self._disk.logs[table][after:]

    async def first(self, table: str) -> Line | None:
        lines = await self.read(table)
        return lines[0] if lines else None

    async def _wait(self) -> None:
        await asyncio.sleep(self._rng.expovariate(500))

    # ------------------------------------------------------------------ subscriptions and alarms

    async def _write_aside(self) -> None:
        """Beside the logs. What is refused is not written."""
        await self._wait()
        if self._disk.full:
            raise StoreFailed("full")

    async def time_of(self, table: str, number: int) -> float | None:
        await self._wait()
        return self._disk.times.get((table, number))

    async def subscriptions(self, table: str) -> dict[int, bytes]:
        await self._wait()
        return {seat: kept.body for (name, seat), kept in self._disk.subscriptions.items() if name == table}

    async def subscribe(self, table: str, seat: int, body: bytes | None) -> None:
        await self._write_aside()
        if body is None:
            self._disk.subscriptions.pop((table, seat), None)
        else:
            self._disk.subscriptions.setdefault((table, seat), Subscribed()).body = body

    async def claim_turn(self, table: str, seat: int, turn: int) -> bool:
        await self._write_aside()
        kept = self._disk.subscriptions.get((table, seat))
        if kept is None or kept.away or kept.told >= turn:
            return False
        kept.told, kept.away = turn, True
        return True

    async def come_back(self, table: str, seat: int) -> None:
        await self._write_aside()
        if (table, seat) in self._disk.subscriptions:
            self._disk.subscriptions[table, seat].away = False

    async def set_alarm(self, table: str, at: float | None) -> None:
        await self._write_aside()
        if at is None:
            self._disk.alarms.pop(table, None)
        else:
            self._disk.alarms[table] = at

    async def ring_alarms(self, now: float, snooze: float, most: int) -> list[str]:
        await self._write_aside()
        due = [table for table, at in self._disk.alarms.items() if at <= now][:most]
        self._disk.alarms |= dict.fromkeys(due, now + snooze)
        return due

    # ------------------------------------------------------------------ the clock and the grave

    async def now(self) -> float:
        return self._disk.now()

    async def tables(self, after: str = "") -> list[Summary]:
        """A new disk has none."""
        return []

    async def clock(self) -> ClockState | None:
        return self._disk.clock

    async def keep_clock(self, state: ClockState) -> None:
        self._disk.clock = state

    async def bury(self, before: float, most: int) -> list[str]:
        disk = self._disk
        unused = [table for table, last in disk.written.items() if last < before and table not in disk.buried]
        for table in unused[:most]:
            disk.buried[table] = disk.now()
        return unused[:most]

    async def delete_buried(self, before: float, most: int) -> list[str]:
        """Whatever is buried breaks a law before."""
        return []

    async def size(self) -> int:
        return 0


class SharedStore(DiskStore):
    """A store that several servers use: each looks for what the others have written."""

    shared = True
    address = "postgresql://simulated"

    def __init__(self, disk: Disk) -> None:
        super().__init__(disk)
        self._poller: Poller | None = None

    async def open(self, listener: Listener | None = None) -> None:
        await super().open(listener)
        if listener is not None:
            self._poller = Poller(listener, self._newest)

    async def close(self) -> None:
        if self._poller is not None:
            await self._poller.stop()

    async def _newest(self, held: Mapping[str, int]) -> list[tuple[str, int | None]]:
        return [(table, len(self._disk.logs[table])) for table in held]

    # ------------------------------------------------------------------ leases: the statements of Leases

    async def execute(self, statement: str, *given: object) -> None:
        await self._wait()
        if statement == leases.RELEASE:
            for table in [table for table, lease in self._disk.leases.items() if lease[0] == given[0]]:
                del self._disk.leases[table]

    async def rows(self, statement: str, *given: object) -> list[tuple[object, ...]]:
        await self._wait()
        if statement == leases.OWNER:
            found = self._disk.leases.get(str(given[0]))
            return [(found[1], found[0])] if found else []
        assert statement == leases.TAKE
        return [(table,) for table in self._take(*given)]  # type: ignore[arg-type]

    def _take(self, tables: list[str], worker: str, address: str, lasts: float, force: bool) -> list[str]:
        now, leases = self._disk.now(), self._disk.leases
        taken = []
        for table in tables:
            before = leases.get(table)
            if force or before is None or before[0] == worker or before[2] < now:
                leases[table] = (worker, address, now + lasts)
                taken.append(table)
        return taken


Lease = tuple[str, str, float]
"""The server, its address, and until when."""


class Subscribed:
    """A subscription, the turn that was told last, and whether the player has not been here since."""

    def __init__(self) -> None:
        self.body = b""
        self.told = 0
        self.away = False
