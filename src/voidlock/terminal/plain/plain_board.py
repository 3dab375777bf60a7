"""Default line mode for games without their own: the message `<game>-board` is the board."""

from __future__ import annotations

from voidlock.engine import Rules, View
from voidlock.games import kit_for
from voidlock.terminal.model.board.game_board import GameBoard
from voidlock.terminal.model.board.game_lines import GameLines
from voidlock.terminal.saves import S
from voidlock.texts import Words
from voidlock.words.boards import board, fields
from voidlock.words.line import Line


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

    def describe_saved(self, view: View, words: Words, when: str) -> str:
        return words.say("terminal-unfinished-other", game=self.game, when=when)


class PlainBoard(GameBoard):
    """A game that line mode can play; it has no picture."""

    why_what = "terminal-plain-why-what"

    def __init__(self, game: str) -> None:
        self.rulebook, self.lines = game, PlainLines(game)


def lines_of(rules: Rules[S]) -> GameLines:
    """The game's own line mode, or this one."""
    own = kit_for(rules).lines
    return PlainLines(rules.name) if own is None else own()()
