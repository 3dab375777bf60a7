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


NIGHT_GROUND: Palette = {
    "blue": "#4c8dff",
    "green": "#35de86",
    "purple": "#c970c2",
    "red": "#f4482c",
    "yellow": "#f7d116",
    "grey": "#c9d2d5",
    "orange": "#ff9a3d",
}
"""On our own dark ground."""

LIGHT_GROUND: Palette = {
    "blue": "#1a3df0",
    "green": "#076344",
    "purple": "#a327a3",
    "red": "#b0260a",
    "yellow": "#6b5c00",
    "grey": "#4a505a",
    "orange": "#a34e00",
}
"""On our own light ground."""

Surfaces = Mapping[str, str]
"""The style of plates, decks, walls and figures: a surface sets them apart; a letter or a sign says the same."""

NO_SURFACES: Surfaces = {
    **{"plate": "", "lying": "", "swarm": "", "peril": STYLES["danger"], "wall": STYLES["quiet"]},
    **{f"deck-{number}": "" for number in range(4)},
    **{"marine": "bright_blue", "acting": "bold bright_blue", "alien": STYLES["danger"], "fire": "red"},
    **{"contact": STYLES["contact"], "door": "green", "chosen": STYLES["lit"], "can": STYLES["can"]},
}
"""On the ground of a terminal, about which nothing is known."""

NIGHT_SURFACES: Surfaces = {
    **{"plate": "on #18252b", "lying": "on #0f191e", "swarm": "#ffd3c2 on #3a1b16", "peril": "bold #ffffff on #9c2416"},
    **{"wall": "#2a3f49 on #2a3f49", "deck-0": "#41606d on #0f1a1f", "deck-1": "#41606d on #14232a"},
    **{"deck-2": "#41606d on #121e28", "deck-3": "#41606d on #17262c"},
    **{"marine": "#ffffff on #1f56b8", "acting": "bold #06101f on #7fb2ff", "alien": "bold #ffffff on #9c2416"},
    **{"contact": "bold #ffffff on #7a3a86", "door": "bold #6df0aa on #14402c", "fire": "bold #1a0800 on #ff9a3d"},
    **{"chosen": "bold reverse #ffb35c on #070d10", "can": "bold underline #ffb35c"},
}
"""On our own dark ground."""

LIGHT_SURFACES: Surfaces = {
    **{"plate": "on #f8f3e6", "lying": "on #e3d9c3", "swarm": "#5c1408 on #f3cfc2", "peril": "bold #ffffff on #a3200f"},
    **{"wall": "#a99a74 on #a99a74", "deck-0": "#a3977a on #f8f3e6", "deck-1": "#a3977a on #f1e9d6"},
    **{"deck-2": "#a3977a on #f4efe4", "deck-3": "#a3977a on #eee6d0"},
    **{"marine": "#ffffff on #1a3df0", "acting": "bold #ffffff on #0a1a80", "alien": "bold #ffffff on #a3200f"},
    **{"contact": "bold #ffffff on #8a2a8a", "door": "bold #0b4a34 on #c4e0c9", "fire": "bold #ffffff on #a34e00"},
    **{"chosen": "bold reverse #9a4a00 on #ece4d2", "can": "bold underline #9a4a00"},
}
"""On our own light ground."""


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
