"""Controller (as in MVC) of a game in a terminal: answers, confirmations, undo, advice, odds and commands.

It draws nothing. It emits plain values, which a screen or line mode shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress

from voidlock.engine import Choice, Option
from voidlock.terminal.model.adviser import Adviser
from voidlock.terminal.model.asking import detail, why_none
from voidlock.terminal.model.commands import Commands
from voidlock.terminal.model.emitted import (
    Answered,
    Copied,
    Covered,
    Emitted,
    Left,
    News,
    Notice,
    Reading,
    Redrawn,
    Trouble,
)
from voidlock.terminal.model.game_board import NO_FIGURES, Figures, Row, View
from voidlock.terminal.model.hints import Hinting, Hints
from voidlock.terminal.model.keys import ESCAPE
from voidlock.terminal.model.lookout import Lookout
from voidlock.terminal.model.pointing import Pointing
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.prompt import YES, PromptModel
from voidlock.terminal.model.session import COPY, REVIEWS, Declined, Offer, Sitting
from voidlock.terminal.model.teacher import Teacher
from voidlock.terminal.model.teller import Teller
from voidlock.terminal.model.typed import command_of, options_for, plain
from voidlock.texts import Called, Words

PRESENT = -1


class Controller:
    """Plays one sitting. `gathers`: answers that differ only in their square share a row; `stops`: the key that stops a
    thinking bot.
    """

    def __init__(
        self,
        sitting: Sitting,
        words: Words,
        emit: Callable[[Emitted], None],
        preferences: Preferences | None = None,
        *,
        gathers: bool = True,
        stops: str = ESCAPE,
        hints: Hints | None = None,
    ) -> None:
        self.sitting, self.words, self.emit = sitting, words, emit
        self.preferences = preferences or Preferences()
        self.prompt = PromptModel(sitting.board, gathers=gathers)
        self.teller = Teller()
        self.pointing = Pointing(self)
        self.cursor = self.pointing.cursor
        self.figures = NO_FIGURES
        self.view: View | None = None
        """The board on display: the present one, one that is being told, or a past one."""
        self.past = PRESENT
        """How many events had been told on the past board on display."""
        self._all_told = asyncio.Event()
        self._begun = False
        self.kept_acting = False
        """Whether the last answer was given without asking: one undo takes back the one before as well."""
        self.position = 0
        """Counts changes: results computed for an older position are discarded."""
        self._work: dict[str, asyncio.Task[None]] = {}
        self.adviser = Adviser(self, stops)
        self.lookout = Lookout(self)
        self.hinting = Hinting(self, hints or Hints())
        self.teacher = Teacher(self)
        self.commands = Commands(self).by_name()

    async def begin(self) -> None:
        self._begun = True
        self.sitting.changed, self.sitting.caught_up = self.changed, self._caught_up
        self.sitting.pause = self.preferences.pause
        await self.sitting.begin()
        if not self.position:
            self.changed()

    async def end(self) -> None:
        self._begun = False
        self.adviser.forget()
        for task in self._work.values():
            task.cancel()
        await self.sitting.end()

    def at_work(self) -> list[asyncio.Task[None]]:
        """Tasks whose result will soon be shown."""
        return [task for task in self._work.values() if not task.done()]

    def start_work(self, name: str, work: Coroutine[None, None, None]) -> None:
        """Run a background task, replacing the earlier one of this name."""
        self._stop(name)
        self._work[name] = self.sitting.run_in_background(work)

    def _stop(self, name: str) -> None:
        if name in self._work and self._work[name] is not asyncio.current_task():
            self._work.pop(name).cancel()

    def say(self, text: str, style: str = "") -> None:
        self.emit(Notice(text, style))

    # ------------------------------------------------------------------ news, told one event at a time

    def changed(self) -> None:
        """Handle news: another question, another board, or another player at the screen."""
        if not self._begun:
            return
        sitting = self.sitting
        self.position += 1
        self.figures = NO_FIGURES
        self.adviser.forget()
        self.lookout.forget()
        if self.prompt.narrowed is not None:
            self.cursor.look_at(None)
        listener = sitting.viewer, sitting.view is None
        if self.teller.follow(sitting.events, sitting.board, listener, self.preferences.pause, leaps=sitting.leaps):
            self._all_told.clear()
            self.start_work("telling", self._tell())
        else:
            self._now()
        if self.covered:
            self._put()
            self._cover()
            return
        self._put()
        self.emit(Trouble(sitting.trouble(self.words)))
        self.emit(News())
        self.teacher.follow()
        self.pointing.look_again()

    @property
    def covered(self) -> bool:
        """Whether the screen must be covered now."""
        return bool(self.sitting.cover) and not self.teller.waits

    def _put(self) -> None:
        waits = self.teller.waits or self.covered
        # Nobody is told that a game or a lesson is over while its last events are.
        ends = self.sitting.over or bool(self.sitting.coached(self.words))
        offers = None if waits and ends else self.sitting.offers
        self.prompt.put(self.sitting.board, None if waits else self.sitting.asked, offers, self.sitting.view)

    def _cover(self) -> None:
        view, viewer = self.sitting.view, self.sitting.viewer
        own = view["own"] if view is not None else None
        self.emit(Covered(self.sitting.cover, viewer if isinstance(own, dict) and own.get("given") else 0))

    async def _tell(self) -> None:
        """Tell the events one by one; the board shows the position of the last one told."""
        await asyncio.sleep(self.teller.wait)
        while self.teller.tell(self.preferences.pause):
            if self.past < 0:
                self._look(self.sitting.frame(self.teller.heard) or self.view, self.teller.heard)
                self.emit(Redrawn())
            await asyncio.sleep(self.teller.wait)
        self.catch_up()

    def _now(self) -> None:
        """Finish telling: the board is the present one."""
        self._stop("telling")
        self.teller.finish()
        if self.past < 0 or self.past > self.teller.heard:
            self.past = PRESENT
            self._look(self.sitting.view, len(self.sitting.events))
        self._all_told.set()

    def _look(self, view: View | None, number: int) -> None:
        """Show a board, with the names that things have after so many events."""
        self.view = view
        self.words.called = self.called(number)

    def called(self, number: int | None = None) -> Called:
        """The names after so many events; now, if no number is given."""
        view, events = self.sitting.view, self.sitting.events
        return self.sitting.board.lines.names(view, events, len(events) if number is None else number) if view else {}

    def catch_up(self) -> None:
        """Finish telling, and ask or announce what was waiting for it."""
        self._now()
        self._put_again()
        if self.covered:
            self._cover()
            return
        self.emit(Redrawn())
        self.pointing.look_again()

    def _put_again(self) -> None:
        """Ask the question that was waiting; an open one stays as it is."""
        if self.prompt.choice is None:
            self._put()

    def hurry(self) -> bool:
        """Tell the rest immediately. Returns whether a question was waiting: the same key must not answer it."""
        waited = self.teller.waits
        if not self._all_told.is_set():
            self.catch_up()
        return waited

    async def _caught_up(self) -> None:
        await self._all_told.wait()

    # ------------------------------------------------------------------ text

    def question(self) -> str:
        """The question, or the text in its place."""
        with self.words.calling(self.called()):
            told = self.prompt.question(self.sitting.view, self.words)
        if told:
            return told
        if self.teller.waits:
            own = self.teller.meanwhile
            return self.words.say(own) if own else self.sitting.meanwhile(self.words)
        return self.sitting.status(self.words)

    def coached(self) -> str:
        """What the lesson says, once the events before it are told."""
        return "" if self.teller.waits or self.covered else self.sitting.coached(self.words)

    def lines(self) -> list[str]:
        """The numbered answers."""
        with self.words.calling(self.called()):
            return self.prompt.lines(self.sitting.view, self.words, self.shown_figures, self.adviser.advice)

    @property
    def shown_figures(self) -> Figures:
        return self.figures if self.preferences.odds else NO_FIGURES

    def is_present(self) -> bool:
        return self.past < 0 and self.teller.heard == len(self.sitting.events)

    def warning(self) -> str:
        """What the player must read before they press Enter."""
        view, option, plan = self.sitting.view, self.prompt.option, self.sitting.board.plan
        if view is None:
            return ""
        if self.cursor.at is not None and plan is not None:
            return self.cursor.warning(plan, view, self.prompt, self.words)
        return self.sitting.board.warned(view, option, self.words) if option is not None else ""

    def detail(self, *, meaning: bool = True) -> str:
        """Text about the square under the cursor, or about the selected answer; with its `meaning`."""
        plan, prompt = self.sitting.board.plan, self.prompt
        if plan is not None and self.view is not None and self.cursor.at is not None and prompt.doubted is None:
            return self.cursor.described(plan, self.view, prompt, self.words)
        if prompt.option is None or prompt.choice is None:
            return ""
        meant = self.sitting.board.more_about(prompt.choice, prompt.option, self.words) if meaning else ""
        return detail(self.sitting.board, prompt.option, meant, self.words, self.adviser.advice)

    def meanings(self) -> list[str]:
        """What the player needs to know about each answer of the list; empty where there is nothing."""
        choice, board = self.prompt.choice, self.sitting.board
        if choice is None or self.prompt.offers is not None:
            return [""] * self.prompt.size
        return ["" if row.id else board.more_about(choice, row.options[0], self.words) for row in self.prompt.rows]

    # ------------------------------------------------------------------ answering

    async def enter(self, line: str) -> None:
        """Run a typed line: a command, an offer or an answer."""
        command, asked = command_of(line, self.commands, self.words), self.prompt.choice
        # A game may have an answer that is spelled like a command.
        if command is not None and (asked is None or plain(line) not in asked.texts()):
            name, rest = command
            # Chat and words for the dice keep their spelling.
            await self.command(name, line.partition(" ")[2].strip() if name in ("say", "dice") else rest)
            return
        try:
            line = self.retyped(line)
        except Declined as declined:
            self.say(declined.told(self.words), "wrong")
            return
        meant, choice = self.prompt.meant(line), self.prompt.choice
        if meant is not None:
            await self._take(meant)
        elif self.prompt.offers is None and choice is None:
            self.say(self.words.say("screen-not-asked"), "wrong")
        elif choice is None or self.prompt.offers is not None or plain(line).isdecimal():
            self.no_such(plain(line))
        else:
            await self.granted(self.turn_down(line, choice))

    def retyped(self, line: str) -> str:
        """A typed line in the engine's words. Raises Declined."""
        view = self.sitting.view
        if view is None or self.prompt.offers is not None:
            return line
        with self.words.calling(self.called()):
            return self.sitting.board.lines.retyped(line, view, self.words)

    def names(self, letter: str) -> bool:
        """Whether a capital letter alone names an answer: it is a key, not the beginning of a line."""
        return (
            letter.isupper() and self.retyped(letter) != letter and self.prompt.meant(self.retyped(letter)) is not None
        )

    def complete(self, typed: str) -> str:
        """The first answer that begins like this; what is typed if none does."""
        texts = self.prompt.spellings(self.words)
        return next((text for text in texts if text.casefold().startswith(typed.casefold())), typed)

    async def enter_or_pick(self, line: str) -> None:
        """Run a typed line; an empty one takes what is selected."""
        if line:
            await self.enter(line)
        elif self.prompt.selected is not None:
            await self.pick(self.prompt.selected)

    async def pick(self, place: int) -> None:
        """Take the offer or answer at this place of the list."""
        meant = self.prompt.picked(place)
        if meant is None:
            self.no_such(str(place + 1))
        else:
            await self._take(meant)

    def no_such(self, key: str) -> None:
        """Say that no entry has this key or number."""
        id = "screen-no-such-key" if self.prompt.gaps else "terminal-no-such-number"
        self.say(self.words.say(id, key=key[:20], number=self.prompt.size), "wrong")

    async def _take(self, meant: Offer | Row) -> None:
        choice = self.prompt.choice
        if isinstance(meant, Offer):
            await self.granted(self._settle(meant))
        elif meant.id:
            self.pointing.narrow(meant)
        elif choice is not None:
            await self.answer(choice, meant.options[0])

    async def answer(self, choice: Choice[object], option: Option[object]) -> None:
        """Give an answer, or ask for confirmation if it does harm."""
        if await self._unchooses(option):
            return
        view = self.sitting.view
        doubt = self.sitting.board.doubt(view, option, self.words) if view is not None else None
        if doubt is None or self.sitting.wrong(option) is not None:
            await self.granted(self._give(choice, option))
            return
        self.prompt.doubt(choice, option, doubt)
        self.emit(Redrawn())

    async def _unchooses(self, option: Option[object]) -> bool:
        """Take back the choice of a piece that this answer would end before it has acted; False if it cannot be."""
        if not self.prompt.gathers or not self.sitting.board.unchooses(option, self.sitting.events):
            return False
        self.hinting.put_away()
        self.kept_acting = False
        with suppress(Declined):
            await self.sitting.undo()
            return True
        return False

    async def _give(self, choice: Choice[object], option: Option[object]) -> None:
        self.hinting.put_away()
        self.kept_acting = False
        before = len(self.sitting.events)
        await self.sitting.answer(choice, option)
        self.emit(Answered(choice, option))
        again = self._keeps_acting(before)
        if again is not None:
            await self.sitting.answer(*again)
            self.kept_acting = True

    def _keeps_acting(self, before: int) -> tuple[Choice[object], Option[object]] | None:
        """The answer that lets the piece go on that has just acted; None in line mode, where every answer is typed."""
        asked, events = self.sitting.asked, self.sitting.events[before:]
        if asked is None or not self.prompt.gathers or self.sitting.coached(self.words):
            return None
        option = self.sitting.board.keeps_acting(asked, events)
        return (asked, option) if option is not None else None

    async def _settle(self, offer: Offer) -> None:
        """Take an offer of the sitting, or a yes or no to a confirmation."""
        if self.prompt.doubted is None and offer.text in REVIEWS:
            self.say(self.words.say(f"{offer.id}-waits"))
            told = await (self.teacher.costly() if offer.text == "costly" else self.sitting.look_over(self.words))
            self.say("")
            self.emit(Reading(told))
            return
        if self.prompt.doubted is None and offer.text == COPY:
            self.emit(Copied(self.sitting.to_copy))
            return
        if self.prompt.doubted is None:
            await self.sitting.take(offer)
            if self.sitting.left:
                self.emit(Left())
            return
        doubted = self.prompt.doubted
        self.forget_doubt()
        if offer == YES:
            await self._give(*doubted)

    def forget_doubt(self) -> None:
        self.prompt.forget_doubt(self.sitting.offers)
        self.emit(Redrawn())

    async def turn_down(self, line: str, choice: Choice[object]) -> None:
        told = await why_none(self.sitting, choice, line, self.words)
        self.emit(Notice(told, "wrong", misread=not options_for(choice, line)))

    async def command(self, name: str, rest: str = "") -> None:
        """Run a command."""
        await self.granted(self.commands[name](rest))

    async def granted(self, work: Coroutine[None, None, None]) -> None:
        """Run it, or say why it was declined."""
        try:
            await work
        except Declined as declined:
            self.say(declined.told(self.words), "wrong")

    # ------------------------------------------------------------------ modes

    async def let_go(self) -> bool:
        """Leave the innermost mode. Returns True if that was only a nested question."""
        self.hurry()
        if self.prompt.doubted is not None:
            self.forget_doubt()
            return True
        if self.prompt.narrowed is not None:
            self.prompt.widen()
            self.pointing.look_at(None)
            return True
        offers = self.prompt.offers.offers if self.prompt.offers is not None else []
        for back in [offer for offer in offers if offer.text == "back"]:
            await self.granted(self.sitting.take(back))
        if self.past >= 0:
            self.come_back()
        elif self.cursor.at is not None:
            self.pointing.look_at(None)
        elif not self.adviser.stop() and self.hinting.put_away():
            self.emit(Redrawn())
        return False

    # ------------------------------------------------------------------ past boards

    async def look_back(self, events: int) -> None:
        """Show the board after this many events, and why the last one happened."""
        self.past = events
        try:
            view = await self.sitting.past(events)
        except Declined as declined:
            self.come_back()
            self.say(declined.told(self.words), "wrong")
            return
        if self.past != events:
            return
        self._look(view, events)
        self.emit(Redrawn())
        tale, board = self.sitting.board.tale(), self.sitting.board
        reasons = board.reasons(self.sitting.events[:events])
        told = [line.text for event in reasons for line in tale.lines(event, self.words)]
        self.say(self.words.say("terminal-space").join(told))

    def come_back(self) -> None:
        self.past = PRESENT
        self.say("")
        self.catch_up()

    # ------------------------------------------------------------------ odds

    def compute_odds(self) -> None:
        """Compute the odds of the position, if they are shown."""
        if self.preferences.odds and not self.sitting.cover and self._begun:
            self.start_work("odds", self._compute_odds())

    async def _compute_odds(self) -> None:
        view, position = self.sitting.view, self.position
        if view is None:
            return
        found = await asyncio.to_thread(self.sitting.board.figures, view, self.sitting.events)
        if position == self.position and self.preferences.odds:
            self.figures = found
            self.emit(Redrawn())
