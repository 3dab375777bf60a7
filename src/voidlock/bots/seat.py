"""Information hiding: a bot gets a seat, never the game."""

from __future__ import annotations

import random
from typing import Generic, Protocol

from voidlock.engine import Choice, Event, Game, Option, View
from voidlock.engine.rules import Rules, S


class Seat(Generic[S]):
    """A seat as a bot sees it: its view, its choices, and games re-dealt for it."""

    __slots__ = ("_game", "number")

    def __init__(self, game: Game[S], number: int) -> None:
        self._game = game
        self.number = number

    @property
    def rules(self) -> Rules[S]:
        """The rules of the game."""
        return self._game.rules

    @property
    def view(self) -> View:
        """Everything that the seat may know."""
        return self._game.view(self.number)

    @property
    def events(self) -> list[Event]:
        """What the seat has been told."""
        return self._game.events_for(self.number)

    @property
    def choices(self) -> list[Choice[object]]:
        """The choices that the seat owes."""
        return self._game.choices_of(self.number)

    def redealt(self, rng: random.Random, *, keep: bool = True) -> Game[S]:
        """Determinisation: a game that looks the same from this seat, with everything it cannot know re-dealt."""
        return self._game.redealt(self.number, rng, keep=keep)


class Bot(Protocol[S]):
    """A player that needs no person. Its answers are recorded like any other."""

    def answer(self, seat: Seat[S], choice: Choice[object], rng: random.Random) -> Option[object]:
        """Return one of the choice's options. Use only `rng` for randomness, so that a run can be repeated."""
        ...
