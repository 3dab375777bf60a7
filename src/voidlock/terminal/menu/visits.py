"""Games that are not played here: those that bots play, game files from their start, and tables on a server."""

from __future__ import annotations

import getpass
from pathlib import Path
from typing import TYPE_CHECKING

from voidlock.games import kit_for, require
from voidlock.terminal.menu.options import BadOption, GameOptions
from voidlock.terminal.menu.start import Face
from voidlock.terminal.model.session import Declined, Sitting
from voidlock.terminal.saves import open_game
from voidlock.terminal.sessions.replay import Watching
from voidlock.texts import Words

if TYPE_CHECKING:
    from voidlock.terminal.network.table import AtTable

LONGEST_NAME = 24


def visit(options: GameOptions, face: Face) -> Sitting:
    """The table or the file that the options name. Raises BadOption, FileError and Lacking."""
    if options.load is not None:
        game = open_game(options.load)[0]
        return Watching(game, require(kit_for(game.rules).screen, "screen")())
    table = table_at(face.words, face.folder, options.link or "", options.name, options.seat)
    if table.link.table and (options.players is not None or options.setting):
        raise BadOption(face.words.say("screen-option-players-open"))
    if options.players is not None:
        table.opening.players = options.players
    table.opening.settings = dict(options.setting or {})
    return table


def table_at(words: Words, folder: Path, link: str, name: str | None = None, seat: int = 0) -> AtTable:
    """A seat at a table on a server, or a new table there. Raises BadOption."""
    from voidlock.terminal.network.links import Seats, read_link
    from voidlock.terminal.network.table import AtTable

    try:
        found = read_link(link)
    except Declined as declined:
        raise BadOption(declined.describe(words)) from None
    names = [part.strip()[:LONGEST_NAME] for part in (name or _user(words)).split(",") if part.strip()]
    return AtTable(found, Seats(folder, found), names or [words.name("seat", "1")], seat)


def _user(words: Words) -> str:
    """The name of the account, or of the seat if the system has none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return words.name("seat", "1")
