"""Directory: which table a first frame is about, and whether its game is slow to compute."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import DecodeError, Raw, Struct, ValidationError, json

from voidlock.games import DEFAULT, KITS
from voidlock.server.log.seats import table_of
from voidlock.server.store.store import Store

MOST_REMEMBERED = 100_000
"""Tables that are remembered; then all are looked up again."""


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


def is_slow(game: str) -> bool:
    return game in KITS and KITS[game].slow


class Directory:
    """Knows for every table whether its game is slow, from its log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._slow: dict[str, bool] = {}

    async def slow(self, about: Wanted) -> bool:
        """Whether the game of this table is slow. Raises StoreFailed."""
        known = self._slow.get(about.table)
        if known is not None:
            return known
        line = await self._store.first(about.table)
        if line is None:
            return is_slow(about.game)
        try:
            found = is_slow(OPENED.decode(line.body).options.game)
        except (DecodeError, ValidationError):
            # Damaged: it is refused wherever it is read.
            return False
        if len(self._slow) >= MOST_REMEMBERED:
            self._slow.clear()
        self._slow[about.table] = found
        return found

    def forget(self, tables: list[str]) -> None:
        for table in tables:
            self._slow.pop(table, None)
