"""What the Librarian advises."""

from __future__ import annotations

from typing import NamedTuple


class Estimate(NamedTuple):
    """An answer, the chance to win after it, and its interval."""

    answer: str
    chance: float
    low: float
    high: float


class Advice(NamedTuple):
    """What is thought of each answer, and the texts of what the Librarian would answer, beginning with the best."""

    answers: list[Estimate]
    plan: list[str]

    def of(self, text: str) -> Estimate | None:
        return next((estimate for estimate in self.answers if estimate.answer == text), None)


class Failed(Exception):
    """Nothing came of it: the text says why."""
