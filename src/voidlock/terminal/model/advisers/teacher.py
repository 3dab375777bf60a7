"""Looks back at each round, if the player wants it: what the Librarian would have chosen, and what that was worth."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from voidlock.odds.figure import percent
from voidlock.odds.hindsight import Costly, Hindsight, Progress
from voidlock.terminal.model.advice import Failed
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.emitted import LookedBack, Reading
from voidlock.terminal.model.narrator import Narrator
from voidlock.terminal.model.session import Declined
from voidlock.terminal.model.typed import read_switch
from voidlock.words.hindsight import describe_choice, describe_comparisons, describe_progress, describe_worth


class Teacher:
    """What the last round's choices were worth. It is computed in the background: nothing waits for it."""

    def __init__(self, context: Context, narrator: Narrator) -> None:
        self._sitting, self._output, _, self._preferences, _ = context
        self._narrator = narrator
        self.hindsight: Hindsight | None = None
        self._asked = 0
        """The last round that was looked back at."""
        self._looking: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ after each round

    def follow(self) -> None:
        """Look back at the round that has just ended."""
        over = self._over()
        if self._preferences.teacher and over > self._asked:
            self._asked = over
            self._looking = self._sitting.run_in_background(self._look(over))

    def _over(self) -> int:
        """The number of the last round that is over; 0 if there is none, or if it is not the player's."""
        sitting = self._sitting
        if not sitting.plays or sitting.steps or sitting.view is None or sitting.lesson_text(self._output.words):
            return 0
        numbers = [event.arguments()["number"] for event in sitting.events if event.begins_round]
        begun = [number for number in numbers if isinstance(number, int)]
        over = begun if sitting.over else begun[:-1]
        return over[-1] if over else 0

    async def _look(self, round: int) -> None:
        try:
            found = await self._sitting.hindsight(round)
        except Declined as declined:
            self._output.say(declined.describe(self._output.words), "wrong")
            return
        except Failed:
            self._output.say(self._output.words.say("screen-advice-failed"), "wrong")
            return
        self.hindsight = found
        self._output.emit(LookedBack(self._summary(found)))

    async def wait(self) -> None:
        """Wait until it is known what the last round was worth."""
        if self._looking is not None:
            await asyncio.wait([self._looking])

    # ------------------------------------------------------------------ on request

    def switch(self, on: bool) -> None:
        """Look back after each round, or not any more."""
        self._preferences.teach(on)
        self._output.say(self._output.words.say("terminal-teacher-on" if on else "terminal-teacher-off"))
        if on:
            self.follow()

    async def run(self, rest: str) -> None:
        """The command: look back after each round, or not any more; a number shows the board then. Raises Declined."""
        wanted = read_switch(rest, self._output.words)
        if wanted is not None:
            self.switch(wanted)
        elif rest.isdecimal():
            await self._narrator.look_back(self.choice(int(rest[:4])).events)
        else:
            self.tell()

    def tell(self) -> None:
        """Tell what the last round was worth; one who has not wanted it yet, wants it from now on."""
        if self.hindsight is not None:
            self._output.emit(Reading(self.lines(self.hindsight)))
        elif self._preferences.teacher:
            raise Declined("terminal-teacher-none-yet")
        else:
            self.switch(True)

    def choice(self, number: int) -> Costly:
        """The choice with this number in the list. Raises Declined."""
        told = self.hindsight.told if self.hindsight is not None else []
        if not 1 <= number <= len(told):
            raise Declined("terminal-teacher-none-yet")
        return told[number - 1]

    async def find_costly(self) -> list[str]:
        """The most expensive choices of a finished game, in lines. Raises Declined."""
        try:
            self.hindsight = await self._sitting.costly(self._tell_progress)
        except Failed:
            raise Declined("screen-advice-failed") from None
        return self.lines(self.hindsight)

    # ------------------------------------------------------------------ words

    def _tell_progress(self, progress: Progress) -> None:
        self._output.say(describe_progress(progress, self._output.words))

    def lines(self, found: Hindsight) -> list[str]:
        words = self._output.words
        choices = self._describe(found.told)
        looked, ways = describe_comparisons(found, words), [words.say("terminal-teacher-then")] if choices else []
        if not found.round:
            heading = words.say("end-costly" if choices else "end-costly-none")
            return [heading, "", *choices, looked, words.say("end-costly-text"), *ways]
        same = [words.say("hindsight-same", game=self._game), ""]
        return [self._title(found), "", *(choices or same), looked, *ways]

    def _describe(self, choices: Sequence[Costly]) -> list[str]:
        """Each choice in two lines, with the names of its time."""
        words, told = self._output.words, []
        for number, each in enumerate(choices, start=1):
            with words.calling(self._narrator.names_at(each.events)):
                told.append(f"{number}. {describe_choice(each, self._game, words)}")
            told += [f"   {describe_worth(each, words)}", ""]
        return told

    def _summary(self, found: Hindsight) -> str:
        words = self._output.words
        clear = [each for each in found.told if each.clear]
        id = "hindsight-sum-cost" if clear else "hindsight-sum-equal" if found.told else "hindsight-same"
        cost = percent(clear[0].cost) if clear else ""
        told = words.say(id, number=len(clear), cost=cost, game=self._game)
        read = words.say("terminal-teacher-read")
        return words.say("hindsight-summary", title=self._title(found), told=told, read=read)

    def _title(self, found: Hindsight) -> str:
        return self._output.words.say("hindsight-title", number=found.round, game=self._game)

    @property
    def _game(self) -> str:
        return self._sitting.board.rulebook
