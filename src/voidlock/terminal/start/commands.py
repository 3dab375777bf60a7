"""Entry points of `voidlock play`, `watch` and `join`: on the full screen if possible, otherwise in lines."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from voidlock.games import required
from voidlock.terminal.console import can_show
from voidlock.terminal.saves import data_folder, open_game
from voidlock.texts import Words

from .options import BadOption, Wished
from .start import Face, start


def face_for(words: Words, environ: Mapping[str, str], *, plain: bool) -> Face:
    """The front end for this terminal. Each is imported when used: imports take most of the start-up time."""
    if not plain and can_show(environ):
        return on_screen(words, environ)
    from voidlock.terminal.line_mode.lines import in_lines

    return in_lines(words, data_folder(environ), environ, plain=plain)


def on_screen(words: Words, environ: Mapping[str, str]) -> Face:
    """The full screen."""
    from .on_screen import OnScreen

    return OnScreen(words, data_folder(environ))


def play(words: Words, environ: Mapping[str, str], wished: Wished) -> int:
    """Play and return the exit code. Raises BadOption, FileError for a file the player names, and Interrupted."""
    plain = wished.plain or wished.kit.screen is None
    with face_for(words, environ, plain=plain) as face:
        face.give_hints(wished.hints)
        return start(wished, face)


def watch(words: Words, environ: Mapping[str, str], file: Path | None, wished: Wished) -> int:
    """Step through a game file, or watch bots play. Raises BadOption, FileError and Lacking."""
    from .visiting import visit, watching

    if not can_show(environ):
        raise BadOption(words.say("screen-no-terminal"))
    if file is not None and wished == Wished():
        sitting = watching(open_game(file)[0])
        with on_screen(words, environ) as face:
            return face.run(sitting)
    if wished.bots is None or file is not None:
        raise BadOption(words.say("screen-option-watch"))
    required(wished.kit.screen, "screen")
    with on_screen(words, environ) as face:
        return visit(wished, face)


def join(
    words: Words,
    environ: Mapping[str, str],
    link: str,
    name: str | None,
    seat: int | None,
    players: int | None,
    setting: Mapping[str, str],
    *,
    plain: bool = False,
    hints: bool | None = None,
) -> int:
    """Join a table on a server, return to your seats there, or open a new table. Raises BadOption."""
    from .visiting import table_at

    sitting = table_at(words, data_folder(environ), link, name, seat or 0)
    if sitting.link.table and (players is not None or setting):
        raise BadOption(words.say("screen-option-players-open"))
    if players is not None:
        sitting.opening.players = players
    sitting.opening.settings = dict(setting)
    with face_for(words, environ, plain=plain) as face:
        face.give_hints(hints)
        return face.run(sitting)
