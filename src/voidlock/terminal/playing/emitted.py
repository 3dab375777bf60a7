"""What a controller emits: plain values that a screen draws and line mode prints."""

from __future__ import annotations

from typing import NamedTuple


class News(NamedTuple):
    """Another question, another board, or somebody else in front of it."""


class Redrawn(NamedTuple):
    """The same position looks different: another selection, square, language or figure."""


class Covered(NamedTuple):
    """Everything has to be hidden until this seat sits there alone; `before` can still undo, 0 if nobody can."""

    seat: int
    before: int


class Notice(NamedTuple):
    """A sentence about what was just done or cannot be done; `misread`: the line was no answer."""

    text: str
    style: str = ""
    misread: bool = False


class Trouble(NamedTuple):
    """A warning that holds until the next one; empty if all is well."""

    text: str


class Reading(NamedTuple):
    """A longer text."""

    lines: list[str]


class Left(NamedTuple):
    """Somebody wants to leave."""


Emitted = News | Redrawn | Covered | Notice | Trouble | Reading | Left
