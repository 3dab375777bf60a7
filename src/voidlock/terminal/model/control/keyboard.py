"""What a key means at the input line of a game: a table, read from the top."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Literal, NamedTuple

from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.keys import LETTERS, LOOKS, MOVES

Command = Literal[
    "skip",
    "move_cursor",
    "act",
    "show_cursor",
    "select",
    "ignore",
    "warn",
    "enter",
    "help",
    "name",
    "pick",
    "letter",
    "refuse",
    "complete",
]
"""What a key does; a key that does nothing of this is typed."""


class Press(NamedTuple):
    """A key, the character it types, and when it is pressed."""

    key: str
    character: str
    typed: str
    """What is on the line already."""
    skipped: bool
    """Whether it has ended what was being told: it must not answer the question that follows."""
    before: Command | None
    """What the key before it did."""
    controller: Controller

    @property
    def empty(self) -> bool:
        return not self.typed


class Rule(NamedTuple):
    """A row of the table: what these keys do where `when` holds. Without keys the row is about every key."""

    command: Command
    keys: frozenset[str]
    when: Callable[[Press], bool]


def is_empty(press: Press) -> bool:
    return press.empty


def always(press: Press) -> bool:
    return True


def has_cursor(press: Press) -> bool:
    pointing = press.controller.pointing
    return press.empty and pointing.at is not None and pointing.can_look()


def has_map(press: Press) -> bool:
    pointing = press.controller.pointing
    return press.empty and pointing.at is None and pointing.can_look()


def follows_pick(press: Press) -> bool:
    return press.empty and press.before == "pick"


def follows_refusal(press: Press) -> bool:
    return press.empty and press.before == "refuse"


def is_key_of_answer(press: Press) -> bool:
    return bool(press.character) and press.controller.prompt.is_at_once(press.typed + press.character)


def is_letter(press: Press) -> bool:
    # In a lobby nothing can be undone, advised or shown yet, and words are typed.
    begun = press.controller.narrator.view is not None
    return begun and press.empty and press.character in LETTERS and press.character not in press.controller.prompt.keys


def is_name_of_answer(press: Press) -> bool:
    return press.empty and press.controller.dialogue.names(press.character)


def is_key_of_nothing(press: Press) -> bool:
    return press.empty and press.controller.prompt.is_amiss(press.character)


ENTER, HELP, SPACE = frozenset({"enter"}), frozenset("?"), frozenset(" ")
ANY = frozenset[str]()

TABLE = (
    Rule("skip", ENTER, lambda press: press.skipped),
    Rule("skip", ANY, lambda press: press.skipped and press.empty),
    Rule("move_cursor", frozenset(LOOKS), has_cursor),
    Rule("act", ENTER, has_cursor),
    Rule("show_cursor", frozenset({"left", "right"}), has_map),
    Rule("select", frozenset({"up", "down"}), always),
    Rule("select", frozenset(MOVES), is_empty),
    # The player must not answer the next question by a habit of Enter after a number.
    Rule("warn", ENTER, follows_pick),
    Rule("ignore", ENTER, follows_refusal),
    Rule("enter", ENTER, always),
    Rule("help", HELP, is_empty),
    # Space skips what is told. A moment later it must not begin a line: every key after it would be typed.
    Rule("ignore", SPACE, lambda press: press.empty or press.typed.isdecimal()),
    Rule("pick", ANY, is_key_of_answer),
    Rule("letter", ANY, is_letter),
    Rule("name", ANY, is_name_of_answer),
    Rule("refuse", ANY, is_key_of_nothing),
    Rule("complete", frozenset({"tab"}), always),
)
"""The first row that fits decides."""


class Keyboard:
    """Says what each key does, and remembers the last. `numbered`: a number was just typed in the menu."""

    def __init__(self, controller: Controller, *, numbered: bool = False) -> None:
        self._controller = controller
        self._before: Command | None = "pick" if numbered else None
        self.entry = ""
        """What the last key makes of the line; letters and digits of an input method for Japanese are full-width."""

    def press(self, key: str, character: str, typed: str) -> Command | None:
        """What the key does; None if it is typed. Any playback is skipped first."""
        skipped = self._controller.narrator.hurry()
        character, typed = unicodedata.normalize("NFKC", character), unicodedata.normalize("NFKC", typed)
        self.entry = typed + character
        press = Press(key, character, typed, skipped, self._before, self._controller)
        fits = (
            rule.command
            for rule in TABLE
            if (not rule.keys or press.key in rule.keys or press.character in rule.keys) and rule.when(press)
        )
        command = next(fits, None)
        if command != "skip":
            self._before = command
        return command
