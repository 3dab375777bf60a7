"""Default line mode for games without their own: the message `<game>-board` is the board."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Choice, Event, Option, Rules, View
from voidlock.games import kit_for, kit_of
from voidlock.terminal.model.game_board import Drawn, GameBoard, Sight
from voidlock.terminal.model.game_lines import GameLines, PlainTale
from voidlock.terminal.model.game_values import NO_FIGURES, Figures, Tale
from voidlock.terminal.saves import S
from voidlock.texts import Words
from voidlock.words.line import Line
from voidlock.words.telling import board, fields, question


class PlainLines(GameLines):
    """Draws the board of any game whose words are complete."""

    help_id = "terminal-plain-help"

    def __init__(self, game: str) -> None:
        self.game = game

    def landmarks(self, view: View) -> tuple[object, ...]:
        """The board itself: it is redrawn whenever it looks different."""
        return tuple(sorted(fields(view).items()))

    def board(self, view: View, words: Words, columns: int, *, whole: bool, hides: bool) -> list[Line]:
        return board(self.game, view, words)

    def saved(self, view: View, words: Words, when: str) -> str:
        return words.say("terminal-unfinished-other", game=self.game, when=when)


class PlainBoard(GameBoard):
    """A game that line mode can play; it has no picture."""

    why_what = "terminal-plain-why-what"

    def __init__(self, game: str) -> None:
        self.rulebook, self.lines = game, PlainLines(game)

    def draw(self, view: View, sight: Sight) -> Drawn:
        return Drawn("", [], [], [])

    def decks(self, view: View, sight: Sight) -> list[str]:
        return []

    def figures(self, view: View, events: Sequence[Event]) -> Figures:
        return NO_FIGURES

    def tale(self) -> Tale:
        return PlainTale()

    def asked(self, choice: Choice[object], view: View, words: Words) -> str:
        return question(choice, words)

    def more_about(self, choice: Choice[object], option: Option[object], words: Words) -> str:
        return ""

    def seats(self, view: View) -> int:
        return kit_of(self.rulebook).seats


def lines_of(rules: Rules[S]) -> GameLines:
    """The game's own line mode, or this one."""
    own = kit_for(rules).lines
    return PlainLines(rules.name) if own is None else own()()
