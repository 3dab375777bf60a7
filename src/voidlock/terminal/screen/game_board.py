"""What only one game has on the screen. Everything else of the screen asks this and knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol

from rich.text import Text

from voidlock import engine
from voidlock.engine import Argument, Choice, Event, Option, Thing
from voidlock.terminal.line import Line
from voidlock.texts import Words

if TYPE_CHECKING:
    from voidlock.terminal.line_mode.game_lines import GameLines

from .drawing import SIXTEEN_COLOURS, Lit, Palette

View = engine.View


class Promise(NamedTuple):
    """What an answer promises: the message that says so, and the chance."""

    id: str
    chance: float


class Figures(NamedTuple):
    """The chances of a position: beside things of the board, and of answers by their texts."""

    beside: dict[Thing, float]
    promised: dict[str, Promise]


class Doubt(NamedTuple):
    """A question before an answer is given that can do harm: its message and what that tells."""

    id: str
    arguments: Mapping[str, Argument]


NO_FIGURES = Figures({}, {})


class Row(NamedTuple):
    """A line of the list of answers: one of them, or several that differ in their square alone, with the message that
    stands for them."""

    options: tuple[Option[object], ...]
    id: str = ""


class Drawn(NamedTuple):
    """A board in lines: what stands above it, the board itself, and what lies below."""

    above: list[Text]
    board: list[Text]
    below: list[Text]


class Way(NamedTuple):
    """A walk before it is walked: what it costs, the answers it takes one after the other, and what pays now."""

    cost: int
    answers: tuple[str, ...]
    ap: int
    cp: int


class Sight(NamedTuple):
    """A board as it is looked at: in which words, on how many columns and lines, with what lit, with which chances;
    where somebody looks around, the square they look at and the way there; with which colours."""

    words: Words
    size: tuple[int, int]
    lit: Lit = Lit()
    figures: Figures = NO_FIGURES
    at: Thing | None = None
    way: Way | None = None
    palette: Palette = SIXTEEN_COLOURS


class Tale(Protocol):
    """Tells events one after the other, in lines."""

    def lines(self, event: Event, words: Words) -> list[Line]: ...


class Plan(ABC):
    """Squares that can be looked at one by one. A square is a thing, as what lies on it is."""

    @abstractmethod
    def begin(self, view: View) -> Thing:
        """Where somebody begins to look: at the piece that acts, if one does."""

    @abstractmethod
    def step(self, view: View, at: Thing, by: tuple[int, int]) -> Thing:
        """The next square so many columns and rows farther, or as far as the board goes."""

    @abstractmethod
    def of(self, view: View, things: Sequence[Thing]) -> Thing | None:
        """The square on which one of these lies."""

    @abstractmethod
    def things(self, view: View, at: Thing) -> list[Thing]:
        """The square and all that lies on it: what an answer can be about that means this square."""

    @abstractmethod
    def described(self, view: View, at: Thing, words: Words) -> str:
        """The square in words."""

    @abstractmethod
    def walker(self, view: View) -> str:
        """Whose ways can be reckoned now; empty if nobody's."""

    @abstractmethod
    def told_way(self, view: View, way: Way, words: Words) -> str:
        """What a walk costs, in words."""

    @abstractmethod
    def wanted(self, view: View, at: Thing) -> str:
        """The answer that somebody most likely means with a square about which there is none."""


class GameBoard(ABC):
    """One game, as the screen shows it from views alone."""

    rulebook = ""
    """The game whose words are explained."""

    signs: tuple[str, ...] = ()
    """Messages that say what the signs on the board mean."""

    examples: tuple[str, ...] = ("screen-key-explain", "screen-key-why")
    """Messages that say what can be typed, with examples from the game."""

    why_what = "terminal-why-what"
    """The message that says how to ask why, with an example."""

    called: ClassVar[Mapping[str, str]] = {}
    """Words at the foot of the screen that this game has other words for."""

    lines: GameLines
    """What the game says in line mode."""

    plan: Plan | None = None
    """The squares, where the board has such."""

    def notions(self, option: Option[object]) -> list[Thing]:
        """Words of the rules that an answer is about, beside the things it names."""
        return []

    @abstractmethod
    def draw(self, view: View, sight: Sight) -> Drawn:
        """The board, with at least the lines left over that a question needs."""

    @abstractmethod
    def decks(self, view: View, sight: Sight) -> list[str]:
        """All that lies on the table beside the board."""

    @abstractmethod
    def figures(self, view: View, events: Sequence[Event]) -> Figures:
        """The chances, from what the one who looks may know and was told. Takes its time."""

    @abstractmethod
    def tale(self) -> Tale:
        """Tells a game from its beginning."""

    @abstractmethod
    def asked(self, choice: Choice[object], view: View, words: Words) -> str:
        """The question in words."""

    @abstractmethod
    def more_about(self, choice: Choice[object], option: Option[object], words: Words) -> str:
        """What somebody has to know who picks this answer."""

    def rows(self, choice: Choice[object]) -> list[Row]:
        """The answers as they are listed."""
        return [Row((option,)) for option in choice.options]

    def first(self, choice: Choice[object]) -> int:
        """The row that the cursor stands on at first: one that Enter may give without harm."""
        return 0

    def notes(self, view: View, option: Option[object], words: Words) -> list[str]:
        """What is said behind an answer: what it costs."""
        return []

    def struck(self, view: View, option: Option[object]) -> Collection[Thing]:
        """What an answer is about, and so is lit on the board."""
        return option.things

    def warned(self, view: View, option: Option[object], words: Words) -> str:
        """What has to be read before this answer is given; empty if there is nothing."""
        return ""

    def doubt(self, view: View, option: Option[object], words: Words) -> Doubt | None:
        """What is asked before this answer is given, because it harms whoever gives it."""
        return None

    def explains(self, event: Event) -> bool:
        """Whether it tells why something happens and not what: then it is read where somebody asks for it."""
        return False

    def told_first(self, events: Sequence[Event]) -> str:
        """The game's own message in place of the next question while these are told; empty if it has none."""
        return ""

    def reasons(self, events: Sequence[Event]) -> list[Event]:
        """Why the last of these happened."""
        return []

    @abstractmethod
    def begins_round(self, event: Event) -> bool:
        """Whether a game that is told again can be leafed to this."""

    @abstractmethod
    def seats(self, view: View) -> int:
        """How many seats the game has."""
