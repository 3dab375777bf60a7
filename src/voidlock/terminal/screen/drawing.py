"""How anything is drawn on the screen of either game: signs and letters, which colours only repeat.

None of the signs is wide in some terminals and narrow in others, so that columns stand in Japanese too.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from voidlock.table import Thing

from ..columns import columns_of

CAN, CHOSEN, CUT = "◦", "▸", "~"

STYLES = {
    "blue": "bright_blue",
    "grey": "",
    "green": "green",
    "purple": "magenta",
    "red": "red",
    "yellow": "bold",
    "orange": "magenta",
    "contact": "bold magenta",
    "title": "bold",
    "question": "bold",
    "quiet": "dim",
    "wrong": "red",
    "danger": "bold red",
    "lit": "bold reverse",
    "can": "bold underline",
}
"""Sixteen colours at most, none of which needs a dark or a light ground: nothing is yellow, which is lost on white."""


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
