"""Pointing at squares of the map: moves the cursor, finds the path there, and acts on Enter or a second click."""

from __future__ import annotations

from voidlock.engine import Thing
from voidlock.terminal.model.answering import Answering
from voidlock.terminal.model.background import Background
from voidlock.terminal.model.cursor import Cursor
from voidlock.terminal.model.emitted import Redrawn
from voidlock.terminal.model.game_board import Plan, Row
from voidlock.terminal.model.game_values import View
from voidlock.terminal.model.keys import ENTER
from voidlock.terminal.model.narrator import Narrator
from voidlock.terminal.model.output import Output
from voidlock.terminal.model.prompt import PromptModel
from voidlock.terminal.model.session import Declined, Sitting


class Pointing:
    """Moves one cursor over the board on display."""

    def __init__(
        self,
        sitting: Sitting,
        output: Output,
        prompt: PromptModel,
        narrator: Narrator,
        answering: Answering,
        background: Background,
        cursor: Cursor,
    ) -> None:
        self._sitting, self._output, self._prompt, self._narrator = sitting, output, prompt, narrator
        self._answering, self._background = answering, background
        self.cursor = cursor

    def _plan(self) -> tuple[Plan, View] | None:
        """The squares that the cursor can visit now."""
        plan, view = self._sitting.board.plan, self._narrator.view
        stays = self._sitting.steps or self._prompt.doubted is not None
        return (plan, view) if plan is not None and view is not None and not stays else None

    def can_look(self) -> bool:
        """Whether there are squares for the cursor now."""
        return self._plan() is not None and self._narrator.past < 0

    def look_around(self) -> None:
        """Turn the cursor on or off."""
        found = self._plan()
        if found is not None:
            plan, view = found
            self.look_at(None if self.cursor.at is not None else plan.begin(view))

    def look_by(self, columns: int, rows: int) -> bool:
        """Move the cursor this far. Returns whether there is one to move."""
        found = self._plan() if self._narrator.past < 0 else None
        if found is None or self.cursor.at is None:
            return False
        # The last notice was about another square.
        self._output.say("")
        self.look_at(found[0].step(found[1], self.cursor.at, (columns, rows)))
        return True

    def look_at(self, square: Thing | None) -> None:
        """Move the cursor to this square; None turns it off."""
        plan, view = self._sitting.board.plan, self._sitting.view
        self.cursor.look_at(square)
        if square is not None and plan is not None and view is not None:
            about = self._prompt.places(self.cursor.about(plan, view, self._prompt))
            if about and self._prompt.selected not in about:
                self._prompt.selected = about[0]
            self._background.start("way", self._find_way(plan, view, square))
        self._output.emit(Redrawn())

    def look_again(self) -> None:
        """Refresh the cursor's text and path for the new board."""
        if self.cursor.at is not None:
            self.look_at(self.cursor.at)

    async def _find_way(self, plan: Plan, view: View, square: Thing) -> None:
        walker = plan.walker(view)
        if not walker or self._narrator.past >= 0 or self._prompt.narrowed is not None or self._narrator.waits:
            return
        try:
            way = await self._sitting.way(walker, square.id)
        except Declined:
            return
        if self.cursor.at == square and way.answers:
            self.cursor.found(way, plan.told_way(view, way, self._output.words))
            self._output.emit(Redrawn())

    async def act(self) -> None:
        """Take a step to the square, or act there; of several answers the player chooses."""
        plan, view, prompt = self._sitting.board.plan, self._sitting.view, self._prompt
        if plan is None or view is None or prompt.choice is None or prompt.offers is not None:
            self._output.say(self._output.words.say("screen-not-asked"), "wrong")
            return
        meant = self.cursor.meant(plan, view, prompt)
        if len(meant) == 1:
            await self._answering.answer(prompt.choice, meant[0])
        elif meant:
            prompt.selected = prompt.places(meant)[0]
            self.look_at(None)
            self._output.say(self._output.words.say("screen-look-several", number=len(meant), key=ENTER))
        else:
            await self._output.grant(self._answering.turn_down(self.cursor.wanted(plan, view, prompt), prompt.choice))

    async def point(self, thing: Thing) -> bool:
        """Move the cursor to this thing, act there the second time, or select the next answer about it."""
        found = self._plan()
        square = found[0].of(found[1], [thing]) if found is not None else None
        if square is None:
            about = [option for option in self._prompt.options if thing in option.things]
            selected = self._prompt.select_next(about)
            self._output.emit(Redrawn())
            return selected
        if square == self.cursor.at:
            await self.act()
        else:
            self.look_at(square)
        return True

    def move(self, to: int) -> None:
        """Select another answer; the cursor follows."""
        self._prompt.move(to)
        plan, view, option = self._sitting.board.plan, self._sitting.view, self._prompt.option
        if self.cursor.at is not None and plan is not None and view is not None and option is not None:
            self.look_at(plan.of(view, option.things) or self.cursor.at)
        else:
            self._output.emit(Redrawn())

    def narrow(self, row: Row) -> None:
        """Offer only these answers, on the map or in the list."""
        plan, view = self._sitting.board.plan, self._sitting.view
        self._prompt.narrow(row)
        self._output.say("")
        self.look_at(plan.of(view, row.options[0].things) if plan is not None and view is not None else None)
