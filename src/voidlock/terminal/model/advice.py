"""Value objects for the Librarian's advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from voidlock.engine import Option
from voidlock.odds.figure import Because

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
    plays_on: str
    plan: Sequence[Option[object]] = ()
    why: Because | None = None
    games: int = 0

    @property
    def best(self) -> str:
        """The answer that beats all others; empty if there is none."""
        return self.level[0] if self.verdict == "best" else ""

    def of(self, text: str) -> Estimate | None:
        return next((estimate for estimate in self.answers if estimate.answer == text), None)


class Failed(Exception):
    """The advice failed; the text says why."""
