"""Value objects for the Librarian's advice."""

from __future__ import annotations

from typing import Literal, NamedTuple

from voidlock.engine import Option

Verdict = Literal["best", "close", "few"]


class Estimate(NamedTuple):
    """A tried answer, its chance to win if a bot plays on, and an interval to compare it by."""

    answer: str
    chance: float
    low: float
    high: float


class Advice(NamedTuple):
    """The Librarian's advice, with answers as texts, as in `bots.librarian.Advice`."""

    verdict: Verdict
    answers: list[Estimate]
    level: list[str]
    rule: str
    why: str
    plays_on: str

    @property
    def best(self) -> str:
        """The answer that beats all others; empty if there is none."""
        return self.level[0] if self.verdict == "best" else ""

    def of(self, text: str) -> Estimate | None:
        return next((estimate for estimate in self.answers if estimate.answer == text), None)


class Compared(NamedTuple):
    """A choice beside the Librarian's: events told before it, both answers, the difference in the chance to win.

    Unless it is `clear`, the two are about equal.
    """

    events: int
    given: Option[object]
    better: Option[object]
    cost: float
    low: float
    high: float
    clear: bool


class Hindsight(NamedTuple):
    """What the choices of a round were worth, as in `search.choices.Hindsight`; round 0 is a whole game."""

    round: int
    choices: int
    looked: int
    told: list[Compared]


class Failed(Exception):
    """The advice failed; the text says why."""
