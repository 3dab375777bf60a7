"""Message catalogue of one language (Project Fluent): messages by id, filled with things, numbers and texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, TypeGuard

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

LANGUAGES = ("en", "ja")

Thing = tuple[str, str]
"""The kind and the id of something on the board; its name is the message `kind-id`."""

Called = Mapping[Thing, str]
"""The names of things in one game, where they differ from those of the texts."""

Argument = int | str | Thing | Sequence[Thing]

LONGEST = 1000
"""Fluent refuses arguments above 2,500 characters; a path or a typed answer can be longer."""

LARGEST = 10**15
"""Numbers beyond this are written as plain digits: locale formatting stops at 28 digits."""

TWO_STOPS = re.compile(r"([!?！？])(?:。|\.(?=$|[\s)])|:( \w))")
"""After a name that ends with ! or ?: a full stop, or a colon and the first letter of what follows."""

OF_MISSIONS = frozenset({"terminator", "squad", "stealer", "objective", "object"})
"""Kinds whose ids a mission can invent: without a message, the id is the name."""

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t].*|[ \t]*$))*", re.MULTILINE)
"""A message with everything indented below it."""

ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) *=", re.MULTILINE)

REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)(?:\.[\w-]+)?\s*\}")
"""A reference to another message."""


class Book:
    """The messages of a language, parsed lazily: parsing all of them takes longer than a start."""

    def __init__(self, language: str) -> None:
        # Imported late: this import is slow, and a command may need no message.
        from importlib.resources import files

        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.attributes: dict[str, tuple[str, ...]] = {}
        """By message, the names of its attributes."""
        self.game: dict[str, str] = {}
        """By message, the prefix of its file name, which tells the game."""
        self._written: dict[str, str] = {}
        """The messages that are not parsed yet."""
        folder = files(__package__).joinpath(language)
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if not file.name.endswith(".ftl"):
                continue
            self._add(file.read_text(encoding="utf-8"), file.name.partition("-")[0], f"{language}/{file.name}")
        for game, texts in _ADDED.items():
            found = texts()
            self._add(found.get(language, found["en"]), game, f"the {language} words of {game}")

    def _add(self, text: str, game: str, source: str) -> None:
        for entry in ENTRY.finditer(text):
            if entry[1] in self.attributes:
                raise ValueError(f"{source}: there is another message {entry[1]}")
            self._written[entry[1]] = entry[0]
            self.attributes[entry[1]] = tuple(ATTRIBUTE.findall(entry[0]))
            self.game[entry[1]] = game

    def message(self, id: str) -> Message:
        self._read(id)
        return self.bundle.get_message(id)

    def _read(self, id: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        written = self._written.pop(id, None)
        if written is None:
            return
        resource = FluentResource(written)
        if any(isinstance(entry, ast.Junk) for entry in resource.body):
            raise ValueError(f"{self.language}: {id} is no Fluent: {written[:80]!r}")
        self.bundle.add_resource(resource)
        for other in REFERENCE.findall(written):
            self._read(other)


_ADDED: dict[str, Callable[[], Mapping[str, str]]] = {}


def add_words(game: str, texts: Callable[[], Mapping[str, str]]) -> None:
    """Add the messages of a game from outside the package: Fluent text by language, English where one is missing."""
    _ADDED[game] = texts
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
            raise LookupError(f"there are no words in {language!r}, only in {', '.join(LANGUAGES)}")
        self.language = language
        self._names: dict[Thing, str] = {}
        self.called: Called = {}

    # ------------------------------------------------------------------ messages

    def has(self, id: str) -> bool:
        return id in _book(self.language).attributes

    def ids(self) -> list[str]:
        return list(_book(self.language).attributes)

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
        wanted = f"{id}.{attribute}" if attribute else id
        if id not in book.attributes or (attribute and attribute not in book.attributes[id]):
            raise LookupError(f"there is no message {wanted!r} in {self.language!r}")
        message = book.message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"the message {wanted!r} in {self.language!r} has attributes only")
        text, errors = book.bundle.format_pattern(pattern, self._told(arguments))
        if errors:
            raise ValueError(f"{wanted!r} in {self.language!r}: {'; '.join(str(error) for error in errors)}")
        return TWO_STOPS.sub(lambda found: found[1] + (found[2] or "").upper(), str(text))

    # ------------------------------------------------------------------ arguments

    def _told(self, arguments: Mapping[str, Argument]) -> dict[str, str | int]:
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
        if (kind, id) not in self.called and "short" in _book(self.language).attributes.get(f"{kind}-{id}", ()):
            return self._format(f"{kind}-{id}", "short", {})
        return self.name(kind, id)

    def explain(self, kind: str, id: str) -> str:
        """The rule text of a card, or what a term means."""
        return self._format(f"{kind}-{id}", "text", {})

    def terms(self, game: str) -> list[Thing]:
        """Every card and term of a game (`angel`, `hulk`) that has an explanation."""
        things: list[Thing] = []
        book = _book(self.language)
        for message, attributes in book.attributes.items():
            if "text" in attributes and book.game[message] == game:
                kind, _, id = message.partition("-")
                things.append((kind, id))
        return things


def _is_thing(value: object) -> TypeGuard[Thing]:
    return isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, str) for part in value)


def _digits(number: int) -> str:
    """A number as text, whatever its size: Python refuses to print thousands of decimal digits."""
    return str(number) if number.bit_length() < 4 * LONGEST else hex(number)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
