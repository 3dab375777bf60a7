"""The talk of a table: what the players say, and what the table says of itself, for each reader in their language."""

from __future__ import annotations

from collections.abc import Sequence

from voidlock.engine import Thing
from voidlock.protocol.replies import Talk

KEPT = 200
"""Lines that are sent to clients who come later."""


class TableTalk:
    """Numbered lines. An entry's number would reveal how often a player reading a card has answered."""

    def __init__(self) -> None:
        self.lines: list[Talk] = []
        self.number = 0
        """Lines so far."""

    def add(
        self,
        seat: int,
        name: str,
        text: str = "",
        line: str = "",
        about: Sequence[Thing] = (),
        **arguments: str | int,
    ) -> None:
        said = Talk(
            number=self.number, seat=seat, name=name, text=text, line=line, arguments=arguments, about=list(about)
        )
        self.lines.append(said)
        self.number += 1
        del self.lines[:-KEPT]

    def since(self, number: int) -> list[Talk]:
        """The lines from this number on, as far as they are kept."""
        return [line for line in self.lines if line.number >= number]
