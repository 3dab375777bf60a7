"""Screens that lie over the board: something to read, and a cover while the keyboard changes hands."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from voidlock.table import Thing
from voidlock.texts import Words

from .keys import ENTER, ESCAPE, UNDO


class Reader(ModalScreen[None]):
    """A text to read, which scrolls."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,f1,f5", "dismiss", ""),
        ("up", "app.read(-1)", ""),
        ("down", "app.read(1)", ""),
        ("pageup", "app.read(-10)", ""),
        ("pagedown", "app.read(10)", ""),
    ]

    def __init__(self, lines: list[str], words: Words) -> None:
        super().__init__()
        self.lines = [*lines, "", words.say("screen-close", key=ESCAPE)]

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="reader"):
            yield Static("\n".join(self.lines), markup=False)


class Cover(Screen[None]):
    """Hides everything until the right person sits there alone."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "app.uncover", ""), ("ctrl+z", "app.undo", "")]

    def __init__(self, seat: int, before: int, words: Words) -> None:
        super().__init__()
        told = [words.say("screen-hand-over", seat=Thing("seat", str(seat)))]
        if before:
            told.append(words.say("screen-hand-over-undo", before=Thing("seat", str(before)), key=UNDO))
        self.told = [*told, words.say("screen-hand-over-how", key=ENTER)]

    def compose(self) -> ComposeResult:
        yield Static("\n\n".join(self.told), id="cover", markup=False)
