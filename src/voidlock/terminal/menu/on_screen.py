"""Full-screen front end: the menus and the game are consecutive Textual applications."""

from __future__ import annotations

import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from voidlock.terminal.console import STOPS
from voidlock.terminal.full_screen.app import GameScreen
from voidlock.terminal.full_screen.staying import give_back
from voidlock.terminal.menu.first_page import Choose
from voidlock.terminal.menu.menu import Menu
from voidlock.terminal.menu.options import GameOptions
from voidlock.terminal.menu.start import Face, Start
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.saves import Unfinished
from voidlock.words.columns import wrap


class OnScreen(Face):
    """Plays on the full screen."""

    goes_on = True
    numbered = False
    """Whether the last key in a menu was a number, which Enter may still follow."""

    def ask(self, choose: Choose, preferences: Preferences, notes: list[str]) -> Unfinished | GameOptions | int:
        menu = Menu(choose, self.words, preferences, notes)
        self.enter_context(keep_terminal())
        code = menu.run_screen()
        self.words, self.numbered = menu.words, menu.numbered
        if code or menu.picked is None:
            give_back()
            return code
        return menu.picked

    def run(self, start: Start) -> int:
        start.sitting.home = self.home
        preferences = Preferences(self.folder)
        app = GameScreen(start.sitting, self.words, preferences, numbered=self.numbered, hints=self.hints)
        try:
            code = app.run_screen()
            self.words = app.controller.words
            for line in app.farewell if code or not self.home else ():
                # A link that the terminal breaks cannot be copied.
                sys.stdout.write("\n".join(wrap(line, shutil.get_terminal_size().columns)) + "\n")
            sys.stdout.flush()
        except OSError:
            # The terminal is gone; every answer is saved.
            return 129
        return code


@contextmanager
def keep_terminal() -> Iterator[None]:
    """Keep the terminal between two screens; restore it if the second does not come."""
    before = {number: signal.signal(number, exit_on_signal) for number in STOPS}
    try:
        yield
    except BaseException:
        give_back()
        raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def exit_on_signal(number: int, frame: FrameType | None) -> None:
    """Signal handler for the time between two screens."""
    raise SystemExit(128 + number)
