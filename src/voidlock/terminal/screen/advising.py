"""Advice: a bot thinks about the question while the screen goes on, and what it would answer is said."""

from __future__ import annotations

import asyncio

from voidlock.engine import Choice
from voidlock.terminal.sitting.sitting import Declined
from voidlock.terminal.telling import answer

from .advice import Advice, Failed
from .keys import ESCAPE
from .looking import Looking

NAMED = 4
"""So many answers that are about equal are named."""


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
        """One answer if it is the best; several if they are about equal; the rule of thumb if nothing can be told."""
        options = {option.text: option for option in choice.options}
        if advice.verdict == "best":
            self.say(self.words.say("screen-advice-best", answer=answer(options[advice.best], self.words)))
        elif advice.verdict == "close":
            told = [answer(options[text], self.words) for text in advice.level]
            answers = self.words.say("terminal-comma").join(told[:NAMED])
            id = "screen-advice-close" if len(told) <= NAMED else "screen-advice-close-more"
            self.say(self.words.say(id, answers=answers, number=len(told) - NAMED))
        else:
            told = [self.words.say("screen-advice-few", answer=answer(options[advice.rule], self.words))]
            told += [self.words.say(f"because-{advice.why}")] if advice.why else []
            self.say(self.words.say("terminal-space").join(told))
