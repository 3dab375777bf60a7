"""Looks back at each round, if the player wants it: what the Librarian would have chosen, and what that was worth."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from voidlock.odds.figure import percent
from voidlock.odds.hindsight import Costly, Hindsight
from voidlock.terminal.model.advice import Failed
from voidlock.terminal.model.emitted import LookedBack, Reading
from voidlock.terminal.model.session import Declined
from voidlock.words.telling import answer

if TYPE_CHECKING:
    from voidlock.terminal.model.controller import Controller


class Teacher:
    """What the last round's choices were worth. It is computed in the background: nothing waits for it."""

    def __init__(self, controller: Controller) -> None:
        self.controller = controller
        self.hindsight: Hindsight | None = None
        self._asked = 0
        """The last round that was looked back at."""
        self._looking: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ after each round

    def follow(self) -> None:
        """Look back at the round that has just ended."""
        over = self._over()
        # An undo leads back into a round, which is then looked at again.
        self._asked = min(self._asked, over)
        if self.controller.preferences.teacher and over > self._asked:
            self._asked = over
            self._looking = self.controller.sitting.run_in_background(self._look(over))

    def _over(self) -> int:
        """The number of the last round that is over; 0 if there is none, or if it is not the player's."""
        sitting = self.controller.sitting
        if not sitting.plays or sitting.steps or sitting.view is None or sitting.coached(self.controller.words):
            return 0
        numbers = [event.arguments()["number"] for event in sitting.events if event.begins_round]
        begun = [number for number in numbers if isinstance(number, int)]
        over = begun if sitting.over else begun[:-1]
        return over[-1] if over else 0

    async def _look(self, round: int) -> None:
        try:
            found = await self.controller.sitting.hindsight(round)
        except Declined as declined:
            self.controller.say(declined.told(self.controller.words), "wrong")
            return
        except Failed:
            self.controller.say(self.controller.words.say("screen-advice-failed"), "wrong")
            return
        self.hindsight = found
        self.controller.emit(LookedBack(self._summary(found)))

    async def looked(self) -> None:
        """Wait until it is known what the last round was worth."""
        if self._looking is not None:
            await asyncio.wait([self._looking])

    # ------------------------------------------------------------------ on request

    def switch(self, on: bool) -> None:
        """Look back after each round, or not any more."""
        controller = self.controller
        controller.preferences.teach(on)
        controller.say(controller.words.say("terminal-teacher-on" if on else "terminal-teacher-off"))
        if on:
            self.follow()

    def tell(self) -> None:
        """Tell what the last round was worth; one who has not wanted it yet, wants it from now on."""
        if self.hindsight is not None:
            self.controller.emit(Reading(self.lines(self.hindsight)))
        elif self.controller.preferences.teacher:
            raise Declined("terminal-teacher-none-yet")
        else:
            self.switch(True)

    def choice(self, number: int) -> Costly:
        """The choice with this number in the list. Raises Declined."""
        told = self.hindsight.told if self.hindsight is not None else []
        if not 1 <= number <= len(told):
            raise Declined("terminal-teacher-none-yet")
        return told[number - 1]

    async def costly(self) -> list[str]:
        """The most expensive choices of a finished game, in lines. Raises Declined."""
        try:
            self.hindsight = await self.controller.sitting.costly()
        except Failed:
            raise Declined("screen-advice-failed") from None
        return self.lines(self.hindsight)

    # ------------------------------------------------------------------ words

    def lines(self, found: Hindsight) -> list[str]:
        words = self.controller.words
        told = self._told(found.told)
        ways = [words.say("terminal-teacher-then")] if told else []
        if not found.round:
            heading = words.say("end-costly" if told else "end-costly-none")
            return [heading, "", *told, self._looked(found), words.say("end-costly-text"), *ways]
        same = [words.say("hindsight-same", game=self._game), ""]
        return [self._title(found), "", *(told or same), self._looked(found), *ways]

    def _looked(self, found: Hindsight) -> str:
        rest = found.choices - found.looked
        return self.controller.words.say("hindsight-looked", looked=found.looked, choices=found.choices, rest=rest)

    def _told(self, choices: Sequence[Costly]) -> list[str]:
        """Each choice in two lines, with the names of its time."""
        words, told = self.controller.words, []
        for number, each in enumerate(choices, start=1):
            with words.calling(self.controller.called(each.events)):
                given, better = answer(each.given, words), answer(each.better, words)
            chosen = words.say("hindsight-choice", given=given, better=better, game=self._game)
            told += [f"{number}. {chosen}", f"   {self._worth(each)}", ""]
        return told

    def _worth(self, each: Costly) -> str:
        worth = {"cost": percent(each.cost), "low": percent(each.low), "high": percent(each.high)}
        return self.controller.words.say("hindsight-worth" if each.clear else "hindsight-equal", worth)

    def _summary(self, found: Hindsight) -> str:
        words = self.controller.words
        clear = [each for each in found.told if each.clear]
        id = "hindsight-sum-cost" if clear else "hindsight-sum-equal" if found.told else "hindsight-same"
        cost = percent(clear[0].cost) if clear else ""
        told = words.say(id, number=len(clear), cost=cost, game=self._game)
        return words.say(
            "hindsight-summary", title=self._title(found), told=told, read=words.say("terminal-teacher-read")
        )

    def _title(self, found: Hindsight) -> str:
        return self.controller.words.say("hindsight-title", number=found.round, game=self._game)

    @property
    def _game(self) -> str:
        return self.controller.sitting.board.rulebook
