"""The board at one moment of a game that is played again: right after an event, not only at questions."""

from __future__ import annotations

from collections.abc import Callable

from .events import Event
from .question import View


class Witness(list[Event]):
    """Events are told to it. When its seat has been told so many of them, it keeps what the seat sees."""

    def __init__(self, seat: int, events: int) -> None:
        super().__init__()
        self.seat = seat
        self.view: View | None = None
        self._left = events
        self._look: Callable[[int], View] | None = None

    def listen(self, look: Callable[[int], View]) -> Witness:
        """The game begins; `look` gives the board as a seat sees it at any moment."""
        self._look = look
        if self._left == 0:
            self.view = look(self.seat)
        return self

    def append(self, event: Event) -> None:
        super().append(event)
        if event.seen_by(self.seat) is None:
            return
        self._left -= 1
        if self._left == 0 and self._look is not None:
            self.view = self._look(self.seat)

    @property
    def last(self) -> bool:
        """Whether nothing was told after the event, so that the question that came then belongs to it."""
        return self._left >= 0
