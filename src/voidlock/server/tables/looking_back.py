"""A review of choices, carried out once for everybody who asks, whether they stay to hear it or come back for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from msgspec import Raw, json

from voidlock.odds.hindsight import LookBack, Progress
from voidlock.server.workers.fair_queue import Owner
from voidlock.server.workers.jobs import ChoiceReview, LookedBack, NoThought, Thinker, job

BUSY = 1.0
"""Seconds before it is tried again while its address has too many jobs."""

LOOKED_BACK = json.Decoder(LookedBack)


class Review:
    """What the choices of some seats cost, in jobs of a second."""

    def __init__(self, thinkers: Thinker, owner: Owner, file: Raw, seats: list[int]) -> None:
        self.file = file
        self._thinkers, self._owner, self._seats = thinkers, owner, seats
        self.found: Raw | None = None
        """What came of it, once it is over."""
        self.failed: NoThought | None = None
        """Why nothing came of it."""
        self._progress: Progress | None = None
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._carry_out())

    def stop(self) -> None:
        self._task.cancel()

    async def progress(self) -> AsyncIterator[Progress]:
        """How far it has come, at once and whenever it has come farther, until it is over."""
        while self.found is None and self.failed is None:
            news = self._news
            if self._progress is not None:
                yield self._progress
            await news.wait()

    async def _carry_out(self) -> None:
        try:
            await self._look_back()
        except NoThought as none:
            self.failed = none
        finally:
            if self.found is None and self.failed is None:
                self.failed = NoThought("failed")
            self._tell()

    async def _look_back(self) -> None:
        sofar = LookBack()
        while not sofar.over:
            work = ChoiceReview(self.file, self._seats, self._owner.table, sofar)
            try:
                looked = LOOKED_BACK.decode(await self._thinkers.think(job(self._owner, work)))
            except NoThought as none:
                if none.why != "busy":
                    raise
                await asyncio.sleep(BUSY)
                continue
            sofar, self._progress = looked.sofar, looked.progress
            self.found = looked.review if sofar.over else None
            self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()
