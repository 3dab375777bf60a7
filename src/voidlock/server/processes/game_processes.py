"""Two game processes: one plays the quick games, one the slow ones, and starts when a client plays one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from prometheus_client import Metric

from voidlock.games import DEFAULT
from voidlock.server.store.store import Store
from voidlock.server.tables.budget import Spend, charge_nobody
from voidlock.server.workers.jobs import Thinker

from .backend import Connection, Session
from .directory import Wanted, is_slow, parse_first
from .game_channel import GameChannel
from .messages import GameSettings
from .supervisor import GameProcess, Process, SystemProcess


class GameProcesses:
    """A process for quick games, and one for slow games. `failed` is called when a call of their store fails."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinker,
        settings: GameSettings,
        spend: Spend = charge_nobody,
        failed: Callable[[], None] = lambda: None,
        launch: Callable[[], Process] = SystemProcess,
    ) -> None:
        self._store = store
        settings = settings._replace(database=store.address)

        def process(*, slow: bool) -> GameProcess:
            return GameProcess(
                name="slow" if slow else "quick",
                slow=slow,
                settings=settings,
                open_channel=lambda lost: GameChannel(thinkers, spend, failed, lost),
                launch=launch,
            )

        self._new_process = process
        self._both: list[GameProcess] = []

    async def begin(self) -> None:
        await self._store.open()
        self._quick = self._new_process(slow=False)
        self._slow = self._new_process(slow=True)
        self._both = [self._quick, self._slow]
        try:
            # The process for slow games starts when a client plays one.
            await self._quick.begin()
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        await asyncio.gather(*[process.end() for process in self._both])
        await self._store.close()

    async def enter(self, connection: Connection, first: bytes) -> Session:
        about = parse_first(first)
        process = self._slow if await is_slow(self._store, about) else self._quick
        return await process.enter(connection, first)

    async def wake(self, table: str) -> None:
        """The table's alarm rings: its process looks after it. Raises StoreFailed."""
        process = self._slow if await is_slow(self._store, Wanted(table, DEFAULT)) else self._quick
        await process.wake(table)

    async def families(self) -> list[Metric]:
        each = await asyncio.gather(*[process.families() for process in self._both])
        return [family for families in each for family in families]
