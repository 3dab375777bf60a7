"""Alarms: tables that must be looked at although nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from voidlock.server.operations.event_log import event

from .leases import Leases
from .store import Store, StoreFailed

EVERY = 20.0
"""Seconds between two looks."""

SNOOZE = 3600.0
"""Seconds after which an alarm rings again, if nobody has set it anew."""

MOST = 50
"""Alarms that ring together."""


class Alarms:
    """Wakes the tables whose alarms ring. Of several servers one does it, and not for what another plays."""

    def __init__(self, store: Store, wake: Callable[[str], Awaitable[None]], leases: Leases | None = None) -> None:
        self._store = store
        self._wake = wake
        self._leases = leases

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.ring()
            except StoreFailed as error:
                event("store_failed", level=logging.ERROR, reason=str(error))

    async def ring(self) -> None:
        for table in await self._store.ring_alarms(await self._store.now(), SNOOZE, MOST):
            # Whoever plays it has timers of its own.
            if self._leases is None or (await self._leases.owner(table)).here:
                try:
                    await self._wake(table)
                except OSError as error:
                    event("waking_failed", level=logging.ERROR, table=table, reason=str(error))
