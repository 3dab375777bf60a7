"""What a game is made of: its origin (a seed, and a setup or a position), and the log of its inputs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .choice import Option
from .events import Json
from .fair_dice import FairDice


class Origin(NamedTuple):
    """The words of its seed, a setup or a written position, and what the seed follows from if it was committed to."""

    seed: str = ""
    setup: dict[str, Json] | None = None
    position: dict[str, Json] | None = None
    fair: FairDice | None = None


def as_json(value: object) -> Json:
    """An argument of a setup as JSON; what JSON cannot hold is told as a text, which the setup refuses."""
    if isinstance(value, Mapping):
        return {str(name): as_json(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [as_json(each) for each in value]
    return value if value is None or isinstance(value, str | int | float) else str(value)


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
