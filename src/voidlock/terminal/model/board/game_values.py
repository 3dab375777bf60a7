"""Values about one game that its board and its lines share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from voidlock import engine
from voidlock.engine import Argument, Event, Thing
from voidlock.texts import Words
from voidlock.words.line import Line

View = engine.View


class Promise(NamedTuple):
    """The odds of an answer: the message, the chance, and what else the message says."""

    id: str
    chance: float
    about: Mapping[str, Argument] = {}


class Figures(NamedTuple):
    """The odds of a position: beside things on the board, and of answers by their texts."""

    on_board: dict[Thing, float]
    promised: dict[str, list[Promise]]


NO_FIGURES = Figures({}, {})


class Tale(Protocol):
    """Tells events one by one, in lines."""

    def lines(self, event: Event, words: Words) -> list[Line]: ...
