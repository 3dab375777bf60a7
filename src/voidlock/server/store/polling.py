"""Polling: once a second, a listener hears what other processes have written to the tables it holds."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterable, Mapping

from .store import Listener, StoreFailed

LOOK_EVERY = 1.0
"""Seconds between two looks."""

Newest = Callable[[Mapping[str, int]], Awaitable[Iterable[tuple[str, int | None]]]]
"""The number of the last entry of each of these tables, or of those where it may be another one; None if it is gone."""


class Poller:
    """Looks until it is stopped. While the store cannot be used, it hears nothing and goes on."""

    def __init__(self, listener: Listener, newest: Newest) -> None:
        self._listener = listener
        self._newest = newest
        self._telling: set[asyncio.Task[None]] = set()
        self._looking = asyncio.create_task(self._keep_looking())

    async def stop(self) -> None:
        tasks = [self._looking, *self._telling]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            held = self._listener.loaded_tables()
            with contextlib.suppress(StoreFailed):
                for table, number in await self._newest(held):
                    if number != held[table]:
                        self._tell(table, number if number is not None and number > held[table] else 0)

    def _tell(self, table: str, number: int) -> None:
        task = asyncio.create_task(self._listener.on_append(table, number))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)
