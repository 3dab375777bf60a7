"""Replay of a game file: forwards, backwards, round by round, or playing by itself."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

from voidlock.engine import SPECTATOR, Event, Game, Rolled, State, Thing
from voidlock.terminal.model.board.game_board import GameBoard
from voidlock.terminal.model.board.game_values import View
from voidlock.terminal.model.session import Declined, Sitting
from voidlock.terminal.sessions.past import Past
from voidlock.texts import Words

S = TypeVar("S", bound=State)

SHORTEST = 0.05
"""Minimum seconds between two steps of a running replay."""


class Watching(Sitting, Generic[S]):
    """The board after each event, from everybody's view or that of a seat."""

    steps = True

    def __init__(self, game: Game[S], board: GameBoard) -> None:
        super().__init__(board)
        self.whole = game
        self.viewer = 1 if len(game.seats) == 1 else SPECTATOR
        self._past = Past(game)
        self.stops = sorted({self._question_after(number) for number in [0, *[number for number, _ in game.events]]})
        """The input counts after which there is something to see."""
        begun = [number for number, event in game.events if event.begins_round]
        self.rounds = sorted({self.stops.index(self._question_after(number)) for number in begun})
        self.place = 0
        self.game = self._past.game_after(self.stops[0])
        self._run: asyncio.Task[None] | None = None

    def _question_after(self, inputs: int) -> int:
        """Skip rolls: they belong to the answer before them."""
        given = self.whole.inputs
        while inputs < len(given) and isinstance(given[inputs], Rolled):
            inputs += 1
        return inputs

    @property
    def view(self) -> View:
        return self.game.view(self.viewer)

    def events_of(self, seat: int) -> list[Event]:
        return self.game.events_for(seat)

    def frame(self, events: int) -> View:
        return Past(self.game).view_after(events, self.viewer)

    async def past(self, events: int) -> View:
        return self.frame(events)

    def status(self, words: Words) -> str:
        told = [self.meanwhile(words)]
        if self.game.result:
            told.append(words.say("screen-watched-end", result=Thing("result", self.game.result)))
        return words.say("terminal-semicolon").join(told)

    def meanwhile(self, words: Words) -> str:
        told = [words.say("screen-watching", number=self.place, all=len(self.stops) - 1)]
        if len(self.whole.seats) > 1:
            id = "screen-eyes-all" if self.viewer == SPECTATOR else "screen-eyes"
            told.append(words.say(id, seat=Thing("seat", str(self.viewer))))
        if self._run is not None:
            told.append(words.say("screen-running"))
        return words.say("terminal-semicolon").join(told)

    async def look_as_next(self) -> None:
        if len(self.whole.seats) == 1:
            raise Declined("screen-own-eyes")
        self.viewer = (self.viewer + 1) % (len(self.whole.seats) + 1)
        self.changed()

    # ------------------------------------------------------------------ stepping

    def step(self, by: str) -> None:
        last = len(self.stops) - 1
        if by == "run":
            self._switch()
            return
        wanted = {
            "next": self.place + 1,
            "back": self.place - 1,
            "first": 0,
            "last": last,
            "round_next": min((place for place in self.rounds if place > self.place), default=last),
            "round_back": max((place for place in self.rounds if place < self.place), default=0),
        }[by]
        self._go_to(min(max(wanted, 0), last), leaps=by != "next")

    def _go_to(self, place: int, *, leaps: bool = False) -> None:
        self.leaps = leaps
        self.place = place
        self.game = self._past.game_after(self.stops[place])
        self.changed()

    def _switch(self) -> None:
        """Start or stop the running replay."""
        if self._run is None:
            self._run = self.run_in_background(self._running())
        else:
            self._run.cancel()
            self._run = None
        self.changed()

    async def _running(self) -> None:
        while self.place < len(self.stops) - 1:
            await asyncio.sleep(max(self.pause, SHORTEST))
            self._go_to(self.place + 1)
            await self.caught_up()
        self._run = None
        self.changed()

    async def end(self) -> None:
        if self._run is not None:
            self._run.cancel()
            await asyncio.wait([self._run])
