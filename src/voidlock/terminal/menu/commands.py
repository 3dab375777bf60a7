"""Entry points of the commands that play: on the full screen if possible, otherwise in lines."""

from __future__ import annotations

from collections.abc import Mapping

from voidlock.games import require
from voidlock.terminal.console import can_show, real_console
from voidlock.terminal.menu.game_start import start_of
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.menu.start import Face, start
from voidlock.terminal.saves import data_folder
from voidlock.texts import Words


def face_for(words: Words, environ: Mapping[str, str], *, plain: bool) -> Face:
    """The front end for this terminal. Each is imported when used: imports take most of the start-up time."""
    if not plain and can_show(environ):
        from voidlock.terminal.menu.on_screen import OnScreen

        return OnScreen(words, data_folder(environ))
    from voidlock.terminal.menu.in_lines import InLines

    return InLines(words, data_folder(environ), real_console(environ, plain=plain))


def play(words: Words, environ: Mapping[str, str], options: GameOptions) -> int:
    """Play and return the exit code. Raises BadOption, FileError for a file the player names, and Interrupted."""
    plain = options.plain or options.kit.screen is None
    with face_for(words, environ, plain=plain) as face:
        face.give_hints(options.hints)
        return start(options, face)


def watch(words: Words, environ: Mapping[str, str], options: GameOptions) -> int:
    """Step through a game file, or watch bots play. Raises BadOption, FileError and Lacking."""
    if not can_show(environ):
        raise BadOption(words.say("screen-no-terminal"))
    file = options.load
    if options.bots is None if file is None else options != GameOptions(load=file):
        raise BadOption(words.say("screen-option-watch"))
    if file is None:
        require(options.kit.screen, "screen")
        options = start_of(options.kit).for_bots(options)
    return play(words, environ, options._replace(watch=True))
