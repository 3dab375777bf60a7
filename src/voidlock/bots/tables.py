"""The bots that sit down at tables, by game: said here once, for servers and their clients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from voidlock.games import ANGEL, HULK


class TableBots(NamedTuple):
    """Of one game who sits down; the first also plays for a person who is gone, unless the host wants another."""

    names: tuple[str, ...]
    dearest: int
    """How many games a librarian may imagine for a choice: about a second."""

    @property
    def usual(self) -> str:
        return self.names[0]


AT_TABLES: Final[Mapping[str, TableBots]] = {
    ANGEL: TableBots(("brother", "librarian"), dearest=4_000),
    HULK: TableBots(("sergeant", "librarian"), dearest=100),
}
