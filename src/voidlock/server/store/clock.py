"""Clock check: expiry stops while the wall clock contradicts the time the store has seen before."""

from __future__ import annotations

from typing import NamedTuple

DAY = 86_400.0

JUMP = DAY
"""Seconds between two looks at the clock that are not believed: the server looks every hour."""

STEADY = 7 * DAY
"""Seconds after which a clock that jumped, but has been steady since, is believed."""


class ClockState(NamedTuple):
    """What the store remembers about the clock; times are seconds since 1970."""

    seen: float
    """When it was last looked at."""
    doubted: float | None = None
    """When it jumped, by its own new time; None while it is believed."""

    def at(self, now: float) -> ClockState:
        """The state after one more look: a jump in either direction starts the doubt again."""
        if abs(now - self.seen) > JUMP:
            return ClockState(now, now)
        if self.doubted is not None and now - self.doubted >= STEADY:
            return ClockState(now)
        return ClockState(now, self.doubted)
