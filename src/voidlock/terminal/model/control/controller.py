"""Controller (as in MVC) of a game in a terminal: connects what tells, what asks and what advises, one way.

It draws nothing. Its parts emit plain values, which a screen or line mode shows.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from voidlock.terminal.model.advisers.advisers import Advisers
from voidlock.terminal.model.advisers.hints import Hints
from voidlock.terminal.model.answering import Answering
from voidlock.terminal.model.context import Background, Context, Output
from voidlock.terminal.model.control.commands import Commands
from voidlock.terminal.model.control.dialogue import Dialogue
from voidlock.terminal.model.control.pointing import Pointing
from voidlock.terminal.model.control.prompt_text import PromptText
from voidlock.terminal.model.emitted import Emitted, Redrawn
from voidlock.terminal.model.keys import ESCAPE
from voidlock.terminal.model.narrator import Narrator
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.prompt import PromptModel
from voidlock.terminal.model.session import Sitting
from voidlock.texts import Words


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
        self.sitting, self.preferences = sitting, preferences or Preferences()
        self.output, self.prompt = Output(words, emit), PromptModel(sitting.board, gathers=gathers)
        self._background = Background(sitting)
        context = Context(sitting, self.output, self.prompt, self.preferences, self._background)
        self.narrator = Narrator(context, self._point_again)
        self.advisers = Advisers(context, self.narrator, hints or Hints(), stops)
        self.answering = Answering(context, self.advisers.hinting.put_away, self.advisers.teacher.find_costly)
        self.pointing = Pointing(context, self.narrator, self.answering)
        self.text = PromptText(context, self.narrator, self.pointing, self.advisers)
        commands = Commands(context, self.text, self.narrator, self.answering).by_name() | self.advisers.commands()
        self.dialogue = Dialogue(context, self.text, self.answering, self.pointing, commands)
        self._begun = self._shown = False

    @property
    def words(self) -> Words:
        return self.output.words

    async def begin(self) -> None:
        self._begun = True
        self.sitting.changed, self.sitting.caught_up = self.handle_news, self.narrator.wait_until_told
        self.sitting.pause = self.preferences.pause
        await self.sitting.begin()
        if not self._shown:
            self.handle_news()

    async def end(self) -> None:
        self._begun = False
        self.advisers.forget()
        self._background.close()
        await self.sitting.end()

    def at_work(self) -> list[asyncio.Task[None]]:
        """Tasks whose result will soon be shown."""
        return self._background.running()

    def handle_news(self) -> None:
        """Handle news: another question, another board, or another player at the screen."""
        if not self._begun:
            return
        self._shown = True
        self.advisers.forget()
        if self.prompt.narrowed is not None:
            self.pointing.at = self.pointing.way = None
        self.narrator.follow()
        if not self.narrator.covered:
            self.advisers.teacher.follow()
            self.pointing.look_again()

    def _point_again(self) -> None:
        self.pointing.look_again()

    async def let_go(self) -> bool:
        """Leave the innermost mode. Returns True if that was only a nested question."""
        self.narrator.hurry()
        if self.prompt.doubted is not None:
            self.answering.forget_doubt()
            return True
        if self.prompt.narrowed is not None:
            self.prompt.widen()
            self.pointing.look_at(None)
            return True
        offers = self.prompt.offers.offers if self.prompt.offers is not None else []
        for back in [offer for offer in offers if offer.text == "back"]:
            await self.output.grant(self.sitting.take(back))
        if self.narrator.past >= 0:
            self.narrator.come_back()
        elif self.pointing.at is not None:
            self.pointing.look_at(None)
        elif not self.advisers.adviser.stop() and self.advisers.hinting.put_away():
            self.output.emit(Redrawn())
        return False
