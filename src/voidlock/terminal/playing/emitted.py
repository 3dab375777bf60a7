"""What a controller emits: plain values that a screen draws and line mode prints."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Choice, Option


class News(NamedTuple):
    """Another question, another board, or somebody else in front of it."""


class Redrawn(NamedTuple):
    """The same position looks different: another selection, square, language or figure."""


class Covered(NamedTuple):
    """Everything has to be hidden until this seat sits there alone; `before` can still undo, 0 if nobody can."""

    seat: int
    before: int


class Answered(NamedTuple):
    """An answer was given and accepted."""

    choice: Choice[object]
    option: Option[object]


class Notice(NamedTuple):
    """A sentence about what was just done or cannot be done; `misread`: the line was no answer."""

    text: str
    style: str = ""
    misread: bool = False


class Trouble(NamedTuple):
    """A warning that holds until the next one; empty if all is well."""

    text: str


class Left(NamedTuple):
    """Somebody wants to leave."""


Emitted = News | Redrawn | Covered | Answered | Notice | Trouble | Left
