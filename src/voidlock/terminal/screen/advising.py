"""Advice: a bot thinks about the question while the screen goes on, and what it would answer is said."""

from __future__ import annotations

import asyncio

from voidlock.table import Choice

from ..telling import answer, percent
from .advice import Advice, Failed
from .keys import ESCAPE
from .looking import Looking
from .sitting import Declined


class Advising(Looking):
    """Asks for advice and says it, unless something else is asked by then."""

    async def _advise(self, rest: str) -> None:
        if self._choice is None or self._offers is not None:
            raise Declined("screen-not-asked")
        self._give_up()
        self.say(self.words.say("screen-advice-thinking", key=ESCAPE))
        self._thinking = asyncio.create_task(self._thought(self._choice, self._position))

    async def _thought(self, choice: Choice[object], position: int) -> None:
        try:
            advice = await self.sitting.advise(choice)
        except Declined as declined:
            self.say(declined.told(self.words), "wrong")
            return
        except Failed:
            self.say(self.words.say("screen-advice-failed"), "wrong")
            return
        if position != self._position:
            return
        self.advice = advice
        self._ask()
        self.show()
        self._say_advice(choice, advice)

    def _say_advice(self, choice: Choice[object], advice: Advice) -> None:
        best = next((option for option in choice.options if option.text in advice.plan), None)
        if best is None:
            wanted = max(advice.answers, key=lambda estimate: estimate.chance).answer
            best = next(option for option in choice.options if option.text == wanted)
        estimate = advice.of(best.text)
        chance = percent(estimate.chance) if estimate is not None else ""
        self.say(self.words.say("screen-advice-given", answer=answer(best, self.words), chance=chance))
