"""Drawing primitives of both games: signs and letters; colours only repeat what they say.

Each sign has the same width in every terminal, so that columns line up in Japanese too.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from voidlock.engine import Thing
from voidlock.words.columns import columns_of

CAN, CHOSEN, POINTED, CUT = "◦", "▸", "!", "~"

STYLES = {
    "contact": "bold magenta",
    "title": "bold",
    "question": "bold",
    "quiet": "dim",
    "wrong": "red",
    "danger": "bold red",
    "lit": "bold reverse",
    "can": "bold underline",
    "pointed": "bold reverse cyan",
    "coach": "bold cyan",
    "hint": "cyan",
}
"""Styles from the sixteen ANSI colours, readable on dark and light backgrounds."""

Palette = Mapping[str, str]
"""The style of each game colour. A letter beside it says the same."""

SIXTEEN_COLOURS: Palette = {
    "blue": "bright_blue",
    "green": "green",
    "purple": "magenta",
    "red": "red",
    "yellow": "yellow",
    "grey": "",
    "orange": "",
}
"""The sixteen colours have no orange, and grey is unreadable on some backgrounds: only the letter tells these two."""

MORE_COLOURS: Palette = {
    "blue": "#4a8cf0",
    "green": "#2ea043",
    "purple": "#a060d0",
    "red": "#e0402c",
    "yellow": "bold #c4a000",
    "grey": "#8f8f8f",
    "orange": "#e06c00",
}
"""Readable on black and on white. A 256-colour terminal shows the nearest ones."""

Surfaces = Mapping[str, str]
"""The style of plates, decks, walls and figures: a surface sets them apart; a letter or a sign says the same."""

NO_SURFACES: Surfaces = {
    **{"plate": "", "lying": "", "swarm": "", "peril": STYLES["danger"], "wall": STYLES["quiet"]},
    **{f"deck-{number}": "" for number in range(4)},
    **{"marine": "bright_blue", "acting": "bold bright_blue", "alien": STYLES["danger"], "fire": "red"},
    **{"contact": STYLES["contact"], "door": "green", "chosen": STYLES["lit"], "can": STYLES["can"]},
}
"""On the ground of a terminal, about which nothing is known."""


class Lit(NamedTuple):
    """What can be chosen now, what the answer under the cursor is about, and what a lesson points at."""

    can: Collection[Thing] = ()
    chosen: Collection[Thing] = ()
    pointed: Collection[Thing] = ()
    surfaces: Surfaces = NO_SURFACES

    def mark(self, *things: Thing) -> tuple[str, str]:
        """The sign and the style of something with these names."""
        if any(thing in self.chosen for thing in things):
            return CHOSEN, self.surfaces["chosen"]
        if any(thing in self.pointed for thing in things):
            return POINTED, STYLES["pointed"]
        if any(thing in self.can for thing in things):
            return CAN, self.surfaces["can"]
        return " ", ""


def cut(text: str, columns: int) -> str:
    """Truncate the text to this many columns."""
    if columns_of(text) <= columns:
        return text
    kept = ""
    for letter in text:
        if columns_of(kept + letter) > columns - 1:
            break
        kept += letter
    return kept + CUT


def together(name: str, rest: str, columns: int) -> str:
    """A name, truncated so that the rest after it fits."""
    return f"{cut(name, columns - columns_of(rest) - 1)} {rest}" if rest else cut(name, columns)


class Cell(NamedTuple):
    """A table cell: its text, its style, and what a click on it means."""

    text: str
    style: str = ""
    thing: Thing | None = None

    def draw(self, columns: int, *, at_right: bool = False) -> Text:
        text = cut(self.text, columns)
        space = " " * (columns - columns_of(text))
        meta = {"thing": (self.thing.kind, self.thing.id)} if self.thing else None
        style = Style.parse(self.style) + Style(meta=meta)
        # What is chosen is one block; a line is drawn under letters alone.
        rest = (space, style if style.reverse else "")
        return Text.assemble(rest, (text, style)) if at_right else Text.assemble((text, style), rest)
