"""`voidlock play`: on the whole screen where that can be, otherwise in lines."""

from __future__ import annotations

from collections.abc import Mapping

from voidlock.terminal.console import can_show
from voidlock.terminal.saves import data_folder
from voidlock.texts import Words

from .options import BadOption, Wished


def play(words: Words, environ: Mapping[str, str], wished: Wished) -> int:
    """Play; the exit code. Both ways are imported where they are gone, because that takes most of the start.

    Raises BadOption, FileError for a file named by the player, and Interrupted before a game has begun.
    """
    folder = data_folder(environ)
    if not wished.plain and can_show(environ) and wished.kit.screen is not None:
        from .start import play_on_screen

        return play_on_screen(words, folder, wished)
    if wished.bots is not None:
        raise BadOption(words.say("screen-option-bots-plain"))
    from voidlock.terminal.line_mode.lines import play_in_lines

    return play_in_lines(words, environ, wished)
