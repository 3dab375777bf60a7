"""Points at what matters now, one fact at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from voidlock.engine import Thing
from voidlock.odds.figure import Matter
from voidlock.terminal.model.emitted import Redrawn
from voidlock.terminal.model.session import Declined

if TYPE_CHECKING:
    from voidlock.terminal.model.controller import Controller

NOTHING = -1


class Lookout:
    """The facts that matter in a position, and the one that is shown."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self._matters: Sequence[Matter] = ()
        self._place = NOTHING

    @property
    def points(self) -> Collection[Thing]:
        """The things that the shown fact is about."""
        return self._matters[self._place].at if self._place >= 0 else ()

    async def found(self) -> Sequence[Matter]:
        """The facts of the position. Raises Declined if there are none."""
        sitting = self.controller.sitting
        if sitting.cover or sitting.view is None:
            raise Declined("screen-not-asked")
        found = await asyncio.to_thread(sitting.board.matters, sitting.view)
        if not found:
            raise Declined("matters-none")
        return found

    async def point(self) -> None:
        """Show the next fact; after the last one, nothing."""
        if not self._matters:
            position, found = self.controller.position, await self.found()
            if position != self.controller.position:
                return
            self._matters = found
        self._place += 1
        if self._place == len(self._matters):
            self._place = NOTHING
        self.controller.say(self._told())
        self.controller.emit(Redrawn())

    def _told(self) -> str:
        if self._place < 0:
            return ""
        words = self.controller.words
        with words.calling(self.controller.called()):
            fact = words.say(*self._matters[self._place].because)
        return words.say("matters-of", number=self._place + 1, total=len(self._matters), fact=fact)

    def forget(self) -> None:
        """Drop the facts: the position has changed."""
        self._matters, self._place = (), NOTHING
