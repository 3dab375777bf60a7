"""What asks: gives answers to the game, asks for confirmation of those that do harm, and takes offers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from voidlock.engine import Choice, Option
from voidlock.terminal.model.asking import why_none
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.emitted import Answered, Copied, Left, Notice, Reading, Redrawn
from voidlock.terminal.model.prompt import YES
from voidlock.terminal.model.session import COPY, REVIEWS, Declined, Offer
from voidlock.terminal.model.typed import options_for


class Answering:
    """Answers the questions of a sitting. `put_hint_away` is called before; `find_costly` looks back at a game."""

    def __init__(
        self, context: Context, put_hint_away: Callable[[], bool], find_costly: Callable[[], Awaitable[list[str]]]
    ) -> None:
        self._sitting, self._output, self._prompt, _, _ = context
        self._put_hint_away, self._find_costly = put_hint_away, find_costly
        self._kept_acting = False
        """Whether the last answer was given without asking: one undo takes back the one before as well."""

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        """Give an answer, or ask for confirmation if it does harm."""
        if await self._unchooses(option):
            return
        view = self._sitting.view
        doubt = self._sitting.board.doubt(view, option, self._output.words) if view is not None else None
        if doubt is None or self._sitting.wrong(option) is not None:
            await self._output.grant(self._give(choice, option))
            return
        self._prompt.doubt(choice, option, doubt)
        self._output.emit(Redrawn())

    async def _unchooses(self, option: Option[object]) -> bool:
        """Take back the choice of a piece that this answer would end before it has acted; False if it cannot be."""
        if not self._prompt.gathers or not self._sitting.board.unchooses(option, self._sitting.events):
            return False
        self._put_hint_away()
        self._kept_acting = False
        with suppress(Declined):
            await self._sitting.undo()
            return True
        return False

    async def _give(self, choice: Choice[object], option: Option[object]) -> None:
        self._put_hint_away()
        self._kept_acting = False
        before = len(self._sitting.events)
        await self._sitting.answer(choice, option)
        self._output.emit(Answered(choice, option))
        again = self._keeps_acting(before)
        if again is not None:
            await self._sitting.answer(*again)
            self._kept_acting = True

    def _keeps_acting(self, before: int) -> tuple[Choice[object], Option[object]] | None:
        """The answer that lets the piece go on that has just acted; None in line mode, where every answer is typed."""
        asked, events = self._sitting.question, self._sitting.events[before:]
        if asked is None or not self._prompt.gathers or self._sitting.lesson_text(self._output.words):
            return None
        option = self._sitting.board.keeps_acting(asked, events)
        return (asked, option) if option is not None else None

    async def undo(self) -> None:
        """Take the last answer back, with one that followed by itself. Raises Declined."""
        if self._kept_acting:
            self._kept_acting = False
            await self._sitting.undo()
        self._output.say(self._output.words.say(await self._sitting.undo()))

    async def take(self, offer: Offer) -> None:
        """Take an offer of the sitting, or a yes or no to a confirmation. Raises Declined."""
        if self._prompt.doubted is not None:
            doubted = self._prompt.doubted
            self.forget_doubt()
            if offer == YES:
                await self._give(*doubted)
        elif offer.text in REVIEWS:
            await self._review(offer)
        elif offer.text == COPY:
            self._output.emit(Copied(self._sitting.to_copy))
        else:
            await self._sitting.take(offer)
            if self._sitting.left:
                self._output.emit(Left())

    async def _review(self, offer: Offer) -> None:
        words = self._output.words
        self._output.say(words.say(f"{offer.id}-waits"))
        lines = await (self._find_costly() if offer.text == "costly" else self._sitting.look_over(words))
        self._output.say("")
        self._output.emit(Reading(lines))

    def forget_doubt(self) -> None:
        self._prompt.forget_doubt(self._sitting.offers)
        self._output.emit(Redrawn())

    async def turn_down(self, line: str, choice: Choice[object]) -> None:
        """Say why the line is not an answer."""
        why = await why_none(self._sitting, choice, line, self._output.words)
        self._output.emit(Notice(why, "wrong", misread=not options_for(choice, line)))
