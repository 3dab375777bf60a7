"""Token-bucket rate limiter."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple


class Rate(NamedTuple):
    """`number` requests per `seconds` on average, in bursts of up to `burst`."""

    number: float
    seconds: float
    burst: float

    def times(self, number: float) -> Rate:
        """The same kind of rate with another number; the burst grows with it."""
        return Rate(number, self.seconds, self.burst * number / self.number)


UNLIMITED = Rate(1e12, 1.0, 1e15)


class RateLimiter:
    """A bucket of tokens that fills up again with time."""

    __slots__ = ("_at", "_burst", "_left", "_per_second", "refused")

    def __init__(self, rate: Rate) -> None:
        self._per_second = rate.number / rate.seconds
        self._burst = self._left = rate.burst
        self._at = monotonic()
        self.refused = 0
        """Requests over the limit so far."""

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second)
        self._at = now

    def allows(self, tokens: float = 1.0) -> bool:
        """Take that many tokens; False, and none taken, if there are fewer."""
        self._fill()
        if self._left < tokens:
            self.refused += 1
            return False
        self._left -= tokens
        return True

    def spend(self, tokens: float) -> None:
        """Charge a cost known only afterwards: the bucket may go into debt."""
        self._fill()
        self._left -= tokens

    def owes(self) -> bool:
        """Whether there is nothing left."""
        self._fill()
        return self._left <= 0

    def wait(self, tokens: float = 1.0) -> float:
        """Seconds until there are that many tokens."""
        self._fill()
        return max(0.0, (tokens - self._left) / self._per_second)
