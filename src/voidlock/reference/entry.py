"""Entries of the reference: a card or a term with its text, its facts and the rules it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from voidlock.texts import Words

from .rulebook import Document


class Fact(NamedTuple):
    """One labelled fact, both parts in words."""

    label: str
    value: str


class Entry(NamedTuple):
    """A card or a term. `names` are its names by language, as the two official editions have them."""

    kind: str
    id: str
    name: str
    names: Mapping[str, str]
    spellings: frozenset[str]
    """Everything the search takes for its name."""
    text: str
    facts: tuple[Fact, ...]
    rules: tuple[str, ...]
    """The numbers of the statements about it."""
    copies: int
    """How many such cards are in the box; 0 if it is not a card."""
    readings: Mapping[str, str]
    """The text in a game with other settings, by setting and value: `merge-event`."""

    def with_settings(self, settings: Mapping[str, object]) -> Entry:
        """The entry with the text for these settings."""
        texts = [
            self.readings[key]
            for key in [f"{name}-{value}" for name, value in settings.items()]
            if key in self.readings
        ]
        return self._replace(text=texts[0]) if texts else self


class Details(NamedTuple):
    """What a game adds to the name and the text of an entry: its facts, its rule, and the number of cards."""

    facts: tuple[Fact, ...] = ()
    rule: str = ""
    copies: int = 0


class SheetPart(NamedTuple):
    """A part of the quick sheet under its heading `sheet-<heading>`: terms, cards of a kind, or tables of the rules.

    terms   the terms, in order
    cards   a kind of card, `without` some ids, each with its `facts` by place
    table   the section whose tables are printed, the first `tables` of them
    """

    heading: str
    terms: tuple[tuple[str, str], ...] = ()
    cards: str = ""
    without: frozenset[str] = frozenset()
    facts: tuple[int, ...] = ()
    table: str = ""
    tables: int = 1


def no_details(kind: str, id: str, words: Words) -> Details:
    """The details of terms, which are their text alone."""
    return Details()


class GameReference(NamedTuple):
    """What a game brings to the reference.

    document  its rules, if there is a numbered document
    order     the kinds, as the reference lists them
    sheet     the quick sheet, page by page
    details   what it adds to a card or term
    """

    document: Document | None
    order: Sequence[str]
    sheet: Sequence[Sequence[SheetPart]] = ()
    details: Callable[[str, str, Words], Details] = no_details
