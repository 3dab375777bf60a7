"""Line mode for a game that brings none of its own: the message `<game>-board` is its board."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Event, Game, Json, Rules, View
from voidlock.games import kit_for
from voidlock.games.kit import Lines
from voidlock.terminal.console import Console
from voidlock.terminal.line import Line
from voidlock.terminal.saves import Keeper, S
from voidlock.terminal.telling import tell
from voidlock.texts import Words

from .frame import Frame


class PlainMode(Frame[S]):
    """Plays any game whose words are complete."""

    help_id = "terminal-plain-help"
    why_id = "terminal-plain-why-what"

    def __init__(self, game: Game[S], words: Words, console: Console, keeper: Keeper) -> None:
        super().__init__(game, words, console, keeper)
        self.rulebook = game.rules.name

    def landmarks(self) -> tuple[object, ...]:
        """The board itself: it is drawn again whenever it looks different."""
        return tuple(self.board_lines(""))

    def board_lines(self, rest: str) -> list[Line]:
        return _board(self.game.view(self.looker), self.words, self.game.rules.name)


def _board(view: View, words: Words, game: str) -> list[Line]:
    """The fields of the view, open and own, are the arguments of the message."""
    fields: dict[str, int | str] = {}
    for part in (view["open"], view["own"]):
        assert isinstance(part, dict)
        fields |= {name: _told(value) for name, value in part.items() if not isinstance(value, dict)}
    return [Line(line) for line in words.say(f"{game}-board", fields).split("\n")]


def _told(value: Json) -> int | str:
    if isinstance(value, list):
        return ", ".join(str(_told(item)) for item in value if not isinstance(item, dict))
    return "" if value is None else value if isinstance(value, int | str) else str(value)


def _retold(begun: bool) -> Callable[[Event, Words], list[Line]]:
    return lambda event, words: [Line(tell(event, words))]


def _saved(view: View, words: Words, id: str, when: str) -> str:
    """Such a game has no words for a list of games."""
    return when


def lines_of(rules: Rules[S]) -> Lines[S]:
    """A game's own line mode, or this one."""
    own = kit_for(rules).lines
    if own is not None:
        return own()
    return Lines(PlainMode, lambda view, words, columns: _board(view, words, rules.name), _retold, _saved)
