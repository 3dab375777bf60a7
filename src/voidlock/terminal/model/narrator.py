"""What tells: events one at a time, each with its board, then the question that waited for them; and past boards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from voidlock.terminal.model.board.game_values import View
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.emitted import Covered, News, Redrawn, Trouble
from voidlock.terminal.model.session import Declined
from voidlock.terminal.model.teller import Teller
from voidlock.texts import Called

PRESENT = -1


class Narrator:
    """Tells the events of a sitting and puts its question. `arrived` is called when all is told."""

    def __init__(self, context: Context, arrived: Callable[[], None]) -> None:
        self._sitting, self._output, self._prompt, self._preferences, self._background = context
        self._arrived = arrived
        self._teller = Teller()
        self.view: View | None = None
        """The board on display: the present one, one that is being told, or a past one."""
        self.past = PRESENT
        """How many events had been told on the past board on display."""
        self._all_told = asyncio.Event()

    @property
    def waits(self) -> bool:
        """Whether the question, or the end, waits for the events before it."""
        return self._teller.waits

    @property
    def events_told(self) -> int:
        """How many events have been told."""
        return self._teller.heard

    @property
    def covered(self) -> bool:
        """Whether the screen must be covered now."""
        return bool(self._sitting.cover) and not self.waits

    @property
    def is_present(self) -> bool:
        return self.past < 0 and self.events_told == len(self._sitting.events)

    def names_at(self, number: int | None = None) -> Called:
        """The names after a number of events; now, without a number."""
        view, events = self._sitting.view, self._sitting.events
        people = self._sitting.called(self._output.words)
        if view is None:
            return people
        number = len(events) if number is None else number
        return {**people, **self._sitting.board.lines.names(view, events, number)}

    def meanwhile(self) -> str:
        """The text in place of the question while events are told."""
        own, words = self._teller.meanwhile, self._output.words
        return words.say(own) if own else self._sitting.meanwhile(words)

    # ------------------------------------------------------------------ news

    def follow(self) -> None:
        """Handle news: another question, another board, or another player at the screen."""
        sitting, pause = self._sitting, self._preferences.pause
        listener = sitting.viewer, sitting.view is None
        if self._teller.follow(sitting.events, sitting.board, listener, pause, leaps=sitting.leaps):
            self._all_told.clear()
            self._background.start("telling", self._tell())
        else:
            self._finish()
        self._ask()
        if self.covered:
            self._cover()
            return
        self._output.emit(Trouble(sitting.trouble(self._output.words)))
        self._output.emit(News())

    async def _tell(self) -> None:
        """Tell the events one by one; the board shows the position of the last one told."""
        await asyncio.sleep(self._teller.wait)
        while self._teller.tell(self._preferences.pause):
            if self.past < 0:
                self._look(self._sitting.frame(self.events_told) or self.view, self.events_told)
                self._output.emit(Redrawn())
            await asyncio.sleep(self._teller.wait)
        self.catch_up()

    def catch_up(self) -> None:
        """Finish telling, and ask or announce what was waiting for it; an open question stays as it is."""
        self._finish()
        if self._prompt.choice is None:
            self._ask()
        if self.covered:
            self._cover()
            return
        self._output.emit(Redrawn())
        self._arrived()

    def hurry(self) -> bool:
        """Tell the rest immediately. Returns whether a question was waiting: the same key must not answer it."""
        waited = self.waits
        if not self._all_told.is_set():
            self.catch_up()
        return waited

    async def wait_until_told(self) -> None:
        await self._all_told.wait()

    def _finish(self) -> None:
        """Finish telling: the board is the present one."""
        self._background.stop("telling")
        self._teller.finish()
        if self.past < 0 or self.past > self.events_told:
            self.past = PRESENT
            self._look(self._sitting.view, len(self._sitting.events))
        self._all_told.set()

    def _look(self, view: View | None, number: int) -> None:
        """Show a board, with the names that things have at its event."""
        self.view = view
        self._output.words.called = self.names_at(number)

    def _ask(self) -> None:
        sitting, waits = self._sitting, self.waits or self.covered
        # The end of a game or a lesson is not announced while its last events are told.
        ends = sitting.over or bool(sitting.lesson_text(self._output.words))
        offers = None if waits and ends else sitting.offers
        self._prompt.put(sitting.board, None if waits else sitting.question, offers, sitting.view)

    def _cover(self) -> None:
        view, viewer = self._sitting.view, self._sitting.viewer
        own = view["own"] if view is not None else None
        self._output.emit(Covered(self._sitting.cover, viewer if isinstance(own, dict) and own.get("given") else 0))

    # ------------------------------------------------------------------ past boards

    async def look_back(self, events: int) -> None:
        """Show the board after this many events, and why the last one happened."""
        self.past = events
        try:
            view = await self._sitting.past(events)
        except Declined as declined:
            self.come_back()
            self._output.say(declined.describe(self._output.words), "wrong")
            return
        if self.past != events:
            return
        self._look(view, events)
        self._output.emit(Redrawn())
        board, words = self._sitting.board, self._output.words
        tale, reasons = board.tale(), board.reasons(self._sitting.events[:events])
        told = [line.text for event in reasons for line in tale.lines(event, words)]
        self._output.say(words.say("terminal-space").join(told))

    def come_back(self) -> None:
        self.past = PRESENT
        self._output.say("")
        self.catch_up()
