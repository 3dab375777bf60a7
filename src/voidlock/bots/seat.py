"""What a bot is handed: a seat, never the game."""

from __future__ import annotations

import random
from typing import Generic, Protocol

from voidlock.engine import Choice, Game, Option, View
from voidlock.engine.rules import Rules, S


class Seat(Generic[S]):
    """A place at the table: what it may see, what it is asked, and games dealt anew for it."""

    __slots__ = ("_game", "number")

    def __init__(self, game: Game[S], number: int) -> None:
        self._game = game
        self.number = number

    @property
    def rules(self) -> Rules[S]:
        """The game that is played."""
        return self._game.rules

    @property
    def view(self) -> View:
        """All that the seat may know."""
        return self._game.view(self.number)

    @property
    def choices(self) -> list[Choice[object]]:
        """What the seat owes."""
        return self._game.owed_by(self.number)

    def redealt(self, rng: random.Random, *, keep: bool = True) -> Game[S]:
        """A game that looks the same from this seat, with everything it cannot know dealt anew."""
        return self._game.redealt(self.number, rng, keep=keep)


class Bot(Protocol[S]):
    """A player that needs no person. Its answer goes into the record like anybody's."""

    def answer(self, seat: Seat[S], choice: Choice[object], rng: random.Random) -> Option[object]:
        """One of the choice's options. All chance it uses comes from `rng`, so that a run can be repeated."""
        ...
