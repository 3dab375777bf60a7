"""A game file that is stepped through: forwards, backwards, round by round, or running by itself."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from voidlock.angel import State
from voidlock.angel.happenings import RoundBegan
from voidlock.table import Choice, Event, Game, Rolled, Thing, load, save
from voidlock.texts import Words

from ..saves import GAMES
from ..seats import open_looker
from .here import PAUSES
from .sitting import Sitting, View


class Watching(Sitting):
    """The board after each thing that happened, as everybody saw it."""

    steps = True
    has_bots = True

    def __init__(self, game: Game[State]) -> None:
        self.whole = game
        self.looker = open_looker(game)
        self.record = save(game)
        self.stops = sorted({self._question_after(number) for number in [0, *[number for number, _ in game.events]]})
        """Numbers of inputs after which something is to be seen."""
        begun = [number for number, event in game.events if isinstance(event, RoundBegan)]
        self.rounds = sorted({self.stops.index(self._question_after(number)) for number in begun})
        self.place = 0
        self.game = self._game_at(0)
        self._pace = 1
        self._run: asyncio.Task[None] | None = None

    def _question_after(self, inputs: int) -> int:
        """What chance answers belongs to what happened before it."""
        given = self.whole.inputs
        while inputs < len(given) and isinstance(given[inputs], Rolled):
            inputs += 1
        return inputs

    def _game_at(self, place: int) -> Game[State]:
        if place == len(self.stops) - 1:
            return self.whole
        inputs = self.record["inputs"]
        assert isinstance(inputs, list)
        return load({**self.record, "inputs": inputs[: self.stops[place]], "result": ""}, GAMES)[0]

    @property
    def view(self) -> View:
        return self.game.view(self.looker)

    @property
    def asked(self) -> Choice[object] | None:
        return None

    @property
    def events(self) -> list[Event]:
        return self.game.told(self.looker)

    def status(self, words: Words) -> str:
        told = [words.say("screen-watching", number=self.place, all=len(self.stops) - 1)]
        if self._run is not None:
            told.append(words.say("screen-running"))
        if self.game.result:
            told.append(words.say("screen-over", result=Thing("result", self.game.result)))
        return words.say("terminal-semicolon").join(told)

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
        self._go_to(min(max(wanted, 0), last))

    def _go_to(self, place: int) -> None:
        self.place = place
        self.game = self._game_at(place)
        self.changed()

    def _switch(self) -> None:
        """Run, or stop running."""
        if self._run is None:
            self._run = asyncio.create_task(self._running())
        else:
            self._run.cancel()
            self._run = None
        self.changed()

    async def _running(self) -> None:
        while self.place < len(self.stops) - 1:
            await asyncio.sleep(max(PAUSES[self._pace], 0.05))
            self._go_to(self.place + 1)
        self._run = None
        self.changed()

    async def end(self) -> None:
        if self._run is not None:
            self._run.cancel()
            with suppress(asyncio.CancelledError):
                await self._run

    def pace(self) -> int:
        self._pace = (self._pace + 1) % len(PAUSES)
        return self._pace
