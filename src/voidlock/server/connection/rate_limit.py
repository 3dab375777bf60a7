"""How much one connection may ask for."""

from __future__ import annotations

from time import monotonic


class RateLimiter:
    """So many requests a second on average, and so many at once; who asks for more is told, and then sent away."""

    __slots__ = ("_at", "_burst", "_left", "_rate", "refused")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._at = monotonic()
        self.refused = 0
        """Requests that were too many."""

    def allows(self) -> bool:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        return True
