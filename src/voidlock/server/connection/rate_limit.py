"""Token-bucket rate limiter."""

from __future__ import annotations

from time import monotonic


class RateLimiter:
    """Allows `rate` requests per second on average, and `burst` at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate", "refused")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._at = monotonic()
        self.refused = 0
        """Requests over the limit so far."""

    def allows(self) -> bool:
        """Take one token; False if there is none."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        return True
