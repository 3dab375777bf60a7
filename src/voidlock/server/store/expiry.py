"""Expiry of unused tables: buried for some days, then deleted; suspended while the clock is in doubt."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from voidlock.server.operations.event_log import event

from .clock import DAY, ClockState
from .store import Store, StoreFailed, every_table

EVERY = 3600.0
"""Seconds between two searches for unused tables."""

MOST = 20
"""Tables buried or deleted in one transaction: players' moves wait for it."""

WEEK = 7 * DAY


class Expired(NamedTuple):
    """What one search has done."""

    buried: list[str]
    deleted: list[str]


class Expiry:
    """Buries tables unused for `after` seconds, deletes them `grave_for` seconds later. An `after` of 0 is never."""

    def __init__(self, store: Store, after: float, grave_for: float) -> None:
        self._store = store
        self._after = after
        self._grave_for = grave_for

    async def run(self) -> None:
        """Search now and every hour. The clock is watched even if nothing expires: it may be wanted later."""
        while True:
            try:
                if await self.clock_is_right() and self._after:
                    await self.search()
            except StoreFailed as error:
                event("store_failed", level=logging.ERROR, reason=str(error))
            await asyncio.sleep(EVERY)

    async def clock_is_right(self) -> bool:
        now = await self._store.now()
        before = await self._store.clock()
        if before is None:
            # A store of an older version: its newest entry stands in.
            before = ClockState(max([about.last async for about in every_table(self._store)], default=now))
        state = before.at(now)
        await self._store.keep_clock(state)
        if state.doubted is not None:
            event("expiry_suspended", level=logging.WARNING, reason="clock", confirm="voidlock admin expire")
        return state.doubted is None

    async def believe_clock(self) -> None:
        """An operator says that the clock is right."""
        await self._store.keep_clock(ClockState(await self._store.now()))

    async def search(self) -> Expired:
        """Bury what is unused and delete what was buried long ago."""
        now = await self._store.now()
        buried, deleted = [], []
        while some := await self._store.bury(now - self._after, MOST):
            buried += some
            for name in some:
                event("buried", level=logging.WARNING, table=name)
        while some := await self._store.delete_buried(now - self._grave_for, MOST):
            deleted += some
            for name in some:
                event("expired", level=logging.WARNING, table=name)
        return Expired(buried, deleted)
