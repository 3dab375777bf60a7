"""Paced event queue: events appear one by one, and the next question comes with the last of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from voidlock.engine import Event
from voidlock.terminal.model.board.game_board import GameBoard


class Teller:
    """Tracks how far one listener has been told. It never sleeps: the caller asks how long to wait."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.heard = 0
        """How many events have been told; the board shows that position."""
        self.waits = False
        """Whether the question, or the end, waits for the events before it."""
        self.meanwhile = ""
        """The game's own message in place of what waits; empty if it has none."""
        self._clock = clock
        self._listener: object = None
        self._all = 0
        self._queue: list[int] = []
        """The event count at each step that is still to be told."""
        self._due = 0.0

    def follow(
        self, events: Sequence[Event], board: GameBoard, listener: object, pause: float, *, leaps: bool = False
    ) -> bool:
        """Queue the new events. Returns whether they must be told one by one."""
        new = listener != self._listener or len(events) < self.heard
        self._listener, self._all = listener, len(events)
        numbered = enumerate(events[self.heard :], start=self.heard + 1)
        self._queue = [] if new else [number for number, event in numbered if not board.explains(event)]
        if not pause or leaps or len(self._queue) <= 1:
            self.finish()
            return False
        self.waits = True
        self.meanwhile = board.meanwhile(events[self.heard :])
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next event may be told."""
        return max(self._due - self._clock(), 0.0)

    def tell(self, pause: float) -> bool:
        """Tell the next event; False if only the last is left, which comes with the question."""
        if len(self._queue) <= 1:
            return False
        self.heard = self._queue.pop(0)
        self._due = self._clock() + pause
        return True

    def finish(self) -> None:
        """Mark everything as told."""
        self.waits, self.meanwhile = False, ""
        self.heard, self._queue, self._due = self._all, [], 0.0
