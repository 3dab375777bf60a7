"""Points at what matters now, one fact at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence

from voidlock.engine import Thing
from voidlock.odds.figure import Matter
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.emitted import Redrawn
from voidlock.terminal.model.session import Declined
from voidlock.texts import Called

NOTHING = -1


class Lookout:
    """The facts that matter in a position, and the one that is shown. `called` names the things of now."""

    def __init__(self, context: Context, called: Callable[[], Called]) -> None:
        self._sitting, self._output, self._called = context.sitting, context.output, called
        self._position = 0
        """Counts changes: facts of an older position are discarded."""
        self._matters: Sequence[Matter] = ()
        self._place = NOTHING

    @property
    def points(self) -> Collection[Thing]:
        """The things that the shown fact is about."""
        return self._matters[self._place].at if self._place >= 0 else ()

    async def find(self) -> Sequence[Matter]:
        """The facts of the position. Raises Declined if there are none."""
        sitting = self._sitting
        if sitting.cover or sitting.view is None:
            raise Declined("screen-not-asked")
        found = await asyncio.to_thread(sitting.board.matters, sitting.view)
        if not found:
            raise Declined("matters-none")
        return found

    async def point(self, rest: str) -> None:
        """Show the next fact; after the last one, nothing."""
        if not self._matters:
            position, found = self._position, await self.find()
            if position != self._position:
                return
            self._matters = found
        self._place += 1
        if self._place == len(self._matters):
            self._place = NOTHING
        self._output.say(self._describe())
        self._output.emit(Redrawn())

    def _describe(self) -> str:
        if self._place < 0:
            return ""
        words = self._output.words
        with words.calling(self._called()):
            fact = words.say(*self._matters[self._place].because)
        return words.say("matters-of", number=self._place + 1, total=len(self._matters), fact=fact)

    def forget(self) -> None:
        """Drop the facts: the position has changed."""
        self._matters, self._place = (), NOTHING
        self._position += 1
