"""Refusals, counted by kind and logged for the operator: one line per kind, address and minute."""

from __future__ import annotations

import logging
from collections import Counter
from time import monotonic

EVERY = 60.0
"""Seconds in which one line stands for all refusals of a kind and an address."""

MOST_REMEMBERED = 1000
"""Kinds and addresses whose last line is remembered."""

log = logging.getLogger("voidlock.server")


class Refusals:
    """What was refused, to whom, and how often."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        """By kind, since the start."""
        self._logged: dict[tuple[str, str], tuple[float, int]] = {}
        """By kind and address, when it was last logged and how many have come since."""

    def count(self, kind: str, address: str) -> None:
        """Count one refusal; an attack does not fill the log."""
        self.counts[kind] += 1
        now = monotonic()
        at, more = self._logged.get((kind, address), (-EVERY, 0))
        if now - at < EVERY:
            self._logged[kind, address] = at, more + 1
            return
        if len(self._logged) >= MOST_REMEMBERED:
            self._logged.clear()
        self._logged[kind, address] = now, 0
        log.warning("refused=%s address=%s more=%d", kind, address, more)
