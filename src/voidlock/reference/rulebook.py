"""Parser of the rules documents: sections, and every numbered statement in them.

The documents are `docs/rules`; a built package carries a copy. Both languages have the same numbers in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

NUMBER = re.compile(r"\b(?:[A-Z]{1,3}-\d+(?:\.\d+)?[a-z]?|A\d{1,2}|S\d{1,2}\.\d+)(?![\w-])", re.ASCII)
"""The number of a statement as texts cite it: R-11.5, H-29, LOS-3, A32, S10.2."""

HEADING = re.compile(r"#{1,3} (?:(S?\d+(?:\.\d+)?)\.? )?(.+)")
OPENING = re.compile(r"`?([A-Z]{1,3}-\d+(?:\.\d+)?[a-z]?)`? (.+)", re.DOTALL)
"""A list item that is a statement."""
ORDERED = re.compile(r"(\d+)\. (.+)", re.DOTALL)
CARD = re.compile(r"\*\*(.+?)\*\*")
SOURCE = re.compile(r" ?\[[^\]]*\b(?:000|001|002|003|FAQ|CARD|HOUSE|H-\d+)\b[^\]]*\]| ?\[R-[\d., R+-]+\]", re.ASCII)
"""Where a statement comes from: of interest in the document, not at the table."""
ROW_NUMBER = re.compile(r"[A-Z]{1,3}-\d+[a-z]?|A\d{1,2}")
MARKS = re.compile(r"\*\*|`|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])")


class Rule(NamedTuple):
    """One numbered statement."""

    number: str
    section: str
    text: str
    see: tuple[str, ...]
    """Other numbers it names, the house decision behind it included."""
    cards: tuple[str, ...] = ()
    """The cards it is about, by name."""


class Table(NamedTuple):
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Section(NamedTuple):
    """A chapter or a part of one. `content` is in reading order: paragraphs, statements, tables."""

    number: str
    title: str
    content: tuple[str | Rule | Table, ...]


class Rulebook(NamedTuple):
    sections: tuple[Section, ...]
    rules: dict[str, Rule]

    def section(self, number: str) -> Section | None:
        return next((each for each in self.sections if each.number == number), None)

    def about(self, name: str) -> list[str]:
        """The numbers of the statements about one card, by its name in this language."""
        return [rule.number for rule in self.rules.values() if name in rule.cards]


class Document(NamedTuple):
    """A rules document: its file name, and the sections in which list items without a number are statements too."""

    name: str
    listed: tuple[str, ...] = ()


@cache
def rulebook(document: Document, language: str) -> Rulebook:
    """A document in a language; English where there is no translation."""
    name = document.name
    ending = "" if language == "en" else f".{language}"
    written = _folder().joinpath(f"{name}{ending}.md")
    if not written.is_file():
        written = _folder().joinpath(f"{name}.md")
    return parse(written.read_text(encoding="utf-8"), document.listed)


def _folder() -> Traversable:
    """The folder of the documents: inside a built package, or in the checkout that this package runs from."""
    packed = files("voidlock.reference").joinpath("rules")
    return packed if packed.is_dir() else Path(__file__).parents[3] / "docs" / "rules"


def parse(text: str, listed: Collection[str] = ()) -> Rulebook:
    """Parse a rules document."""
    sections: list[Section] = []
    rules: dict[str, Rule] = {}
    number = title = ""
    content: list[str | Rule | Table] = []

    def close() -> None:
        if title:
            sections.append(Section(number, title, tuple(content)))
        content.clear()

    for block in _blocks(text):
        heading = HEADING.fullmatch(block)
        if heading:
            close()
            number, title = heading[1] or "", heading[2]
            continue
        for part in _parts(
            block, number, 1 + sum(isinstance(each, Rule) for each in content) if number in listed else 0
        ):
            content.append(part)
            found = _of_rows(part, number) if isinstance(part, Table) else [part] if isinstance(part, Rule) else []
            rules.update((rule.number, rule) for rule in found)
    close()
    return Rulebook(tuple(sections), rules)


def _blocks(text: str) -> Iterator[str]:
    """Headings, paragraphs, list items and tables, each with its continued lines joined."""
    gathered: list[str] = []
    for line in [*text.splitlines(), ""]:
        bare = line.strip()
        begins = not bare or bare == "---" or bare.startswith("#") or _item(bare) is not None
        row = bare.startswith("|")
        if gathered and (begins or row != gathered[-1].startswith("|")):
            yield ("\n" if gathered[0].startswith("|") else " ").join(gathered)
            gathered = []
        if bare and bare != "---":
            gathered.append(bare)
        if bare.startswith("#"):
            yield gathered.pop()


def _item(line: str) -> str | None:
    """The text of a list item."""
    if line.startswith("- "):
        return line[2:]
    return line if ORDERED.match(line) else None


def _parts(block: str, section: str, place: int) -> list[str | Rule | Table]:
    """A block as it is read. `place` is that of the next statement in a section of listed ones, 0 elsewhere."""
    if block.startswith("|"):
        return [_table(block)]
    item = _item(block)
    if item is None:
        return [*_rule_in_paragraph(block, section)] or [plain(block)]
    opening, ordered = OPENING.fullmatch(item), ORDERED.fullmatch(item)
    if opening:
        return [_rule(opening[1], section, opening[2])]
    if place and (ordered or _cards(item)):
        return [_rule(f"{section}.{place}", section, ordered[2] if ordered else item)]
    return [plain(item)]


def _rule_in_paragraph(block: str, section: str) -> Iterator[Rule]:
    """A statement in a paragraph: `Model limit (`CMP-1`): ...`."""
    found = re.match(r"([^`]{1,20}?) ?[(（]`([A-Z]+-\d+)`[)）][:：] ?", block)
    if found:
        yield _rule(found[2], section, f"{found[1]}: {block[found.end() :]}")


def _rule(number: str, section: str, text: str) -> Rule:
    said = SOURCE.sub("", text)
    see = [other for other in NUMBER.findall(text) if other != number]
    return Rule(number, section, plain(said), tuple(dict.fromkeys(see)), _cards(text))


def _cards(item: str) -> tuple[str, ...]:
    """The bold names that an item opens with: `**Corridor**, **Dark Corner**: no ability`."""
    opening = re.match(r"(?:\*\*.+?\*\*(?:, |、)?)+", item)
    return tuple(name.rstrip(".。") for name in CARD.findall(opening[0])) if opening else ()


def _table(block: str) -> Table:
    rows = [tuple(plain(cell) for cell in line.strip("|").split("|")) for line in block.splitlines()]
    return Table(rows[0], tuple(rows[2:]))


def numbers_in(table: Table) -> list[str]:
    """The numbers of the rows that are statements."""
    return [number for number, *cells in table.rows if ROW_NUMBER.fullmatch(number) and cells]


def _of_rows(table: Table, section: str) -> list[Rule]:
    """The rows of a table whose first cell is a number, as statements."""
    found: list[Rule] = []
    numbers = numbers_in(table)
    for number, *cells in table.rows:
        if number in numbers:
            said = "\n".join(_label(table.head[1:], cells))
            see = [other for other in NUMBER.findall(said) if other != number]
            found.append(Rule(number, section, said, tuple(dict.fromkeys(see))))
    return found


def _label(heads: Sequence[str], cells: Sequence[str]) -> list[str]:
    return [cells[0], *(f"{head} – {cell}" for head, cell in zip(heads[1:], cells[1:], strict=True) if cell)]


def plain(text: str) -> str:
    """Markdown without its marks."""
    return MARKS.sub("", text).strip()
