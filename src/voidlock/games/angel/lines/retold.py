"""A game of Death Angel retold from its file."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.engine import Event
from voidlock.games.angel.events import RoundBegan
from voidlock.terminal.line import Line
from voidlock.terminal.telling import Story
from voidlock.texts import Words


def retold(begun: bool) -> Callable[[Event, Words], list[Line]]:
    """Tells one event after another; a blank line comes before each round."""
    story = Story(begun=begun)

    def told(event: Event, words: Words) -> list[Line]:
        return [*([Line("")] if isinstance(event, RoundBegan) else []), *story.lines(event, words)]

    return told
