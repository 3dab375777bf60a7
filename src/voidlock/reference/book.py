"""The reference of a game in one language: every card, every term, every rule, and a search over all of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from voidlock.engine import Event, Thing
from voidlock.games import kit_of
from voidlock.texts import LANGUAGES, Words

from .entry import Entry, GameReference, SheetPart
from .rulebook import NUMBER, Rule, Rulebook, Section, rulebook

Found = Entry | Rule | Section

STEM = 4
"""The shortest prefix that the search tries for a typed word without a match."""


class Book(NamedTuple):
    game: str
    language: str
    entries: tuple[Entry, ...]
    rules: Rulebook
    sheet: Sequence[Sequence[SheetPart]]
    """The quick sheet, page by page."""
    events: Mapping[str, str]
    """By event the rule or section that a line of the log about it leads to."""

    def entry(self, kind: str, id: str) -> Entry | None:
        return next((each for each in self.entries if (each.kind, each.id) == (kind, id)), None)

    def with_settings(self, settings: Mapping[str, object]) -> Book:
        """The book of a table: its terms follow the settings."""
        return self._replace(entries=tuple(entry.with_settings(settings) for entry in self.entries))

    def find_by_number(self, number: str) -> Rule | Section | None:
        """A statement or a section by its number, however it is typed: `r11.5`, `R-11.5`, `§ 11`."""
        statements: list[Rule | Section] = [*self.rules.rules.values(), *self.rules.sections]
        typed, squeezed = number.strip().upper(), _normalise_number(number)
        # S5 is a section, S-5 a statement; s5 could be either and is taken as written.
        exact = next((each for each in statements if each.number == typed != ""), None)
        return exact or next((each for each in statements if _normalise_number(each.number) == squeezed != ""), None)

    def of_event(self, event: Event) -> list[Found]:
        """What a line of the log leads to: its cards and terms, then its rule."""
        found: list[Found] = []
        for value in event.arguments().values():
            things = [value] if isinstance(value, Thing) else [] if isinstance(value, int | str) else value
            entries = [self.entry(*thing) for thing in things]
            found += [entry for entry in entries if entry is not None and entry not in found]
        rule = self.find_by_number(self.events.get(event.name, ""))
        return found if rule is None else [*found, rule]

    def search(self, query: str) -> list[Found]:
        """Everything that matches, best first: a number, a name, the start of a name, a part of it, words in a text."""
        wanted = normalise(query)
        if not wanted:
            return []
        numbered = self.find_by_number(query)
        ranks = [(entry, _rank(entry, wanted)) for entry in self.entries]
        called = [entry for best in (1, 2, 3) for entry, rank in ranks if rank == best]
        found: list[Found] = [] if numbered is None else [numbered]
        found += called if called or found else self._find_by_stem(wanted)
        found += [entry for entry, rank in ranks if rank == 4 and entry not in found]
        found += [rule for rule in self.rules.rules.values() if rule != numbered and _mentions(rule.text, wanted)]
        return found

    def _find_by_stem(self, wanted: str) -> list[Entry]:
        """Entries whose names start like a word that nothing matches: `defending` finds the defence roll."""
        if not (wanted.isascii() and wanted.isalpha()):
            return []
        for length in range(len(wanted) - 1, max(STEM, len(wanted) - STEM) - 1, -1):
            found = [entry for entry in self.entries if _rank(entry, wanted[:length]) in (1, 2)]
            if found:
                return found
        return []


TERMS_ONLY = GameReference(None, ())


@cache
def book_of(game: str, language: str) -> Book:
    """The reference of a game. One that brings no facts and no rules document has its terms."""
    kit = kit_of(game)
    about = TERMS_ONLY if kit.reference is None else kit.reference()
    rules = Rulebook((), {}) if about.document is None else rulebook(about.document, language)
    words = {each: Words(each) for each in LANGUAGES}
    order = {kind: place for place, kind in enumerate(about.order)}
    things = sorted(words[language].terms(game), key=lambda thing: order.get(thing[0], len(order)))
    entries = [_entry(kind, id, words, language, about, rules) for kind, id in things]
    events = {kind.name: kind.rule for kind in kit.event_kinds.values() if kind.rule}
    return Book(game, language, tuple(entries), rules, about.sheet, events)


def _entry(
    kind: str, id: str, words: Mapping[str, Words], language: str, about: GameReference, rules: Rulebook
) -> Entry:
    own, english = words[language], words["en"]
    rulings = [] if about.document is None else rulebook(about.document, "en").about(english.name(kind, id))
    name, text = own.name(kind, id), own.explain(kind, id)
    details = about.details(kind, id, own)
    cited = [*([details.rule] if details.rule else []), *NUMBER.findall(text)]
    numbers = dict.fromkeys(each for each in [*rulings, *cited] if each in rules.rules)
    names = {each: words[each].name(kind, id) for each in LANGUAGES}
    shorts = [words[each].short(kind, id) for each in LANGUAGES]
    spellings = frozenset(normalise(each) for each in [id, *names.values(), *shorts])
    return Entry(
        kind, id, name, names, spellings, text, details.facts, tuple(numbers), details.copies, own.readings(kind, id)
    )


def _rank(entry: Entry, wanted: str) -> int:
    """How well an entry matches: 1 is best, 0 is not at all."""
    if wanted in entry.spellings:
        return 1
    if any(spelling.startswith(wanted) for spelling in entry.spellings):
        return 2
    if any(wanted in spelling for spelling in entry.spellings):
        return 3
    told = " ".join([entry.text, *(f"{fact.label} {fact.value}" for fact in entry.facts)])
    return 4 if _mentions(told, wanted) else 0


def _mentions(text: str, wanted: str) -> bool:
    told = normalise(text)
    return all(word in told for word in wanted.split())


def normalise(text: str) -> str:
    """A spelling without what people type differently: case, width, underscores, punctuation."""
    bare = unicodedata.normalize("NFKC", text).casefold().replace("_", " ").replace("-", " ")
    return " ".join("".join(letter for letter in bare if letter.isalnum() or letter.isspace()).split())


def _normalise_number(number: str) -> str:
    return unicodedata.normalize("NFKC", number).upper().replace("-", "").replace(" ", "").replace("§", "")
