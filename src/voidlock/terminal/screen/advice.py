"""What the Librarian advises."""

from __future__ import annotations

from typing import Literal, NamedTuple

Verdict = Literal["best", "close", "few"]


class Estimate(NamedTuple):
    """An answer that was tried, the chance to win after it if a bot plays on, and an interval to compare it by."""

    answer: str
    chance: float
    low: float
    high: float


class Advice(NamedTuple):
    """What the Librarian thinks, with answers as texts, as `bots.librarian.Advice` tells it."""

    verdict: Verdict
    answers: list[Estimate]
    level: list[str]
    rule: str
    why: str
    plays_on: str

    @property
    def best(self) -> str:
        """The answer that is ahead of all others; empty if none is."""
        return self.level[0] if self.verdict == "best" else ""

    def of(self, text: str) -> Estimate | None:
        return next((estimate for estimate in self.answers if estimate.answer == text), None)


class Failed(Exception):
    """Nothing came of it: the text says why."""
