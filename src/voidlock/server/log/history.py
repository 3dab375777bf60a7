"""Who has answered what, in the order in which it came: what a person may take back, and whom he must ask."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


class Step(NamedTuple):
    """An answer, and how many inputs there were before it. Secret answers to one question share that number."""

    before: int
    seat: int
    answer: str


class AnswerHistory:
    """The answers of a game since the file it began with."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def add(self, step: Step) -> None:
        self._steps.append(step)

    def take_back(self, before: int, seat: int, answer: str) -> None:
        self._steps.remove(Step(before, seat, answer))

    def undo(self, inputs: int) -> None:
        while self._steps and self._steps[-1].before >= inputs:
            self._steps.pop()

    def lying(self, inputs: int, seats: Collection[int]) -> Step | None:
        """The last answer of these seats that lies in an open secret question."""
        for step in reversed(self._steps):
            if step.before < inputs:
                return None
            if step.seat in seats:
                return step
        return None

    def last(self, seats: Collection[int]) -> Step | None:
        return next((step for step in reversed(self._steps) if step.seat in seats), None)

    def since(self, inputs: int) -> set[int]:
        """The seats that have answered after there were so many inputs."""
        return {step.seat for step in self._steps if step.before >= inputs}
