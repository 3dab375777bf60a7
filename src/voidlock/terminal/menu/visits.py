"""Games that are not played here: those that bots play, game files from their start, and tables on a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from voidlock.games import kit_for, require
from voidlock.terminal.menu.game_start import Asker, Message
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
    return AtTable(found, Seats(folder, found), names_in(name or "") or [words.name("seat", "1")], seat)


def names_in(typed: str) -> list[str]:
    """The names of the people at this keyboard."""
    return [part.strip()[:LONGEST_NAME] for part in typed.split(",") if part.strip()]


def lacks_name(options: GameOptions, face: Face) -> bool:
    """Whether to ask a person for their name: they have said none, and no seat here is theirs yet."""
    if not face.person or options.link is None or options.name is not None:
        return False
    return not table_at(face.words, face.folder, options.link).seats.secrets


async def ask_name(options: GameOptions, asker: Asker) -> GameOptions:
    """The name that the others will see. The name of the account is nobody's business."""
    return options._replace(name=await asker.ask_line(Message("screen-start-name"), is_name))


def is_name(typed: str, words: Words) -> None:
    """Refuse a line without a name. Raises BadOption."""
    if not names_in(typed):
        raise BadOption(words.say("screen-start-name"))
