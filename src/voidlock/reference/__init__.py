"""Reference: every card, term and rule of a game, generated from facts, texts and the rules documents."""

from .book import Book, Found, book_of
from .entry import Entry, Fact, GameReference, Looked
from .rulebook import Document, Rule, Section, Table

__all__ = [
    "Book",
    "Document",
    "Entry",
    "Fact",
    "Found",
    "GameReference",
    "Looked",
    "Rule",
    "Section",
    "Table",
    "book_of",
]
