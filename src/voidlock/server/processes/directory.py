"""Which table a first frame is about, and whether its game is slow to compute."""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from msgspec import DecodeError, Raw, Struct, ValidationError, json

from voidlock.games import DEFAULT, KITS
from voidlock.server.log.seats import table_of
from voidlock.server.store.store import Store


class Game(Struct, frozen=True):
    """What options, and a game file, say about the game."""

    game: str = DEFAULT


class First(Struct):
    """What a first message says about the table."""

    type: str = ""
    table: str = ""
    host: str = ""
    options: Game = Game()
    file: Raw = Raw(b"")


class Opened(Struct):
    """What the first entry of a log says about the game."""

    options: Game = Game()


FIRST, GAME, OPENED = json.Decoder(First), json.Decoder(Game), json.Decoder(Opened)


class Wanted(NamedTuple):
    """The table of a first message, and its game if the table is new."""

    table: str
    game: str


def parse_first(frame: bytes) -> Wanted:
    """What a first frame is about. Any table will do for one that cannot be read: it is refused there."""
    try:
        first = FIRST.decode(frame)
        if first.type != "open":
            return Wanted(first.table, DEFAULT)
        return Wanted(table_of(first.host), (GAME.decode(first.file) if bytes(first.file) else first.options).game)
    except (DecodeError, ValidationError, UnicodeDecodeError, RecursionError):
        return Wanted("", DEFAULT)


async def is_slow(store: Store, about: Wanted) -> bool:
    """Whether the game of a table is slow, by its log, or by what is wanted of a new one. Raises StoreFailed."""
    line = await store.first(about.table)
    game = about.game
    if line is not None:
        # A damaged entry is refused wherever it is read.
        with contextlib.suppress(DecodeError, ValidationError):
            game = OPENED.decode(line.body).options.game
    return game in KITS and KITS[game].slow
