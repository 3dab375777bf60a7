"""Time budget of the search: how long it may think about one choice, with a time bank for unused seconds."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

GAMES_A_LINE = 8
"""A counted budget searches whole lines of answers if it has this many roll-outs for each."""

NARROW, GAMES_EACH = 6, 3
"""A counted budget compares at least `NARROW` lines, and more if it has `GAMES_EACH` roll-outs for each."""

TRIALS, PART = 8, 0.02
"""The roll-outs that are timed first; fewer, but at least two, if they take this part of the time."""

CAP = 2.0
"""How many budgets can be saved, so that no answer takes more than three."""

MOST_SECONDS = 3_600.0
MOST_GAMES = 1_000_000

Now = Callable[[], float]
"""A clock: seconds since a fixed moment."""


@dataclass(frozen=True, slots=True)
class Budget:
    """A number of roll-outs or of seconds. With a number, the same seed gives the same answer."""

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

    A budget in seconds is wall time, because a player is waiting. How many roll-outs fit depends on the machine, its
    load and the position, so a few are timed first, and all of them while they are played.
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
    def is_timed(self) -> bool:
        return self.budget.seconds > 0

    def elapsed(self) -> float:
        return self._now() - self._start

    def share_spent(self) -> float:
        """The share of the budget used: from 0 to 1, and above."""
        return self.elapsed() / self._allowed if self.is_timed else self.games / self.budget.games

    def try_out(self, play: Callable[[], object]) -> None:
        """Time a few roll-outs."""
        self._began = self._now()
        while self.games < TRIALS and (self.games < 2 or self._now() - self._began < PART * self._allowed):
            play()
            self.games += 1

    def games_left(self) -> int:
        """How many more roll-outs fit, at the speed measured so far."""
        if not self.is_timed:
            return self.budget.games - self.games
        left, played = self._allowed - self.elapsed(), self._now() - self._began
        if not self.games or left <= 0:
            return 0
        return int(left * self.games / max(played, 1e-9))

    def most_lines(self, deals: int) -> int:
        """The largest number of lines that are searched as whole lines of answers."""
        return widest(self.games_left(), deals) if self.is_timed else self.budget.games // GAMES_A_LINE

    @property
    def most_runners(self) -> int:
        """How many answers a counted budget compares."""
        return max(NARROW, self.budget.games // GAMES_EACH)


def widest(games: int, deals: int) -> int:
    """How many lines can race if each is tried on this many deals before the first one drops out."""
    number = 1
    while (number + 1) * stages(number + 1) * deals <= games:
        number += 1
    return number


def stages(number: int) -> int:
    """How many halvings leave one of this many lines."""
    return max(1, math.ceil(math.log2(number)))


class TimeBank:
    """Saves unused seconds from question to question: an easy one leaves time for a hard one.

    A counted budget is the same for every question.
    """

    __slots__ = ("_budget", "_now", "saved")

    def __init__(self, budget: Budget, now: Now = perf_counter) -> None:
        self._budget = budget
        self._now = now
        self.saved = 0.0

    def clock(self) -> Clock:
        """The clock for the next question."""
        return Clock(self._budget, min(self.saved, CAP * self._budget.seconds), self._now)

    def settle(self, clock: Clock) -> None:
        """Keep what a question left over, if there was anything to think about."""
        if clock.is_timed and clock.games:
            left = self.saved + self._budget.seconds - clock.elapsed()
            self.saved = min(max(left, 0.0), CAP * self._budget.seconds)
