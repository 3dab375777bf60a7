"""Answer history: who answered what, in order of arrival. It says what a player may undo, and who must agree."""

from __future__ import annotations

from collections.abc import Collection
from itertools import takewhile
from typing import NamedTuple


class Step(NamedTuple):
    """An answer, and how many inputs came before it. Secret answers to one question share that number."""

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

    def open_answer(self, inputs: int, seats: Collection[int]) -> Step | None:
        """The last answer of these seats to a secret question that is still open."""
        for step in reversed(self._steps):
            if step.before < inputs:
                return None
            if step.seat in seats:
                return step
        return None

    def last(self, seats: Collection[int]) -> Step | None:
        return next((step for step in reversed(self._steps) if step.seat in seats), None)

    def siblings(self, step: Step) -> list[Step]:
        """The other answers to the secret question that this one answered."""
        return [other for other in self._steps if other.before == step.before and other != step]

    def since(self, inputs: int) -> list[Step]:
        """The answers since there were this many inputs, the last one first."""
        return list(takewhile(lambda step: step.before >= inputs, reversed(self._steps)))

    def seats_since(self, inputs: int) -> set[int]:
        """The seats that have answered since there were this many inputs."""
        return {step.seat for step in self.since(inputs)}
