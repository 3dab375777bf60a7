"""Strategy per game: what it adds to line mode. It works from views, so it also serves tables on a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from voidlock.engine import Choice, Event, Option, View
from voidlock.games.kit import Route
from voidlock.terminal.model.board.game_values import Figures, Tale
from voidlock.texts import Called, Words
from voidlock.words.line import Line
from voidlock.words.telling import tell

FindWay = Callable[[str, str], Awaitable[Route]]
"""Finds the cheapest path of a piece to a square. Raises Declined."""


class PlainTale:
    """Tells each event in one line; rounds stand out."""

    def lines(self, event: Event, words: Words) -> list[Line]:
        return [Line(tell(event, words), "title" if event.begins_round else "")]


class GameLines:
    """The defaults. A game overrides what it says differently."""

    help_id = "terminal-help"
    odds = False
    """Whether odds are shown without asking."""

    commands: tuple[str, ...] = ()
    """Extra commands of this game."""

    async def do(self, command: str, rest: str, view: View, find_way: FindWay, words: Words) -> list[Line]:
        """Run one of these commands and return what it says. Raises Declined."""
        raise NotImplementedError

    # ------------------------------------------------------------------ names

    def names(self, view: View, events: Sequence[Event], number: int) -> Called:
        """The names of this game's things after `number` events, where they differ from those of the texts."""
        return {}

    def spell(self, option: Option[object], words: Words) -> str:
        """The text that a player types for an answer."""
        return option.text

    def retype(self, line: str, view: View, words: Words) -> str:
        """A typed line in the engine's words. Raises Declined if it names something that is gone."""
        return line

    # ------------------------------------------------------------------ events

    def tale(self) -> Tale:
        """Tells events one after the other."""
        return PlainTale()

    def is_said_by_board(self, event: Event) -> bool:
        """Whether the heading of the board already says it, if it is the last event."""
        return False

    def is_left_out(self, event: Event, view: View) -> bool:
        """Whether the event is not worth a line."""
        return False

    def opening(self, view: View, words: Words) -> list[Line]:
        """The first lines of a new game."""
        return []

    def foreword(self, view: View, words: Words, columns: int) -> list[str]:
        """What players should know before the first question."""
        return []

    def recall(self, view: View, words: Words) -> list[Line]:
        """Summary of a resumed game, from everybody's view."""
        return []

    # ------------------------------------------------------------------ the board

    def landmarks(self, view: View) -> tuple[object, ...]:
        """The board is redrawn when one of these changes. Smaller changes are only told."""
        return ()

    def board(self, view: View, words: Words, columns: int, *, whole: bool, hides: bool) -> list[Line]:
        """Draw the board. `whole` adds all decks; `hides` leaves out secret choices."""
        return []

    # ------------------------------------------------------------------ the answers

    def rows(self, choice: Choice[object], view: View) -> Sequence[tuple[Option[object], ...]]:
        """The answers, grouped by the line they share in the list."""
        return [(option,) for option in choice.options]

    def row_line(self, first: str, row: tuple[Option[object], ...], words: Words) -> str:
        """The line that several answers share, built from the text of the first."""
        return first

    def chances(self, figures: Figures, words: Words) -> list[str]:
        """The odds of the position, without those of single answers."""
        return []

    # ------------------------------------------------------------------ files

    def describe_saved(self, view: View, words: Words, when: str) -> str:
        """The line of an unfinished game in a list."""
        return when
