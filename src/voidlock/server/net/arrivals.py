"""Admission control: limits new clients per second; while more wait, their addresses take turns."""

from __future__ import annotations

import asyncio
from time import monotonic

from voidlock.server.access.rate_limit import Rate, RateLimiter
from voidlock.server.workers.fair_queue import FairQueue, Owner

REST = 3.0
"""If the loop is late to let the next one in, it has more to do than it can: the door stays shut for this many
times as long, and tables play."""

LONGEST_REST = 0.25
"""Seconds: a client beside sixty addresses that keep coming is let in within fifteen, however late the loop is."""


class Arrivals:
    """The queue at the door. A client waits for one of each other address at most, however many come from there."""

    def __init__(self, rate: Rate) -> None:
        self._rate = RateLimiter(rate._replace(burst=max(1.0, rate.burst)))
        self._queue: FairQueue[asyncio.Future[bool]] = FairQueue()
        self._next: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many wait."""
        return len(self._queue)

    def turn(self, address: str) -> asyncio.Future[bool]:
        """True once it is the turn of a client here; one that disconnects first settles it and takes no turn."""
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        owner = Owner("", address)
        self._queue.add(owner, turn)
        turn.add_done_callback(lambda turn: self._queue.remove(owner, turn))
        if self._next is None:
            self._wait(0.0)
        return turn

    def _wait(self, rest: float) -> None:
        seconds = max(self._rate.wait(), min(rest, LONGEST_REST))
        self._next = asyncio.get_running_loop().call_later(seconds, self._admit, monotonic() + seconds)

    def _admit(self, due: float) -> None:
        """The next client."""
        late = monotonic() - due
        self._next = None
        turn = self._queue.take()
        while turn is not None and turn.done():
            turn = self._queue.take()
        if turn is not None:
            self._rate.spend(1)
            turn.set_result(True)
        if self._queue:
            self._wait(REST * late)
