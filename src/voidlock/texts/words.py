"""Message catalogue of one language (Project Fluent): messages by id, filled with things, numbers and texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TypeGuard

from .patterns import Pattern, format_pattern

LANGUAGES = ("en", "ja")

Thing = tuple[str, str]
"""The kind and the id of something on the board; its name is the message `kind-id`."""

Called = Mapping[Thing, str]
"""The names of things in one game, where they differ from those of the texts."""

Argument = int | str | Thing | Sequence[Thing]

LONGEST = 1000
"""A path or a typed answer can be endless; a message keeps to this many characters of it."""

LARGEST = 10**15
"""Numbers beyond this are written as plain digits."""

TWO_STOPS = re.compile(r"([!?！？])(?:。|\.(?=$|[\s)])|:( \w))")
"""After a name that ends with ! or ?: a full stop, or a colon and the first letter of what follows."""

OF_MISSIONS = frozenset({"terminator", "squad", "stealer", "objective", "object"})
"""Kinds whose ids a mission can invent: without a message, the id is the name."""


class Book:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        # Imported late: a command may need no message.
        from .compiler import compile_text, read

        self.language = language
        self.messages = read(language)
        for game, texts in _ADDED.items():
            found = texts()
            added = compile_text(found.get(language, found["en"]), game)
            for id in added.keys() & self.messages.keys():
                raise ValueError(f"the {language} words of {game}: there is another message {id}")
            self.messages |= added

    def pattern(self, id: str, attribute: str) -> Pattern:
        wanted = f"{id}.{attribute}" if attribute else id
        message = self.messages.get(id)
        if message is None or (attribute and attribute not in message.attributes):
            raise LookupError(f"there is no message {wanted!r} in {self.language!r}")
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {wanted!r} in {self.language!r} has attributes only")
        return pattern


_ADDED: dict[str, Callable[[], Mapping[str, str]]] = {}


def add_words(game: str, texts: Callable[[], Mapping[str, str]]) -> None:
    """Add the messages of a game from outside the package: Fluent text by language, English where one is missing."""
    _ADDED[game] = texts
    _book.cache_clear()


def remove_words(game: str) -> None:
    """Remove the messages that a game added, if any."""
    _ADDED.pop(game, None)
    _book.cache_clear()


@cache
def _book(language: str) -> Book:
    return Book(language)


class Words:
    """Formats messages in one language. It never returns a partly filled message.

    An argument `x` that is a thing appears by its name; a message can select on `x_kind` and `x_id` (the kind of an
    empty text is `none`, of another text `text`). A list of things appears by their short names, and `x_count` is its
    length.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        self.language = language
        self._names: dict[Thing, str] = {}
        self.called: Called = {}

    # ------------------------------------------------------------------ messages

    def has(self, id: str) -> bool:
        return id in _book(self.language).messages

    def ids(self) -> list[str]:
        return list(_book(self.language).messages)

    def say(self, id: str, arguments: Mapping[str, Argument] | None = None, /, **more: Argument) -> str:
        """Format a message. An unknown id raises LookupError, a missing argument ValueError."""
        return self._format(id, "", {**(arguments or {}), **more})

    def option(self, verb: str, arguments: Mapping[str, Argument]) -> str:
        """The message of an answer: `option-verb-kinds` if these kinds of things have one, otherwise `option-verb`."""
        kinds = [value[0] for value in arguments.values() if _is_thing(value)]
        closer = "-".join(["option", verb, *kinds])
        return self.say(closer if self.has(closer) else f"option-{verb}", arguments)

    def _format(self, id: str, attribute: str, arguments: Mapping[str, Argument]) -> str:
        book = _book(self.language)
        pattern = book.pattern(id, attribute)
        try:
            text = format_pattern(pattern, self._texts_of(arguments), self.language, book.pattern)
        except ValueError as error:
            raise ValueError(f"{id!r} in {self.language!r}: {error}") from None
        return TWO_STOPS.sub(lambda found: found[1] + (found[2] or "").upper(), text)

    # ------------------------------------------------------------------ arguments

    def _texts_of(self, arguments: Mapping[str, Argument]) -> dict[str, str | int]:
        told: dict[str, str | int] = {}
        for name, value in arguments.items():
            if isinstance(value, int):
                told[name] = value if abs(value) < LARGEST else _cut(_digits(value))
            elif isinstance(value, str):
                told[name] = _cut(value)
                told.setdefault(f"{name}_kind", "text" if value else "none")
                told.setdefault(f"{name}_id", "")
            elif _is_thing(value):
                told[name] = self.name(*value)
                told[f"{name}_kind"], told[f"{name}_id"] = value
            else:
                told[name] = self._list([thing for thing in value if _is_thing(thing)])
                told[f"{name}_count"] = len(value)
        return told

    def _list(self, things: Sequence[Thing]) -> str:
        """A list of things, repeated ones once with their number; a spot follows the card that is there."""
        items: list[str] = []
        for index, (kind, id) in enumerate(things):
            name = self.short(kind, id)
            if kind == "spot" and index and things[index - 1][0] == "genestealer":
                items[-1] = self.say("list-at", card=items[-1], spot=name)
            else:
                items.append(self.say("list-item", kind=kind, name=name))
        text = ""
        for item in dict.fromkeys(items):
            number = items.count(item)
            told = self.say("list-repeated", name=item, number=number) if number > 1 else item
            text = self.say("list-more", first=text, second=told) if text else told
        return text

    # ------------------------------------------------------------------ things

    @contextmanager
    def calling(self, called: Called) -> Iterator[None]:
        """Use other names for a while: an event is told with those of its time."""
        before, self.called = self.called, called
        try:
            yield
        finally:
            self.called = before

    def name(self, kind: str, id: str) -> str:
        """The name of a thing. Kinds without messages (a spot) and names that only a mission knows use the id."""
        own = self.called.get((kind, id))
        if own is not None:
            return own
        name = self._names.get((kind, id))
        if name is None:
            name = self._names[kind, id] = self._find_name(kind, id)
        return name

    def _find_name(self, kind: str, id: str) -> str:
        if kind == "seat":
            return self.say("seat", number=id)
        if self.has(f"{kind}-{id}"):
            return self.say(f"{kind}-{id}")
        if kind not in OF_MISSIONS and any(known.startswith(f"{kind}-") for known in self.ids()):
            raise LookupError(f"there is no message '{kind}-{id}' in {self.language!r}")
        return id

    def short(self, kind: str, id: str) -> str:
        """The short name, for where space is narrow."""
        if (kind, id) not in self.called:
            message = _book(self.language).messages.get(f"{kind}-{id}")
            if message is not None and "short" in message.attributes:
                return self._format(f"{kind}-{id}", "short", {})
        return self.name(kind, id)

    def explain(self, kind: str, id: str) -> str:
        """The rule text of a card, or what a term means."""
        return self._format(f"{kind}-{id}", "text", {})

    def readings(self, kind: str, id: str) -> dict[str, str]:
        """What a term means in a game with other settings: the text by setting and value, `merge-event`."""
        message = _book(self.language).messages[f"{kind}-{id}"]
        return {name: self._format(f"{kind}-{id}", name, {}) for name in message.attributes if "-" in name}

    def terms(self, game: str) -> list[Thing]:
        """Every card and term of a game (`angel`, `hulk`) that has an explanation."""
        things: list[Thing] = []
        for name, message in _book(self.language).messages.items():
            if "text" in message.attributes and message.game == game:
                kind, _, id = name.partition("-")
                things.append((kind, id))
        return things


def _is_thing(value: object) -> TypeGuard[Thing]:
    return isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, str) for part in value)


def _digits(number: int) -> str:
    """A number as text, whatever its size: Python refuses to print thousands of decimal digits."""
    return str(number) if number.bit_length() < 4 * LONGEST else hex(number)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
