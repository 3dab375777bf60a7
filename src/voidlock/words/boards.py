"""The board of any game in lines: drawn by the game itself, or the message `<game>-board`."""

from __future__ import annotations

from voidlock.engine import Game, View
from voidlock.games import kit_for
from voidlock.games.kit import S
from voidlock.texts import Words
from voidlock.words.line import Line


def draw_board(game: Game[S], seat: int, words: Words, columns: int = 80, *, whole: bool = False) -> list[Line]:
    """The board as a seat sees it; `whole`: with all decks. From now on the words use its names."""
    own, view = kit_for(game.rules).lines, game.view(seat)
    if own is None:
        return board(game.rules.name, view, words)
    lines, events = own()(), game.events_for(seat)
    words.called = lines.names(view, events, len(events))
    return lines.board(view, words, columns, whole=whole, hides=False)


def board(game: str, view: View, words: Words) -> list[Line]:
    """The board of a game without one of its own: the message `<game>-board`, with the fields of the view."""
    return [Line(line) for line in words.say(f"{game}-board", fields(view)).split("\n")]


def fields(view: View) -> dict[str, int | str]:
    """The fields of a view, public and private, as arguments of a message."""
    found: dict[str, int | str] = {}
    for part in (view["open"], view["own"]):
        assert isinstance(part, dict)
        found |= {name: _argument(value) for name, value in part.items() if not isinstance(value, dict)}
    return found


def _argument(value: object) -> int | str:
    if isinstance(value, list):
        return ", ".join(str(_argument(item)) for item in value if not isinstance(item, dict))
    return "" if value is None else value if isinstance(value, int | str) else str(value)
