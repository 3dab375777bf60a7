"""Click commands of the reference: `voidlock card`, `voidlock rule` and `voidlock sheet`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .common import GAME, LANGUAGE, fail, in_words, words_for

if TYPE_CHECKING:
    from voidlock.reference import Book, Rule
    from voidlock.texts import Words

CARD_EPILOG = """
\b
Examples:
  voidlock card "gun jam"                 one card with all its facts and rulings
  voidlock card flank                     a term of the rules
  voidlock card overwatch --game hulk     the same word in Space Hulk
  voidlock card                           the names of all cards and terms
  voidlock card --json                    the whole reference as data
"""

RULE_EPILOG = """
\b
Examples:
  voidlock rule R-11.5        one statement
  voidlock rule 14            a whole section
  voidlock rule LOS-3         Space Hulk is found by its own numbers
  voidlock rule "power field" the rules that mention both words
  voidlock rule               the table of contents
"""


SHEET_EPILOG = """
\b
Examples:
  voidlock sheet                         Death Angel, in your language
  voidlock sheet --game hulk --lang ja   Space Hulk in Japanese
  voidlock sheet -o - | less             to standard output
"""


@click.command(epilog=CARD_EPILOG, short_help="Look up a card or a term.")
@click.argument("name", nargs=-1)
@GAME
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@LANGUAGE
def card(name: tuple[str, ...], game: str | None, as_json: bool, lang: str | None) -> None:
    """Look up a card or a term by its name in either language, or by part of it."""
    from voidlock.reference import Entry
    from voidlock.reference.data import data_of, reference_data
    from voidlock.reference.telling import answer, best_of

    words, query = words_for(lang), " ".join(name)
    books = _books(game, words)
    with in_words(words):
        if not query:
            _print(_contents(books, words) if not as_json else _data(reference_data(books, words)))
            return
        for book in books:
            # Statements have a command of their own.
            found = [match for match in book.search(query) if isinstance(match, Entry)]
            if not found:
                continue
            if as_json:
                _print(_data([data_of(match) for match in best_of(query, found)]))
            else:
                _print(answer(query, book, words) or [])
            return
    _nothing(query, books, words)


@click.command(epilog=RULE_EPILOG, short_help="Look up a rule by its number.")
@click.argument("number", nargs=-1)
@GAME
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@LANGUAGE
def rule(number: tuple[str, ...], game: str | None, as_json: bool, lang: str | None) -> None:
    """Look up a statement or a section of the rules by its number, or search the rules for words."""
    from voidlock.reference import Rule
    from voidlock.reference.data import data_of
    from voidlock.reference.telling import chapters, describe

    words, query = words_for(lang), " ".join(number)
    books = _books(game, words)
    with in_words(words):
        if not query:
            for book in books:
                _print([words.say(f"web-game-{book.game}"), *[f"  {chapter}" for chapter in chapters(book)]])
            return
        for book in books:
            found = book.find_by_number(query)
            if found is not None:
                _print(_data([data_of(found)]) if as_json else describe(found, book, words))
                return
        for book in books:
            mentioned = [match for match in book.search(query) if isinstance(match, Rule)]
            if mentioned:
                _print(_data([data_of(match) for match in mentioned]) if as_json else _each(mentioned, words))
                return
    _nothing(query, books, words)


@click.command(epilog=SHEET_EPILOG, short_help="Write a two-page quick sheet to print.")
@GAME
@click.option(
    "--out", "-o", type=click.Path(path_type=Path), help="The file to write (default: voidlock-GAME-LANG.html)."
)
@click.option("--force", is_flag=True, help="Overwrite the file if there is one.")
@LANGUAGE
def sheet(game: str | None, out: Path | None, force: bool, lang: str | None) -> None:
    """Write the quick sheet of a game: two A4 pages of HTML, to print from any browser."""
    from voidlock.reference import book_of
    from voidlock.reference.sheet import quick_sheet
    from voidlock.words.telling import system_trouble

    words, name = words_for(lang), game or "angel"
    text = quick_sheet(book_of(name, words.language), words)
    if str(out) == "-":
        with in_words(words):
            click.echo(text, nl=False)
        return
    target = out or Path(f"voidlock-{name}-{words.language}.html")
    try:
        with target.open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        fail(words.say("sheet-exists", file=str(target), option="--force"))
    except OSError as error:
        fail(words.say("sheet-not-written", file=str(target), why=system_trouble(error, words)))
    click.echo(words.say("sheet-written", file=str(target)))


def _books(game: str | None, words: Words) -> list[Book]:
    from voidlock.games import KITS
    from voidlock.reference import book_of

    wanted = [game] if game else [name for name, kit in KITS.items() if kit.reference is not None]
    return [book_of(name, words.language) for name in wanted]


def _contents(books: list[Book], words: Words) -> list[str]:
    """The names of everything, by game and kind."""
    from voidlock.reference.telling import names_by_kind

    lines: list[str] = []
    for book in books:
        lines += [*([""] if lines else []), words.say(f"web-game-{book.game}"), *names_by_kind(book, words)]
    return lines


def _each(rules: list[Rule], words: Words) -> list[str]:
    return [words.say("reference-rule", number=rule.number, text=rule.text) for rule in rules]


def _data(found: object) -> list[str]:
    return [json.dumps(found, ensure_ascii=False, indent=1)]


def _print(lines: list[str]) -> None:
    from voidlock.terminal.console import printable

    for line in lines:
        click.echo(printable(line) if "\n" not in line else line)


def _nothing(query: str, books: list[Book], words: Words) -> None:
    from voidlock.reference.telling import nearest

    lines = [words.say("reference-nothing", text=query)]
    close = [names for book in books for names in [nearest(query, book, words)] if names]
    if close:
        lines.append(words.say("reference-nearest", names=words.say("terminal-comma").join(close)))
    fail(*lines, code=1)
