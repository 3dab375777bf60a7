"""The full-screen way to play: menus and the game are Textual applications that follow each other."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from voidlock.terminal.console import STOPS
from voidlock.terminal.saves import Found, Unfinished
from voidlock.terminal.screen.app import GameScreen
from voidlock.terminal.screen.paces import Likings
from voidlock.terminal.screen.staying import give_back
from voidlock.terminal.sitting.sitting import Sitting
from voidlock.texts import Words

from .menu import Menu, MissionMenu
from .options import BadOption, Wished
from .start import Face, written_down


class OnScreen(Face):
    """Plays on the whole screen."""

    numbered = False
    """Whether the last key of a menu was a number, so that Enter may still follow it."""

    def choose(self, found: Found, notes: list[str]) -> Unfinished | Wished | int:
        return self._asked(Menu(found.games, notes, self.words))

    def choose_mission(self) -> str | int:
        picked = self._asked(MissionMenu([], [], self.words))
        return picked.mission or "" if isinstance(picked, Wished) else 0

    def _asked(self, menu: Menu) -> Unfinished | Wished | int:
        self.enter_context(followed())
        code = menu.shown()
        self.words, self.numbered = menu.words, menu.numbered
        if code or menu.picked is None:
            give_back()
            return code
        return menu.picked

    def show_faults(self, faulty: BadOption) -> None:
        from voidlock.games.hulk.lines.missions import FaultyMission
        from voidlock.games.hulk.screen.faults import Faults

        if isinstance(faulty, FaultyMission):
            Faults(faulty, self.words).shown()

    def run(self, sitting: Sitting, *, resumed: bool = False, seed: str | None = None) -> int:
        app = Guarded(sitting, self.words, self.folder, numbered=self.numbered)
        try:
            code = app.shown()
            for line in app.farewell:
                sys.stdout.write(line + "\n")
            sys.stdout.flush()
        except OSError:
            # The terminal is gone; what was answered is kept.
            return 129
        return code


@contextmanager
def followed() -> Iterator[None]:
    """The terminal is kept between two screens; if the second does not come, it is given back."""
    before = {number: signal.signal(number, stopped_between) for number in STOPS}
    try:
        yield
    except BaseException:
        give_back()
        raise
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def stopped_between(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


class Guarded(GameScreen):
    """Writes its own mistakes to a file in the data folder."""

    def __init__(self, sitting: Sitting, words: Words, folder: Path, *, numbered: bool = False) -> None:
        super().__init__(sitting, words, Likings(folder), numbered=numbered)
        self.folder = folder

    def _handle_exception(self, error: Exception) -> None:
        # Textual has no public place where all its mistakes come by: handlers, workers and drawing end here alone.
        path = written_down(error, self.folder)
        if path is None:
            super()._handle_exception(error)
            return
        self.farewell = [self.controller.words.say("terminal-crash", path=str(path))]
        self.exit(70, return_code=70)
