"""Capacity: once all tables together take more than the operator allows, no new one is opened."""

from __future__ import annotations

import asyncio
import logging

from .access.gate import Gate
from .operations.event_log import event
from .store.store import Store, StoreFailed

EVERY = 10.0
"""Seconds between two looks."""


class Capacity:
    """Watches the size of the store, and tells the gate when it is full."""

    def __init__(self, store: Store, gate: Gate) -> None:
        self._store = store
        self._gate = gate
        self.stored_bytes = 0

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except StoreFailed as error:
                event("store_failed", level=logging.ERROR, reason=str(error))
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        self.stored_bytes = await self._store.size()
        full = self.stored_bytes > self._gate.limits.stored_bytes
        if full and not self._gate.full:
            event("server_full", level=logging.ERROR, bytes=self.stored_bytes, hint="see --limit stored-bytes")
        self._gate.full = full
