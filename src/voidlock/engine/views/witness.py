"""Observers of events: they see the board right after each event, not only at questions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from ..choice import SPECTATOR
from ..events import Event
from .change import Patch
from .json_patch import difference
from .question import View


class Witness:
    """Stands between a state and the list that collects its events, and can look at the board after each of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._told: list[Event] = []
        self._look: Callable[[int], View] | None = None

    def listen(self, told: list[Event], look: Callable[[int], View]) -> Witness:
        """Start observing what is told; `look` returns the board as a seat sees it at that moment."""
        self._told, self._look = told, look
        return self

    def stop(self) -> None:
        """Stop observing. A witness that looks at its game is part of a reference cycle."""
        self._look = None

    def append(self, event: Event) -> None:
        self._told.append(event)
        if self._look is not None:
            self.saw(event, self._look)

    def saw(self, event: Event, look: Callable[[int], View]) -> None:
        """Called right after each event."""
        raise NotImplementedError


class Moment(Witness):
    """Keeps what its seat sees after being told a given number of events."""

    def __init__(self, seat: int, events: int) -> None:
        super().__init__(seat)
        self.view: View | None = None
        self._left = events

    def listen(self, told: list[Event], look: Callable[[int], View]) -> Witness:
        if self._left == 0:
            self.view = look(self.seat)
        return super().listen(told, look)

    def saw(self, event: Event, look: Callable[[int], View]) -> None:
        if event.for_seat(self.seat) is None:
            return
        self._left -= 1
        if self._left == 0:
            self.view = look(self.seat)

    @property
    def last(self) -> bool:
        """Whether no event followed, so that the question asked then belongs to this one."""
        return self._left >= 0


class Recorder(Witness):
    """Keeps what its seat sees after every event. `before` is the open part of the view before the first."""

    def __init__(self, before: View, seat: int = SPECTATOR) -> None:
        super().__init__(seat)
        self.before = before
        self.views: list[View] = []

    def saw(self, event: Event, look: Callable[[int], View]) -> None:
        self.views.append(look(self.seat))

    def patches(self) -> list[Patch]:
        """The open boards, each as a patch to the one before it."""
        boards = [self.before, *[view["open"] for view in self.views]]
        return [difference(before, after) for before, after in pairwise(boards)]
