"""A look around: a cursor goes over the squares of a board that has such, and Enter acts on the one it stands on.
And a look back: the board as it was at a line of the log, and why that happened."""

from __future__ import annotations

from textual import events
from textual.worker import Worker

from voidlock.engine import Choice, Option, Thing
from voidlock.terminal.sitting.sitting import Declined
from voidlock.terminal.telling import answer, noted
from voidlock.terminal.typed import SECOND

from .asking import why_none
from .game_board import Row
from .keys import ENTER, ESCAPE, LOOKS
from .showing import Showing


class Looking(Showing):
    """Looks at one square after the other: what lies there, what can be done there, what the way there costs."""

    async def _answer(self, choice: Choice[object], option: Option[object]) -> None:
        raise NotImplementedError

    # ------------------------------------------------------------------ where

    def action_look_around(self) -> None:
        """Begin to look around, or stop."""
        plan, view = self.sitting.board.plan, self._view
        if plan is None or view is None or self.sitting.steps or self._doubted is not None:
            return
        self.look_at(None if self._at is not None else plan.begin(view))

    def look_at(self, square: Thing | None) -> None:
        """Look at this square; at none: stop looking around."""
        self._at, self._way, self._way_told = square, None, ""
        if square is not None:
            self._light_answer_about(square)
            _: Worker[None] = self.run_worker(self._reckon_way(square), group="way", exclusive=True)
        self.show()

    async def _reckon_way(self, square: Thing) -> None:
        plan, view = self.sitting.board.plan, self.sitting.view
        walker = plan.walker(view) if plan is not None and view is not None else ""
        if plan is None or view is None or not walker or self._past >= 0 or self._narrowed is not None or self._waits:
            return
        try:
            way = await self.sitting.way(walker, square.id)
        except Declined:
            return
        if self._at == square and way.answers:
            self._way, self._way_told = way, plan.told_way(view, way, self.words)
            self.show()

    def _about(self, square: Thing) -> list[Option[object]]:
        """The answers that are about a square or what lies there."""
        plan, view = self.sitting.board.plan, self.sitting.view
        if plan is None or view is None:
            return []
        things = set(plan.things(view, square))
        return [option for row in self._rows() for option in row.options if things & {*option.things}]

    def _light_answer_about(self, square: Thing) -> None:
        about = self._places(self._about(square))
        if about and self.answers.highlighted not in about:
            self.answers.highlighted = about[0]

    # ------------------------------------------------------------------ keys

    async def look_key(self, event: events.Key) -> bool:
        """Whether the key was one of those that look around."""
        plan, view = self.sitting.board.plan, self._view
        if plan is None or view is None or self._past >= 0 or self.sitting.steps or self._doubted is not None:
            return False
        if self._at is None:
            if event.key not in ("left", "right"):
                return False
            self.look_at(plan.begin(view))
        elif event.key in LOOKS:
            # What was said was about another square.
            self.say("")
            self.look_at(plan.step(view, self._at, LOOKS[event.key]))
        elif event.key == "enter":
            await self.act_at(self._at)
        else:
            return False
        return True

    async def act_at(self, square: Thing) -> None:
        """Go a step that way; where none leads there, do what can be done there, or leave the choice of several."""
        plan, view, choice = self.sitting.board.plan, self.sitting.view, self._choice
        if plan is None or view is None or choice is None or self._offers is not None:
            self.say(self.words.say("screen-not-asked"), "wrong")
            return
        meant = self._meant(square)
        if len(meant) == 1:
            await self._answer(choice, meant[0])
        elif meant:
            self.look_at(None)
            self.answers.highlighted = self._places(meant)[0]
            self.say(self.words.say("screen-look-several", number=len(meant), key=ENTER))
        else:
            narrowed = f"{self._narrowed.options[0].verb}:{square.id}" if self._narrowed is not None else ""
            wanted = narrowed or plan.wanted(view, square)
            self.say(await why_none(self.sitting, choice, wanted, self.words), "wrong")

    # ------------------------------------------------------------------ answers that differ in their square

    def _narrow(self, row: Row) -> None:
        """Choose among these alone: on the map, or in the list."""
        plan, view = self.sitting.board.plan, self.sitting.view
        self._narrowed = row
        self.say("")
        self._ask()
        self.look_at(plan.of(view, row.options[0].things) if plan is not None and view is not None else None)

    def _widen(self) -> None:
        """Choose among all again, with the cursor where it was."""
        row, self._narrowed = self._narrowed, None
        self._ask()
        self.answers.highlighted = next(iter(self._places(row.options if row is not None else ())), 0)
        self.look_at(None)

    def changed(self) -> None:
        if self._narrowed is not None:
            self._at = None
        super().changed()
        if self._at is not None and self.is_running and not self.sitting.cover:
            # The board is another one under the cursor, and so is the way.
            self.look_at(self._at)

    def _catch_up(self) -> None:
        super()._catch_up()
        if self._at is not None and not self.sitting.cover:
            self.look_at(self._at)

    def _meant(self, square: Thing) -> list[Option[object]]:
        """The answers that Enter can mean on a square: a step on the way there alone, if there is one."""
        step = self._way.answers[0] if self._way is not None else ""
        steps = [option for row in self._rows() for option in row.options if option.text == step]
        about = self._about(square)
        return steps or [option for option in about if option.verb not in SECOND] or about

    def _enter_does(self, square: Thing) -> str:
        """What Enter does there, with what it costs."""
        meant, view = self._meant(square), self.sitting.view
        if not meant or view is None:
            return self.words.say("screen-look-enter-nothing")
        if len(meant) > 1:
            return self.words.say("screen-look-enter-several", enter=ENTER, number=len(meant))
        notes = self.sitting.board.notes(view, meant[0], self.words)
        told = noted(answer(meant[0], self.words), notes, self.words)
        return self.words.say("screen-look-enter", enter=ENTER, answer=told)

    def _other_answers(self, square: Thing) -> str:
        """What can be done there beside going there, which Enter does not do by itself."""
        first = self._way.answers[0] if self._way is not None else ""
        others = [option for option in self._about(square) if option.text != first]
        if not others or (len(others) == 1 and not first):
            return ""
        told = self.words.say("terminal-comma").join(answer(option, self.words) for option in others)
        return self.words.say("screen-look-others", answers=told)

    def _warning(self) -> str:
        """Whoever looks around is warned of what Enter would do."""
        view = self.sitting.view
        if self._at is None or view is None:
            return super()._warning()
        meant = self._meant(self._at)
        return self.sitting.board.warned(view, meant[0], self.words) if len(meant) == 1 else ""

    def _looked(self) -> str:
        plan, view = self.sitting.board.plan, self._view
        if plan is None or view is None or self._at is None or self._doubted is not None:
            return ""
        told = [plan.described(view, self._at, self.words), self._way_told, self._other_answers(self._at)]
        told.append(self.words.say("screen-look-keys", does=self._enter_does(self._at), escape=ESCAPE))
        return self.words.say("terminal-space").join(text for text in told if text)

    # ------------------------------------------------------------------ the board as it was

    def action_look_back(self) -> None:
        """Into the log, where every line opens its board; once more, or Escape: back to the present."""
        log = self.log_lines
        if self._past >= 0:
            self._come_back()
        elif log.option_count and log.display:
            self.hurry()
            self._past = self._heard
            log.can_focus = True
            log.focus()
            log.highlighted = None
            log.highlighted = log.option_count - 1

    async def _look_at(self, index: int) -> None:
        events = self.log_lines.events_at(index)
        if events is None:
            return
        self._past = events
        self.log_lines.can_focus = True
        self.log_lines.focus()
        try:
            view = await self.sitting.past(events)
        except Declined as declined:
            self._come_back()
            self.say(declined.told(self.words), "wrong")
            return
        if self._past == events:
            self._view = view
            self.show()
            self._say_why(events)

    def _say_why(self, events: int) -> None:
        """What led to the line that is looked at."""
        reasons = self.sitting.board.reasons(self.sitting.events[:events])
        tale = self.sitting.board.tale()
        told = [line.text for event in reasons for line in tale.lines(event, self.words)]
        self.say(self.words.say("terminal-space").join(told))

    def _come_back(self) -> None:
        self._past = -1
        self.say("")
        self.log_lines.can_focus = False
        self.log_lines.highlighted = None
        self._take_the_keys()
        self._catch_up()

    def _take_the_keys(self) -> None:
        """Keys go to the line again, or nowhere in a game that is stepped through."""
        self.set_focus(None if self.sitting.steps else self.typed)
