"""Key bindings, with the names printed on a keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

ENTER, ESCAPE, UNDO, LOG, ARROWS, CHOOSE = "Enter", "Esc", "u", "PgUp PgDn", "▴ ▾", "▴ ▾ Tab"
EXPLAIN, PAST, LEAVE, NO_MORE, DELETE = "?", "^R", "^Q", "^N", "Del"


class Key(NamedTuple):
    """A key with its aliases, how it is shown, its action, and its label at the bottom of the screen.

    `also` is the function key that does the same: some terminals keep F1 and F10 for themselves, and some keyboards
    hide them.
    """

    key: str
    shown: str
    action: str
    word: str
    also: str = ""

    @property
    def both(self) -> str:
        return f"{self.shown} ({self.also})" if self.also else self.shown


PLAYING = (
    Key("f1", EXPLAIN, "command('help')", "explain", "F1"),
    Key("", "u", "command('undo')", "undo"),
    Key("f2", "a", "command('advice')", "advice", "F2"),
    Key("", "l", "command('look')", "look"),
    Key("f3", "o", "command('odds')", "odds", "F3"),
    Key("f5", "d", "command('board')", "board", "F5"),
    Key("ctrl+r,f7", PAST, "look_back", "past", "F7"),
    Key("f12", "◄ ►", "look_around", "map", "F12"),
    Key("ctrl+t,f8", "^T", "around", "table", "F8"),
    Key("ctrl+y,f9", "^Y", "talk", "talk", "F9"),
    Key("ctrl+s,f6", "^S", "command('pace')", "pace", "F6"),
    Key("ctrl+g,f4", "^G", "command('lang')", "language", "F4"),
    Key("ctrl+p", "^P", "command_palette", "commands"),
    Key("ctrl+q,f10", LEAVE, "leave", "quit", "F10"),
)
"""Small letters work while nothing is typed, and control keys always. Ctrl+Z is left to the shell."""

LETTERS = {key.shown: key for key in PLAYING if key.shown.islower()}
"""The keys that are small letters."""

BEGIN = ":"
"""A sign before a line that begins with one of the letters."""

WATCHING = (
    Key("right", "◄ ►", "step('next')", "step"),
    Key("down", "▴ ▾", "step('round_next')", "round"),
    Key("space", "Space", "step('run')", "run"),
    Key("question_mark", EXPLAIN, "command('help')", "explain", "F1"),
    Key("o", "O", "command('odds')", "odds", "F3"),
    Key("d", "D", "command('board')", "board", "F5"),
    Key("r", "R", "look_back", "past", "F7"),
    Key("e", "E", "around", "eyes", "F8"),
    Key("s", "S", "command('pace')", "pace", "F6"),
    Key("g", "G", "command('lang')", "language", "F4"),
    Key("ctrl+p", "^P", "command_palette", "commands"),
    Key("q", "Q", "leave", "quit", "F10"),
)
"""Nothing is typed in a replay, so letters do."""

SKIP = Key("space", "Space", "skip", "skip")
GO_BACK = Key("escape", ESCAPE, "let_go", "back")
CANCEL = Key("escape", ESCAPE, "let_go", "cancel")
THROUGH = Key("down", ARROWS, "look_back", "through")

LEFT_OUT = ("language", "pace", "odds", "board", "past", "look", "advice")
"""Labels that are dropped first if the bottom line is too narrow: the palette has them all."""

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
