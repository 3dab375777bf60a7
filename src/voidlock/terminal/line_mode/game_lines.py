"""What one game adds to line mode. All of it comes from views, so it holds at a server's table too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from voidlock.engine import Choice, Event, Option, View
from voidlock.terminal.line import Line
from voidlock.terminal.screen.game_board import Figures, Tale
from voidlock.terminal.sitting.sitting import Sitting
from voidlock.terminal.telling import tell
from voidlock.texts import Words


class PlainTale:
    """Tells each event in one line."""

    def lines(self, event: Event, words: Words) -> list[Line]:
        return [Line(tell(event, words))]


class GameLines:
    """A game that needs nothing special; a game overrides what it says differently."""

    help_id = "terminal-help"
    odds = False
    """Whether chances are shown before anybody asks for them."""

    commands: tuple[str, ...] = ()
    """Commands of this game alone."""

    async def do(self, command: str, rest: str, sitting: Sitting, words: Words) -> list[Line]:
        """What one of these commands says."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what is told

    def tale(self, view: View | None) -> Tale:
        """Tells events; `view` is the position it goes on from, None at the beginning of a game."""
        return PlainTale()

    def said_by_board(self, event: Event) -> bool:
        """Whether the heading of the board says it, when it is the last that happened."""
        return False

    def left_out(self, event: Event, view: View) -> bool:
        return False

    def opening(self, view: View, words: Words) -> list[Line]:
        """What is said of a new game."""
        return []

    def foreword(self, view: View, words: Words, columns: int) -> list[str]:
        """What everybody should know before the first question."""
        return []

    def recall(self, view: View, words: Words) -> list[Line]:
        """What is under way in a game that is gone on with; the view is everybody's."""
        return []

    # ------------------------------------------------------------------ the board

    def landmarks(self, view: View) -> tuple[object, ...]:
        """The board is drawn again when one of these changes; smaller changes are told in words alone."""
        return ()

    def board(self, view: View, words: Words, columns: int, *, whole: bool, hides: bool) -> list[Line]:
        """The board. `whole`: with all decks; `hides`: without what was chosen in secret."""
        return []

    # ------------------------------------------------------------------ the answers

    def rows(self, choice: Choice[object], view: View) -> Sequence[tuple[Option[object], ...]]:
        """The answers as they are listed, those together that share a line."""
        return [(option,) for option in choice.options]

    def row_line(self, first: str, row: tuple[Option[object], ...], words: Words) -> str:
        """Several answers that share a line, from how the first of them reads."""
        return first

    def more_about(self, choice: Choice[object], option: Option[object], view: View, words: Words) -> str:
        """What you have to know before you pick this answer."""
        return ""

    def explained(self, kind: str, id: str, words: Words) -> str:
        """A card or term: its name, and what it does or means."""
        return words.say("terminal-explained", name=words.name(kind, id), text=words.explain(kind, id))

    def chances(self, figures: Figures, words: Words) -> list[str]:
        """The chances of the position, apart from those of the answers."""
        return []

    # ------------------------------------------------------------------ files

    def retold(self, begun: bool) -> Callable[[Event, Words], list[Line]]:
        """Tells the events of a game file; `begun`: the game began from a written position."""
        return PlainTale().lines

    def saved(self, view: View, words: Words, id: str, when: str) -> str:
        """An unfinished game in a list: a message that begins with `id`."""
        return when
