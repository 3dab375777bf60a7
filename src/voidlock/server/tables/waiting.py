"""What a room knows about players who are away: since when, and how they are told that it is their turn."""

from __future__ import annotations

import asyncio
from time import time
from typing import NamedTuple

from voidlock.server.access.rate_limit import Rate, RateLimiter
from voidlock.server.notifications.subscription import Subscription

LONG = 3600
"""Seconds of `takeover` from which on they count since the player was asked, also while nobody is at the table."""

CHANGES = Rate(30, 3600.0, 12)
"""Changes of subscriptions at a table."""


class Code(NamedTuple):
    """A code that was mailed, and to whom."""

    address: str
    code: str
    tries: int = 0


class Waiting:
    """Kept beside the log: a restart forgets all of it but the subscriptions, which are stored."""

    def __init__(self) -> None:
        self.since = time()
        """When the room was loaded: nobody is known to have left before."""
        self.loaded = False
        self.subscriptions: dict[int, Subscription] = {}
        self.codes: dict[int, Code] = {}
        self.changes = RateLimiter(CHANGES)
        self.here: set[int] = set()
        self.attended: float | None = None
        """Since when somebody with a seat has been here."""
        self.left: dict[int, float] = {}
        """By seat, when its player left."""
        self.asked: dict[int, float] = {}
        """By number of the entry with which a turn began, when that was."""
        self.told: dict[int, int] = {}
        """By seat, the turn that its player was told of, here or elsewhere."""
        self.timer: asyncio.TimerHandle | None = None
        self.alarm: float | None = None
        """When the store will have the table looked at."""

    def see(self, here: set[int], now: float) -> None:
        """Note who has left, and who is back."""
        if not here:
            self.attended = None
        elif self.attended is None:
            self.attended = now
        self.left |= dict.fromkeys(self.here - here, now)
        for seat in here:
            self.left.pop(seat, None)
        self.here = here

    def gone_since(self, seat: int) -> float:
        return self.left.get(seat, self.since)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
