"""The inputs of a game, in the order in which they took effect."""

from __future__ import annotations

from typing import NamedTuple

from .choice import Option


class Answer(NamedTuple):
    """A seat's answer: the place of the option among those offered, and the option."""

    seat: int
    place: int
    option: Option[object]

    def text(self) -> str:
        return f"{self.seat} {self.option.text}"


class Rolled(NamedTuple):
    """What chance answered: `die 3`, `draw 0`, `shuffle 7122…`."""

    kind: str
    value: int

    def text(self) -> str:
        return f"{self.kind} {self.value}"


class Redealt(NamedTuple):
    """From here on the game is dealt anew for a seat. Never part of a game file."""

    seat: int
    number: int

    def text(self) -> str:
        return f"redealt {self.seat}"


Input = Answer | Rolled | Redealt
