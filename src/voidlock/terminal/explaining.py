"""Reference lookup behind `?`: a card, a term or a rule number."""

from __future__ import annotations

from voidlock.reference import book_of
from voidlock.reference.telling import answered, nearest
from voidlock.terminal.line import Line
from voidlock.texts import Words


def looked_up(typed: str, words: Words, game: str) -> list[Line]:
    """Explain what the typed words mean in a game, or list the names if there are too many."""
    book = book_of(game, words.language)
    told = answered(typed, book, words)
    if told is not None:
        return [Line(text) for text in told]
    lines = [Line(words.say("reference-nothing", text=typed[:80]), "wrong")]
    close = nearest(typed[:80], book, words)
    return [*lines, Line(words.say("reference-nearest", names=close))] if close else lines
