"""Reference lookup behind `?`: a card, a term or a rule number."""

from __future__ import annotations

from voidlock.engine import Event
from voidlock.reference import book_of
from voidlock.reference.telling import answered, nearest, told
from voidlock.terminal.line import Line
from voidlock.texts import Words


def looked_up(typed: str, words: Words, game: str) -> list[Line]:
    """Explain what the typed words mean in a game, or list the names if there are too many."""
    book = book_of(game, words.language)
    found = answered(typed, book, words)
    if found is not None:
        return [Line(text) for text in found]
    lines = [Line(words.say("reference-nothing", text=typed[:80]), "wrong")]
    close = nearest(typed[:80], book, words)
    return [*lines, Line(words.say("reference-nearest", names=close))] if close else lines


def line_looked_up(event: Event, words: Words, game: str) -> list[str]:
    """Explain a line of the log: its cards and terms, and its rule."""
    book, lines = book_of(game, words.language), list[str]()
    for found in book.of_event(event):
        lines += [*([""] if lines else []), *told(found, book, words)]
    return lines
