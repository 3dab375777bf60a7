"""Codecs: how numbers, flags, names and bit sets are written in a saved position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from ..events import Json
from .reading import Reader

S = TypeVar("S")


def names_of_marks(marks: int, names: Sequence[str]) -> list[Json]:
    """The names whose bits are set."""
    found: list[Json] = []
    while marks:
        lowest = marks & -marks
        found.append(names[lowest.bit_length() - 1])
        marks ^= lowest
    return found


class Number(NamedTuple):
    """A whole number within bounds."""

    least: int
    most: int

    def write(self, state: object, value: int, /) -> Json:
        return value

    def read(self, state: object, reader: Reader, /) -> int:
        return reader.number(self.least, self.most)


class Flag(NamedTuple):
    """A boolean."""

    def write(self, state: object, value: int, /) -> Json:
        return value

    def read(self, state: object, reader: Reader, /) -> int:
        return reader.flag()


class OneOf(NamedTuple, Generic[S]):
    """The name of something numbered; null for a number below 0."""

    names: Callable[[S], Sequence[str]]

    def write(self, state: S, value: int, /) -> Json:
        return self.names(state)[value] if value >= 0 else None

    def read(self, state: S, reader: Reader, /) -> int:
        return reader.one_of(self.names(state))


class Marks(NamedTuple, Generic[S]):
    """A bit set, written as the names of its members."""

    names: Callable[[S], Sequence[str]]

    def write(self, state: S, value: int, /) -> Json:
        return names_of_marks(value, self.names(state))

    def read(self, state: S, reader: Reader, /) -> int:
        return sum([1 << number for number in reader.different(self.names(state))])
