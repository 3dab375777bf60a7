"""The reference as JSON: its types, from which the page's are generated, and the encoding."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from voidlock.texts import Words

from .book import Book, Found
from .entry import Entry
from .rulebook import Rule, Section, Table, numbers_in


class FactData(TypedDict):
    label: str
    value: str


class EntryData(TypedDict):
    kind: str
    id: str
    name: str
    names: dict[str, str]
    text: str
    facts: list[FactData]
    rules: list[str]
    copies: int
    readings: NotRequired[dict[str, str]]
    """The text in a game with other settings, by setting and value: `merge-event`."""


class PartData(TypedDict):
    """A paragraph; with a number it is a statement, with a head a table."""

    text: str
    number: NotRequired[str]
    see: NotRequired[list[str]]
    head: NotRequired[list[str]]
    rows: NotRequired[list[list[str]]]
    numbers: NotRequired[list[str]]
    """The first cells of the rows that are statements."""


class SectionData(TypedDict):
    number: str
    title: str
    content: list[PartData]


class BookData(TypedDict):
    game: str
    entries: list[EntryData]
    sections: list[SectionData]
    events: dict[str, str]
    """By event the rule or section that a line of the log about it leads to."""


class ReferenceData(TypedDict):
    """The references of all games in one language, with the words around them."""

    language: str
    labels: dict[str, str]
    books: list[BookData]


def reference_data(books: list[Book], words: Words) -> ReferenceData:
    labels = {id.removeprefix("reference-"): words.say(id) for id in words.ids() if id.startswith("reference-page-")}
    kinds = dict.fromkeys(entry.kind for book in books for entry in book.entries)
    labels |= {f"kind-{kind}": words.say(f"reference-kind-{kind}") for kind in kinds}
    return {"language": words.language, "labels": labels, "books": [book_data(book) for book in books]}


def book_data(book: Book) -> BookData:
    return {
        "game": book.game,
        "entries": [entry_data(entry) for entry in book.entries],
        "sections": [section_data(section) for section in book.rules.sections],
        "events": dict(book.events),
    }


def data_of(found: Found) -> EntryData | PartData | SectionData:
    if isinstance(found, Entry):
        return entry_data(found)
    return part_data(found) if isinstance(found, Rule) else section_data(found)


def entry_data(entry: Entry) -> EntryData:
    data: EntryData = {
        "kind": entry.kind,
        "id": entry.id,
        "name": entry.name,
        "names": dict(entry.names),
        "text": entry.text,
        "facts": [{"label": fact.label, "value": fact.value} for fact in entry.facts],
        "rules": list(entry.rules),
        "copies": entry.copies,
    }
    return {**data, "readings": dict(entry.readings)} if entry.readings else data


def section_data(section: Section) -> SectionData:
    return {
        "number": section.number,
        "title": section.title,
        "content": [part_data(part) for part in section.content],
    }


def part_data(part: str | Rule | Table) -> PartData:
    if isinstance(part, Rule):
        return {"text": part.text, "number": part.number, "see": list(part.see)}
    if isinstance(part, Table):
        rows = [list(row) for row in part.rows]
        return {"text": "", "head": list(part.head), "rows": rows, "numbers": numbers_in(part)}
    return {"text": part}
