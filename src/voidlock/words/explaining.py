"""Reference lookup behind `?`: a card, a term or a rule number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from voidlock.engine import Event, Thing, View
from voidlock.reference import Book, book_of
from voidlock.reference.telling import answer, describe, nearest
from voidlock.texts import Words
from voidlock.words.line import Line


def book_at(game: str, words: Words, view: View | None) -> Book:
    """The reference of a game; at a table its terms follow the settings in the view."""
    open = {} if view is None else view.get("open")
    settings = open.get("settings") if isinstance(open, Mapping) else None
    book = book_of(game, words.language)
    return book.with_settings(settings) if isinstance(settings, Mapping) else book


def look_up(typed: str, words: Words, game: str, view: View | None = None) -> list[Line]:
    """Explain what the typed words mean in a game, or list the names if there are too many."""
    book = book_at(game, words, view)
    found = answer(typed, book, words)
    if found is not None:
        return [Line(text) for text in found]
    lines = [Line(words.say("reference-nothing", text=typed[:80]), "wrong")]
    close = nearest(typed[:80], book, words)
    return [*lines, Line(words.say("reference-nearest", names=close))] if close else lines


def look_up_event(event: Event, words: Words, game: str, view: View | None) -> list[str]:
    """Explain a line of the log: its cards and terms, and its rule."""
    book, lines = book_at(game, words, view), list[str]()
    for found in book.of_event(event):
        lines += [*([""] if lines else []), *describe(found, book, words)]
    return lines


def look_up_thing(thing: Thing, words: Words, game: str, view: View | None) -> list[str]:
    """Everything about a card or a term; empty if it is none."""
    book = book_at(game, words, view)
    entry = book.entry(*thing)
    return [] if entry is None else describe(entry, book, words)


def explain(things: Iterable[Thing], words: Words, game: str, view: View | None) -> list[str]:
    """A line for each card and term among these: what it does or means."""
    book = book_at(game, words, view)
    entries = [book.entry(*thing) for thing in dict.fromkeys(things)]
    return [words.say("terminal-explained", name=entry.name, text=entry.text) for entry in entries if entry is not None]
