"""Key bindings, with the names printed on a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

ENTER, ESCAPE, UNDO, LOG, ARROWS, CHOOSE = "Enter", "Esc", "Ctrl+Z", "PgUp PgDn", "▴ ▾", "▴ ▾ Tab"
EXPLAIN, PAST, LEAVE, NO_MORE, DELETE = "F1", "F7", "F10", "^N", "Del"

AT_ONCE = 9
"""With at most this many answers, a digit alone picks one."""


class Key(NamedTuple):
    """A key, its action, and its label at the bottom of the screen."""

    key: str
    shown: str
    action: str
    word: str


PLAYING = (
    Key("f1", EXPLAIN, "explain", "explain"),
    Key("ctrl+z", "^Z", "undo", "undo"),
    Key("f2", "F2", "advise", "advice"),
    Key("f3", "F3", "odds", "odds"),
    Key("ctrl+l", "^L", "look", "look"),
    Key("f4", "F4", "language", "language"),
    Key("f5", "F5", "decks", "board"),
    Key("f6", "F6", "pace", "pace"),
    Key("f7", PAST, "look_back", "past"),
    Key("f12", "◄ ►", "look_around", "map"),
    Key("f8", "F8", "around", "table"),
    Key("f9", "F9", "talk", "talk"),
    Key("f10", LEAVE, "leave", "quit"),
)
WATCHING = (
    Key("right", "◄ ►", "step('next')", "step"),
    Key("down", "▴ ▾", "step('round_next')", "round"),
    Key("space", "Space", "step('run')", "run"),
    Key("f1", EXPLAIN, "explain", "explain"),
    Key("f3", "F3", "odds", "odds"),
    Key("f4", "F4", "language", "language"),
    Key("f5", "F5", "decks", "board"),
    Key("f6", "F6", "pace", "pace"),
    Key("f7", PAST, "look_back", "past"),
    Key("f8", "F8", "around", "eyes"),
    Key("f10", LEAVE, "leave", "quit"),
)

LEFT_OUT = ("pace", "odds", "board", "language", "past", "look", "advice")
"""Labels that are dropped first if the bottom line is too narrow."""

ON_A_PLAN = ("map",)
"""Actions that need a board of squares."""

AT_A_SEAT = ("undo", "advice")
"""Actions that need a seat."""

TOGETHER = ("table", "talk")
"""Actions that need other people at the table."""

STEPS = {
    "right": "next",
    "left": "back",
    "down": "round_next",
    "up": "round_back",
    "home": "first",
    "end": "last",
    "space": "run",
}
"""Keys of a replay."""

LOOKS = {
    **{"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)},
    **{"shift+left": (-5, 0), "shift+right": (5, 0), "shift+up": (0, -5), "shift+down": (0, 5)},
    **{"ctrl+left": (-5, 0), "ctrl+right": (5, 0), "ctrl+up": (0, -5), "ctrl+down": (0, 5)},
}
"""Keys that move the cursor: by how many columns and rows."""

MOVES: dict[str, Callable[[int, int], int]] = {
    "up": lambda at, number: at - 1,
    "down": lambda at, number: at + 1,
    "shift+tab": lambda at, number: at - 1,
    "tab": lambda at, number: at + 1,
    "home": lambda at, number: 0,
    "end": lambda at, number: number - 1,
}
"""Keys that move the selection: the new place, from the old place and the number of answers."""
