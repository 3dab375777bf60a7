"""A game as it was: the board after any of its inputs, between two rolls too."""

from __future__ import annotations

from typing import Generic, TypeVar

from voidlock.table import Answer, Chance, Game, Json, Rolled, Source, State, load, save

S = TypeVar("S", bound=State)


class Halted(Exception):
    """Chance is asked for what comes after the moment that is looked at."""


class Until(Source):
    """Answers as chance did, and no further."""

    def __init__(self, rolls: list[int]) -> None:
        super().__init__(b"")
        self.rolls = rolls

    def answer(self, chance: Chance) -> int:
        if not self.rolls:
            raise Halted
        return self.rolls.pop(0)


class Past(Generic[S]):
    """Shows one game as it was."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def inputs_when_told(self, events: int, seat: int) -> int:
        """How many inputs there were when the seat had been told so many events."""
        told = [inputs for inputs, event in self.game.events if event.seen_by(seat) is not None]
        return told[min(events, len(told)) - 1] if events and told else 0

    def game_after(self, inputs: int) -> Game[S]:
        """The game when so many inputs had been given; it is for looking at, not for playing on."""
        given = self.game.inputs
        if inputs >= len(given):
            return self.game
        if not isinstance(given[inputs], Rolled):
            return self._loaded(inputs)
        asked = inputs
        while asked and isinstance(given[asked - 1], Rolled):
            asked -= 1
        answer = given[asked - 1] if asked else None
        if not isinstance(answer, Answer):
            # The rolls of the set-up come before anything can be seen.
            return self.game_after(inputs + 1)
        game = self._loaded(asked - 1)
        game.source = Until([roll.value for roll in given[asked:inputs] if isinstance(roll, Rolled)])
        try:
            game.apply(answer.seat, answer.option.text)
        except Halted:
            game.pending = ()
        return game

    def _loaded(self, inputs: int) -> Game[S]:
        record = save(self.game)
        begun: list[Json] = [given.text() for given in self.game.inputs[:inputs]]
        rules = self.game.rules
        return load({**record, "inputs": begun, "result": ""}, {rules.name: rules})[0]
