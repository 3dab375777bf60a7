"""What only one game has on the screen. Everything else of the screen asks this and knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple, Protocol

from rich.text import Text

from voidlock.table import Choice, Event, Json, Option, Thing
from voidlock.texts import Words

from ..board import Line
from .drawing import Lit

View = dict[str, Json]


class Promise(NamedTuple):
    """What an answer promises: the message that says so, and the chance."""

    id: str
    chance: float


class Figures(NamedTuple):
    """The chances of a position: beside things of the board, and of answers by their texts."""

    beside: dict[Thing, float]
    promised: dict[str, Promise]


NO_FIGURES = Figures({}, {})


class Drawn(NamedTuple):
    """A board in lines: what stands above it, the board itself, and what lies below."""

    above: list[Text]
    board: list[Text]
    below: list[Text]


class Sight(NamedTuple):
    """A board as it is looked at: in which words, on how many columns and lines, with what lit, with which chances."""

    words: Words
    size: tuple[int, int]
    lit: Lit = Lit()
    figures: Figures = NO_FIGURES


class Tale(Protocol):
    """Tells events one after the other, in lines."""

    def lines(self, event: Event, words: Words) -> list[Line]: ...


class GameBoard(ABC):
    """One game, as the screen shows it from views alone."""

    signs: tuple[str, ...] = ()
    """Messages that say what the signs on the board mean."""

    @abstractmethod
    def draw(self, view: View, sight: Sight) -> Drawn:
        """The board, with at least the lines left over that a question needs."""

    @abstractmethod
    def decks(self, view: View, sight: Sight) -> list[str]:
        """All that lies on the table beside the board."""

    @abstractmethod
    def figures(self, view: View) -> Figures:
        """The chances, from what the one who looks may know. Takes its time."""

    @abstractmethod
    def tale(self) -> Tale:
        """Tells a game from its beginning."""

    @abstractmethod
    def asked(self, choice: Choice[object], view: View, words: Words) -> str:
        """The question in words."""

    @abstractmethod
    def more_about(self, choice: Choice[object], option: Option[object], words: Words) -> str:
        """What somebody has to know who picks this answer."""

    def first(self, choice: Choice[object]) -> int:
        """The answer that the cursor stands on at first: one that Enter may give without harm."""
        return 0

    @abstractmethod
    def begins_round(self, event: Event) -> bool:
        """Whether a game that is told again can be leafed to this."""

    @abstractmethod
    def seats(self, view: View) -> int:
        """How many seats the game has."""
