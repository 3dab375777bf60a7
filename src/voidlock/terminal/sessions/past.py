"""Event-sourced history: replays the log to any earlier position."""

from __future__ import annotations

from typing import Generic, TypeVar

from voidlock.engine import Answer, Game, Json, Moment, State, load, save
from voidlock.terminal.model.board.game_values import View

S = TypeVar("S", bound=State)


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

    def view_after(self, events: int, seat: int) -> View:
        """The seat's view after it was told this many events. Before a question, that is the view with the question."""
        if events >= len(self.game.events_for(seat)):
            return self.game.view(seat)
        inputs, whose, first, views = self._seen
        if (inputs, whose) != (len(self.game.inputs), seat):
            first, views = self._views_since(seat)
            self._seen = len(self.game.inputs), seat, first, views
        if first <= events < first + len(views):
            return views[events - first]
        moment = Moment(seat, events)
        rules = self.game.rules
        game = load(save(self.game), {rules.name: rules}, moment)[0]
        return moment.view or game.view(seat)

    def _views_since(self, seat: int) -> tuple[int, list[View]]:
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
        """The game after this many inputs, if no roll follows them; to look at but not to continue."""
        if inputs >= len(self.game.inputs):
            return self.game
        begun: list[Json] = [given.text() for given in self.game.inputs[:inputs]]
        rules = self.game.rules
        return load({**save(self.game), "inputs": begun, "result": ""}, {rules.name: rules})[0]
