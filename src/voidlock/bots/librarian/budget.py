"""How long the librarian may think about one choice."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import perf_counter

A_SECOND = 4_000
"""Imagined games, about."""
GAMES_A_LINE = 8

MOST_SECONDS = 3_600.0
MOST_GAMES = 1_000_000


@dataclass(frozen=True, slots=True)
class Budget:
    """So many imagined games, or so many seconds; with the number, the same seed gives the same answer."""

    games: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if (self.games > 0) == (self.seconds > 0) or self.games < 0 or self.seconds < 0:
            raise ValueError("a budget is a number of games or of seconds, above 0")

    @staticmethod
    def read(text: str) -> Budget | None:
        """`400` games or `1.5s`; None if it is neither."""
        found = re.fullmatch(r"(\d{1,7})|(\d{1,4}(?:\.\d{1,3})?)s", text)
        if found is None:
            return None
        games, seconds = int(found[1] or 0), float(found[2] or 0)
        within = 0 < games <= MOST_GAMES or 0 < seconds <= MOST_SECONDS
        return Budget(games, seconds) if within else None

    @property
    def lines(self) -> int:
        """How many lines of answers can be compared: each should get some games."""
        return (self.games or int(self.seconds * A_SECOND)) // GAMES_A_LINE

    def half(self) -> Budget:
        """For one of two thoughts about the same choice."""
        return Budget(games=max(self.games // 2, 1)) if self.games else Budget(seconds=self.seconds / 2)

    def clock(self) -> Clock:
        return Clock(self)


ONE_SECOND = Budget(seconds=1.0)


class Clock:
    """How much of a budget is used up."""

    __slots__ = ("_start", "budget", "games")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._start = perf_counter()
        self.games = 0

    def spent(self) -> float:
        """From 0 to 1 and beyond."""
        if self.budget.games:
            return self.games / self.budget.games
        return (perf_counter() - self._start) / self.budget.seconds
