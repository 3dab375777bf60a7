"""A game in plain lines, as it is told: what happened, and the board. What only one game has it adds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from voidlock.engine import Event, Game, State, Thing
from voidlock.terminal.console import Console
from voidlock.terminal.line import Line
from voidlock.terminal.telling import tell
from voidlock.texts import Words

from .seats import open_looker

S = TypeVar("S", bound=State)


class Teller(ABC, Generic[S]):
    """Tells one game to whoever looks."""

    def __init__(self, game: Game[S], words: Words, console: Console) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.looker = open_looker(game)
        self._told = 0
        self._drawn: tuple[object, ...] = ()

    def say(self, id: str, style: str = "", **arguments: str | int | Thing) -> None:
        self.console.say(self.words.say(id, arguments), style)

    # ------------------------------------------------------------------ what only one game has

    def tell_one(self, event: Event) -> None:
        self.console.say(tell(event, self.words))

    def said_by_board(self, event: Event) -> bool:
        """Whether the heading of the board says it, when it is the last that happened."""
        return False

    def left_out(self, event: Event) -> bool:
        return False

    @abstractmethod
    def landmarks(self) -> tuple[object, ...]:
        """What has changed so far that the board is drawn again."""

    @abstractmethod
    def board_lines(self, rest: str) -> list[Line]:
        """The board; with a word behind the command, all of it."""

    # ------------------------------------------------------------------ what is told

    def tell_news(self) -> None:
        """What has happened since, for the one who looks."""
        events = self.game.told(self.looker, self._told)
        self._told = len(self.game.events)
        while events and self.said_by_board(events[-1]):
            events.pop()
        if events:
            self.console.say()
        for event in events:
            if not self.left_out(event):
                self.tell_one(event)

    def _board_key(self) -> tuple[object, ...]:
        """The board is drawn again when this changes; smaller changes are told in words alone."""
        return self.looker, *self.landmarks(), self.words.language

    def draw(self) -> None:
        self.console.say()
        self.draw_board("")

    def draw_board(self, rest: str) -> None:
        for line in self.board_lines(rest):
            self.console.say(*line)
        self._drawn = self._board_key()

    def tell_last(self, most: int) -> None:
        events = self.game.told(self.looker)[-most:]
        self.say("terminal-log-last", number=len(events))
        self.tell_again(events)

    def tell_again(self, events: list[Event]) -> None:
        for event in events:
            self.console.say(tell(event, self.words))
