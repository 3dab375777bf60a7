"""Games that are not played here: those that bots play, game files from their start, and tables on a server."""

from __future__ import annotations

import getpass
from pathlib import Path
from typing import TYPE_CHECKING

from voidlock.engine import Game
from voidlock.games import kit_for, required
from voidlock.terminal.saves import S, open_game
from voidlock.terminal.sitting.sitting import Declined, Sitting
from voidlock.terminal.sitting.watching import Watching
from voidlock.texts import Words

from .game_start import start_of
from .options import BadOption, Wished
from .start import Face, begin

if TYPE_CHECKING:
    from voidlock.terminal.network.table import AtTable

LONGEST_NAME = 24


def visit(wished: Wished, face: Face) -> int:
    """Watch or join what the options ask for. Returns the exit code. Raises BadOption, FileError and Lacking."""
    if wished.link is not None:
        return face.run(table_at(face.words, face.folder, wished.link))
    if wished.load is not None:
        return face.run(watching(open_game(wished.load)[0]))
    return begin(start_of(wished.kit).for_bots(wished._replace(watch=False)), face, None)


def watching(game: Game[S]) -> Sitting:
    """Replay a game file. Raises `Lacking` if the game has no screen."""
    return Watching(game, required(kit_for(game.rules).screen, "screen").board())


def table_at(words: Words, folder: Path, link: str, name: str | None = None, seat: int = 0) -> AtTable:
    """A seat at a table on a server, or a new table there. Raises BadOption."""
    from voidlock.terminal.network.links import Seats, read_link
    from voidlock.terminal.network.table import AtTable

    try:
        found = read_link(link)
    except Declined as declined:
        raise BadOption(declined.told(words)) from None
    names = [part.strip()[:LONGEST_NAME] for part in (name or _user(words)).split(",") if part.strip()]
    return AtTable(found, Seats(folder, found), names or [words.name("seat", "1")], seat)


def _user(words: Words) -> str:
    """The name of the account, or of the seat if the system has none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return words.name("seat", "1")
