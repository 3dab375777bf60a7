"""Output events of a controller: plain values that a screen draws and line mode prints."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Choice, Option


class News(NamedTuple):
    """Another question, another board, or another player at the screen."""


class Redrawn(NamedTuple):
    """The same position looks different: another selection, square, language or figure."""


class Covered(NamedTuple):
    """Everything must be hidden until this seat is alone; `before` can still undo, 0 if no one can."""

    seat: int
    before: int


class Answered(NamedTuple):
    """An answer was given and accepted."""

    choice: Choice[object]
    option: Option[object]


class Notice(NamedTuple):
    """A sentence about what was just done or cannot be done; `misread`: the line was not an answer."""

    text: str
    style: str = ""
    misread: bool = False


class Reading(NamedTuple):
    """Lines to read at leisure."""

    lines: list[str]


class Copied(NamedTuple):
    """A text for the clipboard."""

    text: str


class LookedBack(NamedTuple):
    """It is known what the choices of the last round were worth; one line says so."""

    text: str


class Trouble(NamedTuple):
    """A warning that holds until the next one; empty if all is well."""

    text: str


class Left(NamedTuple):
    """The player wants to leave."""


Emitted = News | Redrawn | Covered | Answered | Notice | Reading | Copied | LookedBack | Trouble | Left
