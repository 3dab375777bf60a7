"""`voidlock watch` and `voidlock join`."""

from __future__ import annotations

import getpass
from collections.abc import Mapping
from pathlib import Path

from voidlock.engine import Game
from voidlock.terminal.console import can_show
from voidlock.terminal.network.links import Seats, read_link
from voidlock.terminal.saves import S, data_folder, open_game
from voidlock.terminal.sitting.sitting import Declined, Sitting
from voidlock.terminal.sitting.watching import Watching
from voidlock.texts import Words

from .options import BadOption, Wished, new_game
from .start import begin_mission, choose_mission, read_bots, run, screen_of, sitting_at

LONGEST_NAME = 24


def watch(words: Words, environ: Mapping[str, str], file: Path | None, wished: Wished) -> int:
    """Step through a game file, or look on while bots play. Raises BadOption and FileError."""
    see_that_it_can_be_shown(words, environ)
    folder = data_folder(environ)
    if file is not None and wished == Wished():
        return run(watching(open_game(file)[0]), words, folder)
    if wished.bots is None or file is not None:
        raise BadOption(words.say("screen-option-watch"))
    if wished.is_hulk:
        begin = choose_mission if wished.mission is None else begin_mission
        return begin(wished, words, folder, None)
    named = wished.bots.split(",")
    seated = read_bots(",".join(f"{seat}={bot}" for seat, bot in enumerate(named, start=1)), words, wished.kit.name)
    game = new_game(len(named), "random", wished.seed, words)
    return run(sitting_at(game, None, seated), words, folder)


def watching(game: Game[S]) -> Sitting:
    """A game file, told step by step. Raises `Lacking` if the game has no screen."""
    return Watching(game, screen_of(game.rules).board())


def join(
    words: Words,
    environ: Mapping[str, str],
    link: str,
    name: str | None,
    seat: int | None,
    players: int | None,
    setting: Mapping[str, str],
) -> int:
    """Sit down at a table of a server, come back to one's seats there, or open one. Raises BadOption."""
    see_that_it_can_be_shown(words, environ)
    from voidlock.terminal.network.table import AtTable

    try:
        found = read_link(link)
    except Declined as declined:
        raise BadOption(declined.told(words)) from None
    if found.table and (players is not None or setting):
        raise BadOption(words.say("screen-option-players-open"))
    folder = data_folder(environ)
    names = [part.strip()[:LONGEST_NAME] for part in (name or _user(words)).split(",") if part.strip()]
    sitting = AtTable(found, Seats(folder, found), names or [words.name("seat", "1")], seat or 0)
    if players is not None:
        sitting.opening.players = players
    sitting.opening.settings = dict(setting)
    return run(sitting, words, folder)


def _user(words: Words) -> str:
    """The name of the account; a system may know none."""
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        return words.name("seat", "1")


def see_that_it_can_be_shown(words: Words, environ: Mapping[str, str]) -> None:
    if not can_show(environ):
        raise BadOption(words.say("screen-no-terminal"))
