"""Event-sourced history: replays the log to any earlier position, even between two rolls."""

from __future__ import annotations

from typing import Generic, TypeVar

from voidlock.engine import Answer, Chance, Game, Json, Moment, Rolled, Source, State, load, save
from voidlock.terminal.model.game_values import View

S = TypeVar("S", bound=State)


class Halted(Exception):
    """The replay needs a roll that comes after the wanted moment."""


class Until(Source):
    """Replays recorded rolls, then halts."""

    def __init__(self, rolls: list[int]) -> None:
        super().__init__(b"")
        self.rolls = rolls

    def answer(self, chance: Chance) -> int:
        if not self.rolls:
            raise Halted
        return self.rolls.pop(0)


Seen = tuple[int, int, int, list[View]]

NOTHING: Seen = (-1, 0, 0, [])


class Past(Generic[S]):
    """Shows earlier positions of one game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self._before: Game[S] | None = None
        """A snapshot before the last answer, so that its events need no replay from the start."""
        self._seen = NOTHING
        """Cached views: the number of inputs, the seat, the event count of the first view, and the views."""

    def remember(self) -> None:
        """Take a snapshot before an answer is given."""
        self._before, self._seen = self.game.clone(), NOTHING

    def view_when_told(self, events: int, seat: int) -> View:
        """The seat's view after it was told this many events. Before a question, that is the view with the question."""
        if events >= len(self.game.events_for(seat)):
            return self.game.view(seat)
        inputs, whose, first, views = self._seen
        if (inputs, whose) != (len(self.game.inputs), seat):
            first, views = self._seen_since(seat)
            self._seen = len(self.game.inputs), seat, first, views
        if first <= events < first + len(views):
            return views[events - first]
        moment = Moment(seat, events)
        rules = self.game.rules
        game = load(save(self.game), {rules.name: rules}, moment)[0]
        return moment.view or game.view(seat)

    def _seen_since(self, seat: int) -> tuple[int, list[View]]:
        """The seat's views during the last answer, one per event."""
        before = self._before
        if before is None:
            return 0, []
        place = len(before.inputs)
        answer = self.game.inputs[place] if place < len(self.game.inputs) else None
        if not isinstance(answer, Answer) or before.inputs != self.game.inputs[:place] or before.open_answers():
            return 0, []
        again = before.clone_recording(seat)
        again.apply(answer.seat, answer.option.text)
        assert again.recorder is not None
        happened = zip(again.recorder.views, again.events[len(before.events) :], strict=True)
        views = [view for view, (_, event) in happened if event.for_seat(seat) is not None]
        return len(before.events_for(seat)) + 1, views

    def game_after(self, inputs: int) -> Game[S]:
        """The game after this many inputs, to look at but not to continue."""
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
            # Nothing can be seen before the rolls of the setup.
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
