"""Strategy per game: everything about one game on the screen. The rest of the screen knows no game."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import ClassVar, NamedTuple, Protocol

from rich.text import Text

from voidlock.engine import Argument, Choice, Event, Option, Thing
from voidlock.games import kit_of
from voidlock.games.kit import Route
from voidlock.odds.figure import Matter
from voidlock.terminal.model.board.drawing import NO_SURFACES, SIXTEEN_COLOURS, Lit, Palette, Surfaces
from voidlock.terminal.model.board.game_lines import GameLines
from voidlock.terminal.model.board.game_values import NO_FIGURES, Figures, Tale, View
from voidlock.texts import Words
from voidlock.words.telling import question


class Doubt(NamedTuple):
    """A confirmation before a harmful answer: its message and arguments."""

    id: str
    arguments: Mapping[str, Argument]


class Row(NamedTuple):
    """A line in the list of answers: one answer, or several that differ only in their square, with a shared message.

    `key` picks it; without one it has a number.
    """

    options: tuple[Option[object], ...]
    id: str = ""
    key: str = ""


class Drawn(NamedTuple):
    """A board in lines: its heading, the part above, the board itself, and the part below."""

    title: str
    above: list[Text]
    board: list[Text]
    below: list[Text]


class Sight(NamedTuple):
    """How to draw a board: words, size, highlights, odds, colours, and the cursor's square and path, if any.

    `beside`: the panel beside the board tells the rest; `asking`: the lines that the question below needs.
    """

    words: Words
    size: tuple[int, int]
    lit: Lit = Lit()
    figures: Figures = NO_FIGURES
    at: Thing | None = None
    way: Route | None = None
    palette: Palette = SIXTEEN_COLOURS
    surfaces: Surfaces = NO_SURFACES
    beside: bool = False
    asking: int = 0


class Plan(Protocol):
    """The squares of a board, for the cursor. A square is a thing, and so is everything on it."""

    def begin(self, view: View) -> Thing:
        """The first square of the cursor: that of the acting piece, if there is one."""

    def step(self, view: View, at: Thing, by: tuple[int, int]) -> Thing:
        """The square this many columns and rows away, or the last one before the edge."""

    def of(self, view: View, things: Sequence[Thing]) -> Thing | None:
        """The square that one of these things is on."""

    def things(self, view: View, at: Thing) -> list[Thing]:
        """The square and everything on it: what an answer about this square can name."""

    def describe(self, view: View, at: Thing, words: Words) -> str:
        """The square in words."""

    def walker(self, view: View) -> str:
        """The piece whose paths can be computed now; empty if there is none."""

    def describe_way(self, view: View, way: Route, words: Words) -> str:
        """The cost of a path, in words."""

    def likely_answer(self, view: View, at: Thing) -> str:
        """The answer that the player most likely means on a square without one."""


class GameBoard:
    """One game, as the screen shows it from views alone. The defaults are those of a game without a picture."""

    rulebook = ""
    """The game whose terms are explained."""

    signs: tuple[str, ...] = ()
    """Messages that explain the signs on the board."""

    examples: tuple[str, ...] = ("screen-key-explain", "screen-key-why")
    """Messages that say what to type, with examples from the game."""

    why_what = "terminal-why-what"
    """The message that says how to ask why, with an example."""

    called: ClassVar[Mapping[str, str]] = {}
    """Labels at the bottom of the screen that this game replaces."""

    wordy = False
    """Whether the texts in the panel beside the board take all the lines they can get."""

    lines: GameLines
    """The game's part of line mode."""

    plan: Plan | None = None
    """The squares, if the board has any."""

    def notions(self, option: Option[object]) -> list[Thing]:
        """Rules terms that an answer is about, beside the things it names."""
        return []

    def draw(self, view: View, sight: Sight) -> Drawn:
        """Draw the board, leaving at least the lines that a question needs."""
        return Drawn("", [], [], [])

    def columns(self, view: View, size: tuple[int, int]) -> int:
        """The columns that the board makes use of beside a panel, where it may have this size."""
        return 80

    def side_panel(self, view: View, sight: Sight) -> tuple[str, list[Text]]:
        """The heading and the lines of the panel beside the board: what its cards and its mission say.

        The size of the sight is that of the panel.
        """
        return "", []

    def decks(self, view: View, sight: Sight) -> list[str]:
        """Everything on the table beside the board."""
        return []

    def figures(self, view: View, events: Sequence[Event]) -> Figures:
        """Compute the odds from what the viewer may know and was told. This can be slow."""
        return NO_FIGURES

    def matters(self, view: View) -> Sequence[Matter]:
        """The facts that the viewer should look at now. This can be slow."""
        return ()

    def tale(self) -> Tale:
        """Tells a game from its start."""
        return self.lines.tale()

    def question(self, choice: Choice[object], view: View, words: Words) -> str:
        """The question in words."""
        return question(choice, words)

    def more_about(self, choice: Choice[object], option: Option[object], words: Words) -> str:
        """What the player needs to know before they pick this answer."""
        return ""

    def rows(self, choice: Choice[object], view: View | None) -> list[Row]:
        """The answers as rows of the list. If they have keys, each means the same after every step."""
        return [Row((option,)) for option in choice.options]

    def series(self, choice: Choice[object], view: View | None) -> Hashable:
        """What the question is one of a series of: its answers keep their numbers. None if it comes once."""
        return None

    def first(self, choice: Choice[object], rows: Sequence[Row]) -> int:
        """The initially selected row: one that is harmless to give with Enter."""
        return 0

    def notes(self, view: View, option: Option[object], words: Words) -> list[str]:
        """Notes after an answer: its cost."""
        return []

    def targets(self, view: View, option: Option[object]) -> Collection[Thing]:
        """What an answer is about: it is highlighted on the board."""
        return option.things

    def warning(self, view: View, option: Option[object], words: Words) -> str:
        """What the player must read before they give this answer; empty if nothing."""
        return ""

    def doubt(self, view: View, option: Option[object], words: Words) -> Doubt | None:
        """The confirmation before this answer, if it harms the player who gives it."""
        return None

    def explains(self, event: Event) -> bool:
        """Whether the event says why something happens, not what: it is shown only on request."""
        return False

    def meanwhile(self, events: Sequence[Event]) -> str:
        """The game's message in place of the next question while these events are shown; empty if it has none."""
        return ""

    def unchooses(self, option: Option[object], events: Sequence[Event]) -> bool:
        """Whether the answer ends a piece that was only chosen: then the choice is undone, and it has not acted."""
        return False

    def keeps_acting(self, choice: Choice[object], events: Sequence[Event]) -> Option[object] | None:
        """The answer that lets the piece go on that has acted out of turn in these events; None if there is none."""
        return None

    def reasons(self, events: Sequence[Event]) -> list[Event]:
        """Why the last of these happened."""
        return []

    def seats(self, view: View) -> int:
        """How many seats the game has."""
        return kit_of(self.rulebook).seats
