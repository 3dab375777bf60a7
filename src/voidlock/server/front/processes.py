"""Sharding: every table belongs to one game process, by a hash of its name; slow games have processes of their own."""

from __future__ import annotations

import asyncio
from zlib import crc32

from voidlock.server.operations.metrics import Family, merged
from voidlock.server.store.store import Store
from voidlock.server.thinking.jobs import Thinker

from .accounts import CpuAccounts, NoAccounts
from .directory import Directory, wanted
from .games import Guest, Line
from .supervisor import GameProcess, GameSettings


class GameProcesses:
    """The game processes: `workers` for quick games, and as many for slow ones."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinker,
        workers: int,
        settings: GameSettings,
        accounts: CpuAccounts | None = None,
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._directory = Directory(store)

        def group(*, slow: bool) -> list[GameProcess]:
            return [
                GameProcess(
                    name=f"{'slow' if slow else 'quick'}-{number}",
                    slow=slow,
                    settings=settings,
                    store=store,
                    thinkers=thinkers,
                    accounts=accounts or NoAccounts(),
                )
                for number in range(1, workers + 1)
            ]

        self._quick, self._slow = group(slow=False), group(slow=True)

    @property
    def _all(self) -> list[GameProcess]:
        return [*self._quick, *self._slow]

    async def begin(self) -> None:
        await self._store.open(self)
        try:
            # Processes for slow games start when a client plays one.
            await asyncio.gather(*[process.begin() for process in self._quick])
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        await asyncio.gather(*[process.end() for process in self._all])
        self._thinkers.close()
        await self._store.close()

    async def enter(self, guest: Guest, first: bytes) -> Line:
        about = wanted(first)
        group = self._slow if await self._directory.slow(about) else self._quick
        return await group[crc32(about.table.encode()) % len(group)].enter(guest, first)

    async def survey(self, address: str, text: str) -> bytes:
        """A mission is checked where missions are played."""
        return await self._slow[crc32(address.encode()) % len(self._slow)].survey(address, text)

    async def families(self) -> list[Family]:
        each = await asyncio.gather(*[process.families() for process in self._all])
        return merged([family for families in each for family in families])

    def forget(self, tables: list[str]) -> None:
        self._directory.forget(tables)
        if tables:
            for process in self._all:
                process.forget(tables)

    # ------------------------------------------------------------------ from the store

    def held(self) -> list[str]:
        """None: the tables are in the game processes, which hear for themselves what other workers write."""
        return []

    def behind(self, table: str, number: int) -> bool:
        return False

    async def appended(self, table: str, number: int) -> None:
        """Not ours."""

    async def missed(self) -> None:
        """Another program has changed the file: the game processes must look for themselves."""
        for process in self._all:
            process.look()

    def received(self, message: str) -> None:
        """Not ours."""
