"""The odds of a position, computed in the background while they are shown."""

from __future__ import annotations

import asyncio

from voidlock.terminal.model.board.game_values import NO_FIGURES, Figures, View
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.emitted import Redrawn


class Odds:
    """The figures of the present position. Those of an older one are never shown."""

    def __init__(self, context: Context) -> None:
        self._sitting, self._output, _, self._preferences, self._background = context
        self._figures = NO_FIGURES

    @property
    def visible(self) -> Figures:
        return self._figures if self._preferences.odds else NO_FIGURES

    def compute(self) -> None:
        """Compute the odds of the position, if they are shown."""
        view = self._sitting.view
        if self._preferences.odds and not self._sitting.cover and view is not None:
            self._background.start("odds", self._compute(view))

    async def _compute(self, view: View) -> None:
        self._figures = await asyncio.to_thread(self._sitting.board.figures, view, self._sitting.events)
        self._output.emit(Redrawn())

    def forget(self) -> None:
        """Drop the odds: the position has changed."""
        self._background.stop("odds")
        self._figures = NO_FIGURES

    async def switch(self, rest: str) -> None:
        """Show or hide the odds."""
        self._preferences.switch_odds()
        self.forget()
        words = self._output.words
        self._output.say(words.say("screen-odds-on" if self._preferences.odds else "screen-odds-off"))
        self._output.emit(Redrawn())
        self.compute()
