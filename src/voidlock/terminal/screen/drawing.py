"""How anything is drawn on the screen of either game: signs and letters, which colours only repeat.

None of the signs is wide in some terminals and narrow in others, so that columns stand in Japanese too.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from voidlock.engine import Thing
from voidlock.terminal.columns import columns_of

CAN, CHOSEN, CUT = "◦", "▸", "~"

STYLES = {
    "contact": "bold magenta",
    "title": "bold",
    "question": "bold",
    "quiet": "dim",
    "wrong": "red",
    "danger": "bold red",
    "lit": "bold reverse",
    "can": "bold underline",
}
"""Sixteen colours at most, none of which needs a dark or a light ground."""

Palette = Mapping[str, str]
"""By colour of the game, the style that draws it. A letter beside it says the same."""

SIXTEEN_COLOURS: Palette = {
    "blue": "bright_blue",
    "green": "green",
    "purple": "magenta",
    "red": "red",
    "yellow": "yellow",
    "grey": "",
    "orange": "",
}
"""Sixteen colours have no orange, and their greys are lost on some grounds: these two are left to the letter."""

MORE_COLOURS: Palette = {
    "blue": "#4a8cf0",
    "green": "#2ea043",
    "purple": "#a060d0",
    "red": "#e0402c",
    "yellow": "bold #c4a000",
    "grey": "#8f8f8f",
    "orange": "#e06c00",
}
"""Readable on black and on white. A terminal of 256 colours shows the nearest of them."""


def palette_of(colour_system: str | None) -> Palette:
    """The palette for a terminal whose colours Rich calls so."""
    return MORE_COLOURS if colour_system in ("256", "truecolor", "windows") else SIXTEEN_COLOURS


class Lit(NamedTuple):
    """What can be chosen now, and what the answer under the cursor is about."""

    can: Collection[Thing] = ()
    chosen: Collection[Thing] = ()

    def mark(self, *things: Thing) -> tuple[str, str]:
        """The sign and the style of something that goes by these names."""
        if any(thing in self.chosen for thing in things):
            return CHOSEN, STYLES["lit"]
        if any(thing in self.can for thing in things):
            return CAN, STYLES["can"]
        return " ", ""


def cut(text: str, columns: int) -> str:
    """The text, shortened to so many columns where it is longer."""
    if columns_of(text) <= columns:
        return text
    kept = ""
    for letter in text:
        if columns_of(kept + letter) > columns - 1:
            break
        kept += letter
    return kept + CUT


def padded(text: str, columns: int) -> str:
    """The text, with blanks behind it up to so many columns."""
    return text + " " * (columns - columns_of(text))


def together(name: str, rest: str, columns: int) -> str:
    """A name and what must not be cut off behind it."""
    return f"{cut(name, columns - columns_of(rest) - 1)} {rest}" if rest else cut(name, columns)


class Cell(NamedTuple):
    """Something in a column: its text, its style, and what pressing it means."""

    text: str
    style: str = ""
    thing: Thing | None = None

    def drawn(self, columns: int, *, at_right: bool = False) -> Text:
        text = cut(self.text, columns)
        space = " " * (columns - columns_of(text))
        meta = {"thing": (self.thing.kind, self.thing.id)} if self.thing else None
        drawn = Text(text, Style.parse(self.style) + Style(meta=meta))
        return Text(space) + drawn if at_right else drawn + Text(space)
