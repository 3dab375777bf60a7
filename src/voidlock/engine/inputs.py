"""Input log: the answers and rolls of a game, in the order in which they took effect."""

from __future__ import annotations

from typing import NamedTuple

from .choice import Option


class Answer(NamedTuple):
    """A seat's answer: the option, and its index among those offered."""

    seat: int
    place: int
    option: Option[object]

    def text(self) -> str:
        return f"{self.seat} {self.option.text}"


class Rolled(NamedTuple):
    """An answer of chance: `die 3`, `draw 0`, `shuffle 7122…`."""

    kind: str
    value: int

    def text(self) -> str:
        return f"{self.kind} {self.value}"


class Redealt(NamedTuple):
    """Marks that the game is re-dealt for a seat from here on. Never part of a game file."""

    seat: int
    number: int

    def text(self) -> str:
        return f"redealt {self.seat}"


Input = Answer | Rolled | Redealt
