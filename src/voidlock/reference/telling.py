"""Reference entries and rules as lines of text, for the command line and the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from voidlock.texts import Words

from .book import Book, Found, normalise
from .entry import Entry
from .rulebook import Rule, Section, Table

MANY = 3
"""Maximum number of matches that are told in full; of more, the names are listed."""

MOST_NAMES = 20

NEAREST = 4
"""Maximum number of names that a misspelled one is taken for."""


def describe(found: Found, book: Book, words: Words) -> list[str]:
    """Everything about one match."""
    if isinstance(found, Entry):
        return _entry_lines(found, book, words)
    return _rule_lines(found, book, words) if isinstance(found, Rule) else _section_lines(found, words)


def answer(query: str, book: Book, words: Words) -> list[str] | None:
    """The answer to a search: the best match, or the names of several; None if nothing matches."""
    found = book.search(query)
    if not found:
        return None
    best = best_of(query, found)
    if len(best) > MANY:
        return [words.say("terminal-found-many", names=_names(best, words))]
    lines: list[str] = []
    for match in best:
        lines += [*([""] if lines else []), *describe(match, book, words)]
    return lines


def contents(book: Book, words: Words) -> list[str]:
    """Everything in a book: its chapters with their numbers, then the names of its cards and terms, kind by kind."""
    return [words.say(f"web-game-{book.game}"), "", *chapters(book), "", *names_by_kind(book, words)]


def chapters(book: Book) -> list[str]:
    """The sections of the rules, with their numbers."""
    return [f"{section.number:5} {section.title}" for section in book.rules.sections if section.number]


def names_by_kind(book: Book, words: Words) -> list[str]:
    """The names of all cards and terms, a line for each kind."""
    lines = []
    for kind in dict.fromkeys(entry.kind for entry in book.entries):
        names = dict.fromkeys(entry.name for entry in book.entries if entry.kind == kind)
        label = words.say(f"reference-kind-{kind}")
        lines.append(words.say("reference-fact", label=label, value=words.say("terminal-comma").join(names)))
    return lines


def best_of(query: str, found: Sequence[Found]) -> list[Found]:
    """The matches that were meant: a number or an exact name alone, otherwise entries before statements."""
    wanted = normalise(query)
    if not isinstance(found[0], Entry):
        first = found[0]
        alone = isinstance(first, Section) or normalise(first.number) == wanted
        return [first] if alone else list(found)
    entries = [match for match in found if isinstance(match, Entry)]
    exact = [entry for entry in entries if wanted in entry.spellings]
    return list(exact or entries)


def nearest(query: str, book: Book, words: Words) -> str:
    """The names that are spelled, as a whole or in one word, most like the query; empty if none comes close."""
    wholes: dict[str, list[str]] = {}
    parts: dict[str, list[str]] = {}
    for entry in book.entries:
        for name in entry.names.values():
            wholes.setdefault(normalise(name), []).append(entry.name)
            for part in name.split():
                parts.setdefault(normalise(part), []).append(entry.name)
    wanted = normalise(query)
    close = [name for part in get_close_matches(wanted, list(parts), cutoff=0.75) for name in parts[part]]
    close += [name for whole in get_close_matches(wanted, list(wholes), cutoff=0.6) for name in wholes[whole]]
    return words.say("terminal-comma").join(list(dict.fromkeys(close))[:NEAREST])


def _names(found: list[Found], words: Words) -> str:
    names = list(dict.fromkeys(_title(match) for match in found))
    shown = words.say("terminal-comma").join(names[:MOST_NAMES])
    return shown if len(names) <= MOST_NAMES else f"{shown} …"


def _title(found: Found) -> str:
    return found.name if isinstance(found, Entry) else found.number


def _entry_lines(entry: Entry, book: Book, words: Words) -> list[str]:
    other = "reference-japanese" if words.language == "en" else "reference-english"
    named = entry.names["ja" if words.language == "en" else "en"]
    lines = [
        words.say("reference-heading", name=entry.name, kind=words.say(f"reference-kind-{entry.kind}")),
        entry.text,
    ]
    lines += [words.say("reference-fact", label=fact.label, value=fact.value) for fact in entry.facts]
    lines.append(words.say("reference-fact", label=words.say(other), value=named))
    for number in entry.rules:
        lines.append(words.say("reference-rule", number=number, text=book.rules.rules[number].text))
    return lines


def _rule_lines(rule: Rule, book: Book, words: Words) -> list[str]:
    section = book.rules.section(rule.section)
    lines = [words.say("reference-rule", number=rule.number, text=rule.text)]
    if section is not None:
        lines.append(words.say("reference-section", number=section.number, title=section.title))
    if rule.see:
        lines.append(words.say("reference-fact", label=words.say("reference-see"), value=_numbers(rule.see, words)))
    return lines


def _numbers(numbers: tuple[str, ...], words: Words) -> str:
    return words.say("terminal-comma").join(numbers)


def _section_lines(section: Section, words: Words) -> list[str]:
    lines = [words.say("reference-section", number=section.number, title=section.title)]
    for part in section.content:
        if isinstance(part, Rule):
            lines.append(words.say("reference-rule", number=part.number, text=part.text))
        elif isinstance(part, Table):
            lines += [" | ".join(row) for row in (part.head, *part.rows)]
        else:
            lines.append(part)
    return lines
