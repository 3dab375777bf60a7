"""Pointing at squares of the map: where the cursor is, what is there, the path to it, and what Enter does."""

from __future__ import annotations

from voidlock.engine import Option, Thing
from voidlock.games.kit import Route
from voidlock.terminal.model.answering import Answering
from voidlock.terminal.model.board.game_board import Plan, Row
from voidlock.terminal.model.board.game_values import View
from voidlock.terminal.model.context import Context
from voidlock.terminal.model.emitted import Redrawn
from voidlock.terminal.model.keys import ENTER, ESCAPE
from voidlock.terminal.model.narrator import Narrator
from voidlock.terminal.model.session import Declined
from voidlock.terminal.model.typed import SECOND
from voidlock.words.telling import add_notes, answer


class Pointing:
    """Moves one cursor over the board on display."""

    def __init__(self, context: Context, narrator: Narrator, answering: Answering) -> None:
        self._sitting, self._output, self._prompt, _, self._background = context
        self._narrator, self._answering = narrator, answering
        self.at: Thing | None = None
        """The square under the cursor."""
        self.way: Route | None = None
        """The cheapest path there, once it is known."""
        self._way_text = ""
        """What it costs, with the points of that moment."""

    def _squares(self) -> tuple[Plan, View] | None:
        """The squares that the cursor can visit now."""
        plan, view = self._sitting.board.plan, self._narrator.view
        stays = self._sitting.steps or self._prompt.doubted is not None
        return (plan, view) if plan is not None and view is not None and not stays else None

    def _here(self) -> tuple[Plan, View, Thing] | None:
        """The present board, and the square under the cursor."""
        plan, view = self._sitting.board.plan, self._sitting.view
        return (plan, view, self.at) if plan is not None and view is not None and self.at is not None else None

    def can_look(self) -> bool:
        """Whether there are squares for the cursor now."""
        return self._squares() is not None and self._narrator.past < 0

    # ------------------------------------------------------------------ moving

    def look_around(self) -> None:
        """Turn the cursor on or off."""
        found = self._squares()
        if found is not None:
            plan, view = found
            self.look_at(None if self.at is not None else plan.begin(view))

    def look_by(self, columns: int, rows: int) -> bool:
        """Move the cursor this far. Returns whether there is one to move."""
        found = self._squares() if self._narrator.past < 0 else None
        if found is None or self.at is None:
            return False
        # The last notice was about another square.
        self._output.say("")
        self.look_at(found[0].step(found[1], self.at, (columns, rows)))
        return True

    def look_at(self, square: Thing | None) -> None:
        """Move the cursor to this square; None turns it off."""
        self.at, self.way, self._way_text = square, None, ""
        here = self._here()
        if here is not None:
            about = self._prompt.places(self._about(*here))
            if about and self._prompt.selected not in about:
                self._prompt.selected = about[0]
            self._background.start("way", self._find_way(*here))
        self._output.emit(Redrawn())

    def look_again(self) -> None:
        """Refresh the cursor's text and path for the new board."""
        if self.at is not None:
            self.look_at(self.at)

    async def _find_way(self, plan: Plan, view: View, square: Thing) -> None:
        walker = plan.walker(view)
        if not walker or self._narrator.past >= 0 or self._prompt.narrowed is not None or self._narrator.waits:
            return
        try:
            way = await self._sitting.way(walker, square.id)
        except Declined:
            return
        if self.at == square and way.orders:
            self.way, self._way_text = way, plan.describe_way(view, way, self._output.words)
            self._output.emit(Redrawn())

    async def point(self, thing: Thing) -> bool:
        """Move the cursor to this thing, act there the second time, or select the next answer about it."""
        found = self._squares()
        square = found[0].of(found[1], [thing]) if found is not None else None
        if square is None:
            about = [option for option in self._prompt.options if thing in option.things]
            selected = self._prompt.select_next(about)
            self._output.emit(Redrawn())
            return selected
        if square == self.at:
            await self.act()
        else:
            self.look_at(square)
        return True

    def move(self, to: int) -> None:
        """Select another answer; the cursor follows."""
        self._prompt.move(to)
        here, option = self._here(), self._prompt.option
        if here is not None and option is not None:
            plan, view, at = here
            self.look_at(plan.of(view, option.things) or at)
        else:
            self._output.emit(Redrawn())

    def narrow(self, row: Row) -> None:
        """Offer only these answers, on the map or in the list."""
        plan, view = self._sitting.board.plan, self._sitting.view
        self._prompt.narrow(row)
        self._output.say("")
        self.look_at(plan.of(view, row.options[0].things) if plan is not None and view is not None else None)

    # ------------------------------------------------------------------ acting

    @property
    def _step(self) -> str:
        """The first answer of the path."""
        return self.way.orders[0] if self.way is not None else ""

    def _about(self, plan: Plan, view: View, square: Thing) -> list[Option[object]]:
        """The answers about the square or what is on it."""
        things = {*plan.things(view, square)}
        return [option for option in self._prompt.options if things & {*option.things}]

    def _candidates(self, plan: Plan, view: View, square: Thing) -> list[Option[object]]:
        """The answers that Enter can mean: only the next step of the path, if there is one."""
        steps = [option for option in self._prompt.options if option.text == self._step]
        about = self._about(plan, view, square)
        return steps or [option for option in about if option.verb not in SECOND] or about

    async def act(self) -> None:
        """Take a step to the square, or act there; of several answers the player chooses."""
        here, prompt = self._here(), self._prompt
        if here is None or prompt.choice is None or prompt.offers is not None:
            self._output.say(self._output.words.say("screen-not-asked"), "wrong")
            return
        meant = self._candidates(*here)
        if len(meant) == 1:
            await self._answering.answer(prompt.choice, meant[0])
        elif meant:
            prompt.selected = prompt.places(meant)[0]
            self.look_at(None)
            self._output.say(self._output.words.say("screen-look-several", number=len(meant), key=ENTER))
        else:
            await self._output.grant(self._answering.turn_down(self._likely_answer(*here), prompt.choice))

    def _likely_answer(self, plan: Plan, view: View, square: Thing) -> str:
        """The answer that the player most likely means on a square without one, to explain why not."""
        if self._prompt.narrowed is not None:
            return f"{self._prompt.narrowed.options[0].verb}:{square.id}"
        return plan.likely_answer(view, square)

    # ------------------------------------------------------------------ in words

    def warning(self) -> str:
        """What the player must read before they press Enter."""
        here = self._here()
        meant = self._candidates(*here) if here is not None else []
        if here is None or len(meant) != 1:
            return ""
        return self._prompt.board.warning(here[1], meant[0], self._output.words)

    def describe(self) -> str:
        """What is on the square, the cost of the path, other answers, and what Enter does; empty without a cursor."""
        plan, view, words = self._sitting.board.plan, self._narrator.view, self._output.words
        if plan is None or view is None or self.at is None or self._prompt.doubted is not None:
            return ""
        others = self._describe_others(self._about(plan, view, self.at))
        told = [plan.describe(view, self.at, words), self._way_text, others]
        does = self._describe_enter(view, self._candidates(plan, view, self.at))
        told.append(words.say("screen-look-keys", does=does, escape=ESCAPE))
        return words.say("terminal-space").join(text for text in told if text)

    def _describe_enter(self, view: View, meant: list[Option[object]]) -> str:
        words = self._output.words
        if not meant:
            return words.say("screen-look-enter-nothing")
        if len(meant) > 1:
            return words.say("screen-look-enter-several", enter=ENTER, number=len(meant))
        told = add_notes(answer(meant[0], words), self._prompt.board.notes(view, meant[0], words), words)
        return words.say("screen-look-enter", enter=ENTER, answer=told)

    def _describe_others(self, about: list[Option[object]]) -> str:
        """The answers here that Enter does not give."""
        words, others = self._output.words, [option for option in about if option.text != self._step]
        if not others or (len(others) == 1 and not self._step):
            return ""
        told = words.say("terminal-comma").join(answer(option, words) for option in others)
        return words.say("screen-look-others", answers=told)
