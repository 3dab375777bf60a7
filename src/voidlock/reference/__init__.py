"""Reference: every card, term and rule of a game, generated from facts, texts and the rules documents."""

from .book import Book, book_of
from .entry import Entry
from .rulebook import Rule, Section

__all__ = ["Book", "Entry", "Rule", "Section", "book_of"]
