"""Line mode as a front end: questions and answers on a console, starting with the choice of a game."""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from voidlock.installation import command
from voidlock.terminal.console import Console, InputEnded, real_console
from voidlock.terminal.menu.game_start import GameStart
from voidlock.terminal.menu.options import GameOptions
from voidlock.terminal.menu.start import Face, Start, write_crash_report
from voidlock.terminal.menu.unfinished import about
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.typed import command_of, plain
from voidlock.terminal.plain.mode import LineMode
from voidlock.terminal.saves import MOST_OFFERED, Found, Unfinished
from voidlock.texts import Words
from voidlock.words.line import Line
from voidlock.words.telling import system_trouble

NUMBERS = [str(number) for number in range(1, MOST_OFFERED + 1)]
"""What a player types for a game of the list."""


def in_lines(words: Words, folder: Path, environ: Mapping[str, str], *, plain: bool) -> InLines:
    """Play on the terminal or pipes of this process. Signals are handled from now on."""
    face = InLines(words, folder, real_console(environ, plain=plain))
    face.enter_context(face.console.stoppable())
    return face


class InLines(Face):
    """Plays in plain lines."""

    def __init__(self, words: Words, folder: Path, console: Console) -> None:
        super().__init__(words, folder)
        self.console, self.person = console, console.person

    def choose(self, found: Found, notes: list[str]) -> Unfinished | GameOptions | int:
        """Pick an unfinished game, or a new one for a single player."""
        words, games = self.words, found.games
        for note in notes:
            self.console.say(note, "wrong")
        try:
            picked = picked_of(games, words, self.console) if games else None
        except InputEnded:
            return 0
        if picked is not None:
            return picked
        if not games:
            self.console.say(words.say("learn-hint", command=command()), "quiet")
        else:
            self.console.say(words.say("terminal-declined", number=len(games), path=place_of(games)))
            self.console.say(words.say("terminal-declined-how", command=command()))
        return GameOptions(players=1)

    def complete(self, options: GameOptions, starting: GameStart) -> GameOptions | int:
        try:
            return starting.asked(options, self.words, self.console)
        except InputEnded:
            return 0

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


def picked_of(games: list[Unfinished], words: Words, console: Console) -> Unfinished | None:
    """The game to continue, or None for a new one. Raises InputEnded if the player leaves."""
    while games:
        picked = _picked_or_deleted(games, words, console)
        if not isinstance(picked, Deleted):
            return picked
    return None


class Deleted(NamedTuple):
    """The player has deleted a game, or not after all: ask again."""


def _doomed(line: str, games: list[Unfinished], words: Words) -> Unfinished | None:
    """The game that the line wants to delete. A single one needs no number."""
    meant = command_of(line, ["delete"], words) if line else None
    if meant is None:
        return None
    number = meant[1] or ("1" if len(games) == 1 else "")
    return games[int(number) - 1] if number in NUMBERS[: len(games)] else None


def _delete(game: Unfinished, games: list[Unfinished], words: Words, console: Console) -> Deleted:
    """Delete a game if the player is sure."""
    sure = words.say("terminal-delete-sure", game=about(game, words, "terminal-unfinished"))
    if plain(console.ask(sure)).casefold() in words.say("terminal-yes").split():
        try:
            game.keeper.delete()
        except OSError as error:
            console.say(words.say("terminal-delete-failed", why=system_trouble(error, words)), "wrong")
        else:
            games.remove(game)
            console.say(words.say("terminal-deleted"))
    return Deleted()


def _picked_or_deleted(games: list[Unfinished], words: Words, console: Console) -> Unfinished | Deleted | None:
    if len(games) == 1:
        prompt, hint = about(games[0], words, "terminal-go-on"), words.say("terminal-yes-or-no")
    else:
        console.say(words.say("terminal-unfinished"))
        for number, unfinished in enumerate(games, start=1):
            console.say(f"{number:2}. {about(unfinished, words, 'terminal-unfinished')}")
        prompt, hint = words.say("terminal-go-on-which"), words.say("terminal-number-or-no", number=len(games))
    while True:
        try:
            line = plain(console.ask(prompt)).casefold()
        except InputEnded:
            if not console.person:
                # There is no one to ask; continuing loses nothing.
                return games[0]
            console.say(words.say("terminal-input-ended"))
            console.say(words.say("terminal-kept", path=place_of(games), command=f"{command()} play"))
            raise
        doomed = _doomed(line, games, words)
        if doomed is not None:
            return _delete(doomed, games, words, console)
        if not line or line in words.say("terminal-yes").split():
            return games[0]
        if line in words.say("terminal-no").split():
            return None
        if len(games) > 1 and line in NUMBERS[: len(games)]:
            return games[int(line) - 1]
        console.say(hint)


def place_of(games: list[Unfinished]) -> str:
    """Where they are saved: the file of a single one, the folder of several."""
    path = games[0].keeper.path
    return str(path if len(games) == 1 else path.parent)
