"""A mission retold from its game file."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Event
from voidlock.games.hulk.events.marines import TurnBegan
from voidlock.terminal.line import Line
from voidlock.terminal.telling import tell
from voidlock.texts import Words


def retold(begun: bool) -> Callable[[Event, Words], list[Line]]:
    """Tells one event after another; a blank line comes before each turn."""
    return _told


def _told(event: Event, words: Words) -> list[Line]:
    line = Line(tell(event, words), "title" if isinstance(event, TurnBegan) else "")
    return [Line(""), line] if isinstance(event, TurnBegan) else [line]
