"""Line mode as a front end: questions and answers on a console, starting with the choice of a game."""

from __future__ import annotations

import asyncio
import traceback
from pathlib import Path
from typing import Self

from voidlock.installation import command
from voidlock.terminal.console import Console, InputEnded
from voidlock.terminal.menu.console_asker import ConsoleAsker
from voidlock.terminal.menu.first_page import Choose
from voidlock.terminal.menu.game_start import Back
from voidlock.terminal.menu.options import GameOptions
from voidlock.terminal.menu.start import Face, Start
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.saves import SavedGames, Unfinished, write_crash_report
from voidlock.texts import Words
from voidlock.words.line import Line


class InLines(Face):
    """Plays in plain lines."""

    def __init__(self, words: Words, folder: Path, console: Console) -> None:
        super().__init__(words, folder)
        self.console, self.person = console, console.person

    def __enter__(self) -> Self:
        """Signals are handled from now on."""
        self.enter_context(self.console.stoppable())
        return super().__enter__()

    def choose(self, found: SavedGames, notes: list[str]) -> Unfinished | GameOptions | int:
        """The first page; a program without saved games begins one for a single player."""
        if self.person or found.games:
            return super().choose(found, notes)
        self._note(notes)
        self.console.say(self.words.say("learn-hint", command=command()), "quiet")
        return GameOptions(players=1)

    def _note(self, notes: list[str]) -> None:
        for note in notes:
            self.console.say(note, "wrong")

    def ask(self, choose: Choose, preferences: Preferences, notes: list[str]) -> Unfinished | GameOptions | int:
        self._note(notes)
        asker = ConsoleAsker(self.console, self.words, preferences)
        try:
            return asyncio.run(choose(asker))
        except (Back, InputEnded):
            return 0
        finally:
            self.words = asker.words

    def run(self, start: Start) -> int:
        sitting, opening = start.sitting, list[Line]()
        if sitting.view is not None and not start.resumed:
            opening = sitting.board.lines.opening(sitting.view, self.words)
            opening += [Line(self.words.say("terminal-seed", seed=start.seed))] if start.seed is not None else []
            opening += [Line(self.words.say("screen-dice-fair"), "quiet")] if start.hash is not None else []
        kept = Preferences(self.folder)
        mode = LineMode(
            sitting, self.words, self.console, resumed=start.resumed, opening=opening, hints=self.hints, kept=kept
        )
        try:
            return mode.play()
        except OSError:
            # The reader closed the pipe.
            raise
        except Exception as error:  # any bug at all: say where the crash report is
            path = write_crash_report(error, self.folder)
            if path is None:
                traceback.print_exc()
            mode.say("terminal-crash", "wrong", path=str(path or self.folder))
            return 70
