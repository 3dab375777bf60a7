"""Output events of a controller: plain values that a screen draws and line mode prints."""

from __future__ import annotations

from typing import NamedTuple, Protocol

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


class Listener(Protocol):
    """What shows the output of a controller."""

    def hear_news(self) -> None: ...

    def hear_redrawn(self) -> None: ...

    def hear_covered(self, covered: Covered) -> None: ...

    def hear_answered(self, answered: Answered) -> None: ...

    def hear_notice(self, notice: Notice) -> None: ...

    def hear_reading(self, lines: list[str]) -> None: ...

    def hear_copied(self, text: str) -> None: ...

    def hear_looked_back(self, text: str) -> None: ...

    def hear_trouble(self, text: str) -> None: ...

    def hear_left(self) -> None: ...


def tell(listener: Listener, what: Emitted) -> None:
    """Pass each kind of output to its own method."""
    match what:
        case News():
            listener.hear_news()
        case Redrawn():
            listener.hear_redrawn()
        case Covered():
            listener.hear_covered(what)
        case Answered():
            listener.hear_answered(what)
        case Notice():
            listener.hear_notice(what)
        case Reading(lines):
            listener.hear_reading(lines)
        case Copied(text):
            listener.hear_copied(text)
        case LookedBack(text):
            listener.hear_looked_back(text)
        case Trouble(text):
            listener.hear_trouble(text)
        case Left():
            listener.hear_left()
