"""`voidlock watch` and `voidlock join`."""

from __future__ import annotations

import getpass
from collections.abc import Mapping
from pathlib import Path

from voidlock import hulk
from voidlock.texts import Words

from ..console import can_show
from ..play import BadOption, new_game
from ..saves import data_folder, open_any
from .here import Here
from .links import Seats, read_link
from .sitting import Declined
from .start import read_bots, run
from .watching import Watching

LONGEST_NAME = 24


def watch(words: Words, environ: Mapping[str, str], file: Path | None, bots: str | None, seed: str | None) -> int:
    """Step through a game file, or look on while bots play. Raises BadOption and FileError."""
    see_that_it_can_be_shown(words, environ)
    if file is not None and bots is None:
        game, _ = open_any(file)
        if isinstance(game.state, hulk.State):
            raise BadOption(words.say("screen-hulk-watch"))
        return run(Watching(game), words, data_folder(environ))
    if bots is None or file is not None:
        raise BadOption(words.say("screen-option-watch"))
    named = bots.split(",")
    seated = read_bots(",".join(f"{seat}={bot}" for seat, bot in enumerate(named, start=1)), words)
    return run(Here(new_game(len(named), "random", seed, words), None, seated), words, data_folder(environ))


def join(words: Words, environ: Mapping[str, str], link: str, name: str | None, seat: int | None) -> int:
    """Sit down at a table of a server, or come back to one's seat there. Raises BadOption."""
    see_that_it_can_be_shown(words, environ)
    from .table import AtTable

    try:
        found = read_link(link)
    except Declined as declined:
        raise BadOption(declined.told(words)) from None
    folder = data_folder(environ)
    called = (name or getpass.getuser()).strip()[:LONGEST_NAME] or words.name("seat", str(seat or 1))
    return run(AtTable(found, Seats(folder, found), called, seat or 0), words, folder)


def see_that_it_can_be_shown(words: Words, environ: Mapping[str, str]) -> None:
    if not can_show(environ):
        raise BadOption(words.say("screen-no-terminal"))
