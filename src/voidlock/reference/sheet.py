"""The quick sheet: two printed pages with what players look up most, as an HTML document that needs nothing else."""

from __future__ import annotations

import re
from html import escape

from voidlock.texts import Words

from .book import Book
from .entry import Entry, SheetPart
from .rulebook import NUMBER, Table

STYLE = """
@page { size: A4; margin: 9mm; }
* { box-sizing: border-box; }
html { font: 7.6pt/1.28 "Helvetica Neue", Arial, "Hiragino Kaku Gothic ProN", "Noto Sans CJK JP", sans-serif; }
html:lang(ja) { font-size: 6.7pt; line-height: 1.2; }
body { margin: 0 auto; max-width: 192mm; }
h1 { margin: 0 0 1.5mm; font-size: 13pt; border-bottom: 0.6mm solid #111; }
h1 small { float: right; font-size: 7.6pt; font-weight: 400; line-height: 2.2; }
.page { break-after: page; columns: 2; column-gap: 5mm; }
.page:last-child { break-after: auto; }
section { break-inside: avoid-column; margin: 0 0 2mm; }
section.long { break-inside: auto; }
h2 { margin: 0 0 0.8mm; padding: 0.4mm 1.2mm; background: #222; color: #fff; font-size: 8.6pt; }
p, dl, dd { margin: 0; }
dt { float: left; margin-right: 1mm; font-weight: 700; }
dd { padding-bottom: 0.4mm; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.25mm 1mm; border-bottom: 0.15mm solid #999; text-align: left; vertical-align: top; }
tr { break-inside: avoid; }
td:first-child { width: 30%; }
th { font-size: 0.9em; }
.number { white-space: nowrap; }
@media screen { body { padding: 6mm; background: #fff; } html, html:lang(ja) { font-size: 10pt; } }
"""


NOTE = re.compile(r"\([a-z]\)|（[a-z]）")
"""The beginning of a footnote."""

UNSURE = re.compile(r" ?\[UNSURE[^\]]*\]|（解釈が分かれる点[^）]*）")
"""Where the sources differ: of interest in the document, not at the table."""


def quick_sheet(book: Book, words: Words, style: str = f"<style>{STYLE}</style>") -> str:
    """The sheet of a game in the language of the book; `style` is its stylesheet, or a link to one."""
    title = words.say("sheet-title", game=words.say(f"web-game-{book.game}"))
    pages = "".join(
        f'<div class="page">{"".join(_section(part, book, words) for part in page)}</div>' for page in book.sheet
    )
    return (
        f'<!doctype html><html lang="{book.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title>{style}</head>"
        f"<body><h1>{escape(title)}<small>{escape(words.say('sheet-foot'))}</small></h1>{pages}</body></html>\n"
    )


def _section(part: SheetPart, book: Book, words: Words) -> str:
    rows = _table(part, book) if part.table else _cards(part, book) if part.cards else _terms(part, book)
    long = ' class="long"' if part.cards else ""
    return f"<section{long}><h2>{escape(words.say(f'sheet-{part.heading}'))}</h2>{rows}</section>"


def _terms(part: SheetPart, book: Book) -> str:
    entries = [entry for kind, id in part.terms for entry in [book.entry(kind, id)] if entry is not None]
    return "<dl>" + "".join(f"<dt>{escape(entry.name)}</dt><dd>{_bind(entry.text)}</dd>" for entry in entries) + "</dl>"


def _cards(part: SheetPart, book: Book) -> str:
    """One row a card: its facts in short, its name, its text."""
    rows = [entry for entry in book.entries if entry.kind == part.cards and entry.id not in part.without]
    return "<table>" + "".join(_row(entry, part.facts) for entry in rows) + "</table>"


def _row(entry: Entry, facts: tuple[int, ...]) -> str:
    told = " · ".join(entry.facts[place].value for place in facts if place < len(entry.facts))
    return f"<tr><td><b>{escape(entry.name)}</b><br>{escape(told)}</td><td>{_bind(entry.text)}</td></tr>"


def _table(part: SheetPart, book: Book) -> str:
    """The tables of a section with their footnotes."""
    section = book.rules.section(part.table)
    content = () if section is None else section.content
    tables = [each for each in content if isinstance(each, Table)]
    notes = [each for each in content if isinstance(each, str) and NOTE.match(each)]
    told = [*(_rows(table) for table in tables[: part.tables]), *(f"<p>{_bind(note)}</p>" for note in notes)]
    return "".join(told)


def _rows(table: Table) -> str:
    head = "".join(f"<th>{_bind(cell)}</th>" for cell in table.head)
    body = "".join("<tr>" + "".join(f"<td>{_bind(cell)}</td>" for cell in row) + "</tr>" for row in table.rows)
    return f"<table><tr>{head}</tr>{body}</table>"


def _bind(text: str) -> str:
    """A text in which no rule number is broken at the end of a line."""
    return NUMBER.sub(r'<span class="number">\g<0></span>', escape(UNSURE.sub("", text)))
