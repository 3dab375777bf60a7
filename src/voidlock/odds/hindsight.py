"""Value objects for looking back at choices: what the librarian would have chosen, and what that was worth.

The search finds them, clients show them: nothing here imports either.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from voidlock.engine import Option


class Place(NamedTuple):
    """Where in a game a choice was made: the inputs before it, the seat, and the kind of question."""

    inputs: int
    seat: int
    kind: str


class Costly(NamedTuple):
    """A choice that differs from the librarian's: both answers, and the difference in the chance to win.

    `events` are those that the seat had been told. The difference is `cost`, from `low` to `high`. `clear`: the other
    answer is better by more than luck; otherwise the two are about equal. A client of a table knows no `place`.
    """

    events: int
    given: Option[object]
    better: Option[object]
    cost: float
    low: float
    high: float
    clear: bool
    place: Place | None = None


class Found(NamedTuple):
    """A choice that differs from the librarian's, by the number of inputs before it."""

    inputs: int
    better: str
    cost: float
    low: float
    high: float
    clear: bool


class LookBack(NamedTuple):
    """The state of a look back, as plain data: it can go on in another process.

    choices   how many there are
    looked    how many of them had a glance
    spent     CPU seconds so far
    seen      of those that seem to cost something: how much, and the inputs before them
    dearest   how many of these are to be studied, once all have had their glance
    studied   how many of them have been
    found     what came of that
    over      whether that is all
    """

    choices: int = 0
    looked: int = 0
    spent: float = 0.0
    seen: tuple[tuple[float, int], ...] = ()
    dearest: int = 0
    studied: int = 0
    found: tuple[Found, ...] = ()
    over: bool = False

    def progress(self, seconds: float) -> Progress:
        """How far it has come, of so many seconds."""
        return Progress(self.choices, self.looked, self.dearest, self.studied, min(self.spent / seconds, 1.0))


class Progress(NamedTuple):
    """How far a look back has come: the choices, how many were looked at, how many of the `dearest` were studied after
    that, and the share of the time that is spent."""

    choices: int
    looked: int
    dearest: int
    studied: int
    share: float


class Hindsight(NamedTuple):
    """What the choices of a round were worth; round 0 is a whole game.

    `choices` is how many the seats made, `looked` how many of them were compared in time. `told` are those where the
    librarian would have chosen otherwise, the most expensive first.
    """

    choices: int
    looked: int
    told: Sequence[Costly]
    round: int = 0
