"""How long the librarian may think about one choice, and what earlier choices have left over."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

GAMES_A_LINE = 8
"""A counted budget looks at lines of answers if it has so many imagined games for each."""

NARROW, GAMES_EACH = 6, 3
"""A counted budget compares at least so many lines, and more if it has so many games for each."""

TRIALS, PART = 8, 0.02
"""So many imagined games are timed first, fewer if they take this part of the time: two at least."""

CAP = 2.0
"""So many budgets can be saved, so that no answer takes more than three."""

MOST_SECONDS = 3_600.0
MOST_GAMES = 1_000_000

Now = Callable[[], float]
"""Seconds since some moment."""


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

    def clock(self) -> Clock:
        return Clock(self)


ONE_SECOND = Budget(seconds=1.0)


class Clock:
    """How much of a budget is used up, and how many lines it can still tell apart.

    A budget in seconds is wall time, because somebody waits for the answer. How many games fit into it depends on the
    machine, on what else runs there and on the position, so a few are timed first, and all of them as they are played.
    """

    __slots__ = ("_allowed", "_began", "_now", "_start", "budget", "games")

    def __init__(self, budget: Budget, saved: float = 0.0, now: Now = perf_counter) -> None:
        """`saved` seconds are added to a budget in seconds."""
        self.budget = budget
        self.games = 0
        self._now = now
        self._allowed = budget.seconds + saved
        self._start = self._began = now()

    @property
    def timed(self) -> bool:
        return self.budget.seconds > 0

    def elapsed(self) -> float:
        return self._now() - self._start

    def spent(self) -> float:
        """From 0 to 1 and beyond."""
        return self.elapsed() / self._allowed if self.timed else self.games / self.budget.games

    def try_out(self, play: Callable[[], object]) -> None:
        """Time a few imagined games."""
        self._began = self._now()
        while self.games < TRIALS and (self.games < 2 or self._now() - self._began < PART * self._allowed):
            play()
            self.games += 1

    def games_left(self) -> int:
        """How many more games fit in, at the speed of those that were played."""
        if not self.timed:
            return self.budget.games - self.games
        left, played = self._allowed - self.elapsed(), self._now() - self._began
        if not self.games or left <= 0:
            return 0
        return int(left * self.games / max(played, 1e-9))

    def most_lines(self, deals: int) -> int:
        """Whole lines of answers are looked at if there are no more than this."""
        return widest(self.games_left(), deals) if self.timed else self.budget.games // GAMES_A_LINE

    @property
    def most_runners(self) -> int:
        """So many answers a counted budget compares."""
        return max(NARROW, self.budget.games // GAMES_EACH)


def widest(games: int, deals: int) -> int:
    """How many lines can race so that each is tried on so many deals before the first of them drops out."""
    number = 1
    while (number + 1) * stages(number + 1) * deals <= games:
        number += 1
    return number


def stages(number: int) -> int:
    """How often half of so many lines drop out until one is left."""
    return max(1, math.ceil(math.log2(number)))


class TimeBank:
    """What the questions of a game have left of a budget in seconds: an easy one leaves time to a hard one.

    A counted budget is the same for every question.
    """

    __slots__ = ("_budget", "_now", "saved")

    def __init__(self, budget: Budget, now: Now = perf_counter) -> None:
        self._budget = budget
        self._now = now
        self.saved = 0.0

    def clock(self) -> Clock:
        """For the next question."""
        return Clock(self._budget, min(self.saved, CAP * self._budget.seconds), self._now)

    def settle(self, clock: Clock) -> None:
        """Keep what a question has left, if there was anything to think about."""
        if clock.timed and clock.games:
            left = self.saved + self._budget.seconds - clock.elapsed()
            self.saved = min(max(left, 0.0), CAP * self._budget.seconds)
