"""The keys by the names that stand on a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

ENTER, ESCAPE, UNDO, LOG, ARROWS, CHOOSE = "Enter", "Esc", "Ctrl+Z", "PgUp PgDn", "▴ ▾", "▴ ▾ Tab"
PAST, LEAVE = "F7", "F10"

AT_ONCE = 9
"""So many answers at most are given by a digit alone."""


class Key(NamedTuple):
    """A key, the action it stands for, and the word for it at the foot of the screen."""

    key: str
    shown: str
    action: str
    word: str


PLAYING = (
    Key("f1", "F1", "explain", "explain"),
    Key("ctrl+z", "^Z", "undo", "undo"),
    Key("f2", "F2", "advise", "advice"),
    Key("f3", "F3", "odds", "odds"),
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
    Key("f1", "F1", "explain", "explain"),
    Key("f3", "F3", "odds", "odds"),
    Key("f4", "F4", "language", "language"),
    Key("f5", "F5", "decks", "board"),
    Key("f6", "F6", "pace", "pace"),
    Key("f7", PAST, "look_back", "past"),
    Key("f8", "F8", "around", "eyes"),
    Key("f10", LEAVE, "leave", "quit"),
)

LEFT_OUT = ("pace", "odds", "board", "language", "past", "advice")
"""What is named first no longer, where the foot of the screen is too narrow for all."""

ON_A_PLAN = ("map",)
"""What there is to do only on a board of squares."""

AT_A_SEAT = ("undo", "advice")
"""What there is to do only for somebody who plays."""

TOGETHER = ("table", "talk")
"""What there is to do only where others sit."""

STEPS = {
    "right": "next",
    "left": "back",
    "down": "round_next",
    "up": "round_back",
    "home": "first",
    "end": "last",
    "space": "run",
}
"""What keys do while a game is told again."""

LOOKS = {
    **{"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)},
    **{"shift+left": (-5, 0), "shift+right": (5, 0), "shift+up": (0, -5), "shift+down": (0, 5)},
    **{"ctrl+left": (-5, 0), "ctrl+right": (5, 0), "ctrl+up": (0, -5), "ctrl+down": (0, 5)},
}
"""Keys that look around: so many columns and rows farther."""

MOVES: dict[str, Callable[[int, int], int]] = {
    "up": lambda at, number: at - 1,
    "down": lambda at, number: at + 1,
    "shift+tab": lambda at, number: at - 1,
    "tab": lambda at, number: at + 1,
    "home": lambda at, number: 0,
    "end": lambda at, number: number - 1,
}
"""Keys that go from one answer to another: where to, from the place and the number of answers."""
