"""How long the librarian may think about one choice."""

from __future__ import annotations

import re
from time import perf_counter
from typing import NamedTuple

A_SECOND = 4_000
"""Imagined games, about."""
GAMES_A_LINE = 8

LONGEST = 3_600.0
MOST = 1_000_000


class Budget(NamedTuple):
    """So many imagined games, or so many seconds; with the number, the same seed gives the same answer."""

    games: int = 0
    seconds: float = 0.0

    @staticmethod
    def read(text: str) -> Budget | None:
        """`400` games or `1.5s`; None if it is neither."""
        found = re.fullmatch(r"(\d{1,7})|(\d{1,4}(?:\.\d{1,3})?)s", text)
        if found is None:
            return None
        budget = Budget(games=int(found[1])) if found[1] else Budget(seconds=float(found[2]))
        return budget if 0 < budget.games <= MOST or 0 < budget.seconds <= LONGEST else None

    @property
    def lines(self) -> int:
        """How many lines of answers can be compared: each should get some games."""
        return (self.games or int(self.seconds * A_SECOND)) // GAMES_A_LINE

    def clock(self) -> Clock:
        return Clock(self)


ONE_SECOND = Budget(seconds=1.0)


class Clock:
    """How much of a budget is used up."""

    __slots__ = ("_budget", "_start", "games")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._start = perf_counter()
        self.games = 0

    def spent(self) -> float:
        """From 0 to 1 and beyond."""
        if self._budget.games:
            return self.games / self._budget.games
        return (perf_counter() - self._start) / self._budget.seconds
