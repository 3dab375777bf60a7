"""Refusals: counted by kind, and logged once a minute for each kind and address, so that a flood fills no disk."""

from __future__ import annotations

import logging
from collections import Counter
from time import monotonic

from .event_log import ADDRESS, event
from .metrics import REFUSALS

EVERY = 60.0
"""Seconds in which a kind of refusal is logged once for an address."""

LIMITS = ("table_too_", "table_busy", "table_full", "table_mission_slow", "table_server_full", "table_spectators_full")
"""How the reasons begin that name a limit."""

MOST = 1_000
"""Lines of all refusals in that time."""


class Refusals:
    """The refusals of the current minute. `earlier` in a line is how many there were in the minute before."""

    def __init__(self) -> None:
        self._since = 0.0
        self._now: Counter[tuple[str, str]] = Counter()
        self._before: Counter[tuple[str, str]] = Counter()

    def count(self, kind: str, address: str = "", table: str = "") -> None:
        """A request or connection was refused: of this address, or else of the client for which this task works."""
        REFUSALS.labels(kind).inc()
        self._tell(kind, address or ADDRESS.get(), table)

    def count_request(self, kind: str, table: str) -> None:
        """A request at a table was refused. Its address is news if it has reached a limit, not if it was illegal."""
        REFUSALS.labels(kind).inc()
        if kind.startswith(LIMITS):
            self._tell(kind, ADDRESS.get(), table)

    def _tell(self, kind: str, address: str, table: str) -> None:
        if monotonic() - self._since > EVERY:
            self._since, self._before, self._now = monotonic(), self._now, Counter()
        if len(self._now) < MOST or (kind, address) in self._now:
            self._now[kind, address] += 1
            if self._now[kind, address] == 1:
                event(
                    "refused",
                    level=_level(kind),
                    kind=kind,
                    address=address,
                    table=table,
                    earlier=self._before[kind, address],
                )


def _level(kind: str) -> int:
    """A limit that was reached is news for the operator; a game's own refusals are not."""
    of_a_game = kind.startswith("table_") and not kind.startswith(LIMITS)
    return logging.INFO if of_a_game else logging.WARNING


refusals = Refusals()
"""Of this process."""
