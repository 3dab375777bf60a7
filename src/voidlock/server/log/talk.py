"""The talk of a table: what the players say, and what the table says of itself, for each reader in their language."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from heapq import merge
from typing import NamedTuple

from voidlock.protocol.replies import Talk

KEPT = 200
"""Lines of the players, and as many of the log, that are sent to clients who come later."""


class Line(NamedTuple):
    """A line, and how many events the game had had before it."""

    told: Talk
    events: int


class TableTalk:
    """Numbered lines. An entry's number would reveal how often a player reading a card has answered."""

    def __init__(self) -> None:
        self._said: deque[Line] = deque(maxlen=KEPT)
        self._logged: deque[Line] = deque(maxlen=KEPT)
        """No chat pushes these out."""
        self.number = 0
        """Lines so far."""

    def add(self, told: Talk, events: int) -> None:
        """Add a line, which gets its number."""
        told.number = self.number
        (self._logged if told.logged else self._said).append(Line(told, events))
        self.number += 1

    def go_back(self, events: int) -> None:
        """The game goes back to its first events: what came after the others now comes after these."""
        for lines in (self._said, self._logged):
            moved = [line._replace(events=min(line.events, events)) for line in lines]
            lines.clear()
            lines.extend(moved)

    def logged(self) -> Iterable[Line]:
        """The lines that belong in the log."""
        return iter(self._logged)

    def since(self, number: int) -> Iterable[Line]:
        """The lines from this number on, as far as they are kept."""
        lines = merge(self._said, self._logged, key=lambda line: line.told.number)
        return [line for line in lines if line.told.number >= number]
