"""The application: what keys, presses and typed lines do."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.worker import Worker

from voidlock.engine import Choice, Option, Thing
from voidlock.terminal.explaining import explained
from voidlock.terminal.sitting.sitting import Declined, Offer, Offers, Sitting
from voidlock.terminal.typed import command_of, options_for, plain
from voidlock.texts import LANGUAGES, Words

from .asking import offered, why_none
from .commanding import Commanding
from .keys import AT_ONCE, ENTER, MOVES, PLAYING, STEPS
from .log import Log
from .paces import Likings
from .panels import Cover, Reader
from .prompt import YES

SOON = 0.2
"""Seconds that a key waits for what it asks for."""

WITH_COVER = ("uncover", "undo", "leave")


class GameScreen(Commanding):
    """Shows one sitting and plays it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key.key, key.action, show=False, priority=True) for key in PLAYING],
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("pageup", "read(-5)", show=False, priority=True),
        Binding("pagedown", "read(5)", show=False, priority=True),
        Binding("escape", "let_go", show=False),
    ]

    def __init__(self, sitting: Sitting, words: Words, likings: Likings | None = None) -> None:
        super().__init__(sitting, words, likings)
        self._numbered = ""
        """What Enter says right after a number that took effect without it, or was wrong; empty after other keys."""

    # ------------------------------------------------------------------ answering

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if isinstance(event.option_list, Log):
            await self._look_at(event.option_index)
        elif self._told == self._texts():
            await self._pick(event.option_index)

    async def _pick(self, place: int) -> None:
        """The answer or the offer at this place."""
        if self._offers is not None:
            await self._granted(self._settled(self._offers.offers[place]))
        elif self._choice is not None:
            row = self._rows()[place]
            if row.id:
                self._narrow(row)
            else:
                await self._answer(self._choice, row.options[0])

    async def _pick_number(self, number: int) -> None:
        if 1 <= number <= self.answers.option_count:
            await self._pick(number - 1)
        else:
            self.say(self.words.say("terminal-no-such-number", number=self.answers.option_count), "wrong")

    async def on_key(self, event: events.Key) -> None:
        """Keys that no line takes: a game that is told again is stepped through."""
        skipped = self.hurry()
        if self.sitting.steps and event.key in STEPS and self._past < 0:
            event.stop()
            if not (skipped and STEPS[event.key] == "next"):
                self.sitting.step(STEPS[event.key])

    async def take_key(self, event: events.Key, empty: bool) -> bool:
        if isinstance(self.screen, Reader):
            self.screen.late(event)
            return True
        if self.hurry() and (empty or event.key == "enter"):
            return True
        number, character = self.answers.option_count, event.character or ""
        numbered, self._numbered = self._numbered, ""
        if empty and await self.look_key(event):
            return True
        if event.key in MOVES and (empty or event.key in ("up", "down")):
            self._move(event.key)
        elif event.key == "enter" and numbered and empty:
            # Longer lists need Enter behind a number: whoever is used to that must not answer the next question too.
            self.say(self.words.say(numbered, key=ENTER, number=number))
        elif event.key == "enter":
            # Taken here and not when the line says that it was submitted: by then more may have been typed.
            line, self.typed.value = self.typed.value.strip(), ""
            await self._entered(line)
        elif empty and character in ("?", "？"):
            await self._help("")
        elif empty and number <= AT_ONCE and character.isdecimal():
            self._numbered = "screen-number-given" if 1 <= int(character) <= number else "terminal-no-such-number"
            if number:
                await self._pick_number(int(character))
        elif event.key == "tab" and not empty:
            begun = [text for text in self._texts() if text.startswith(self.typed.value.casefold())]
            self.typed.value = begun[0] if begun else self.typed.value
            self.typed.cursor_position = len(self.typed.value)
        else:
            return False
        return True

    def on_input_changed(self, event: Input.Changed) -> None:
        """A number that is being typed has the cursor on its answer, so that it is seen what Enter gives."""
        typed = plain(event.value)
        if event.input is self.typed and typed.isdecimal() and 1 <= int(typed[:4]) <= self.answers.option_count:
            self.answers.highlighted = int(typed[:4]) - 1
            self.say(self.words.say("screen-number-typed", key=ENTER, number=int(typed[:4])))

    def _move(self, key: str) -> None:
        """To another answer; after the last comes the first."""
        number, at = self.answers.option_count, self.answers.highlighted or 0
        if number:
            self.answers.highlighted = MOVES[key](at, number) % number
        plan, view, option = self.sitting.board.plan, self.sitting.view, self._option()
        if self._at is not None and plan is not None and view is not None and option is not None:
            self.look_at(plan.of(view, option.things) or self._at)

    async def _entered(self, line: str) -> None:
        if not line:
            if self.answers.highlighted is not None:
                await self._pick(self.answers.highlighted)
            return
        command = command_of(line, self._commands, self.words)
        if command is not None:
            name, rest = command
            # What is said keeps its own letters, however they are typed.
            await self._granted(self._commands[name](line.partition(" ")[2].strip() if name == "say" else rest))
        elif self._offers is not None:
            await self._granted(self._take(line, self._offers))
        elif self._choice is None:
            self.say(self.words.say("screen-not-asked"), "wrong")
        elif plain(line).isdecimal():
            await self._pick_number(int(plain(line)[:9]))
        else:
            await self._granted(self._obey(line, self._choice))

    async def _take(self, line: str, offers: Offers) -> None:
        meant = offered(offers.offers, line)
        if meant is None:
            raise Declined("terminal-no-such-number", number=len(offers.offers))
        await self._settled(meant)

    async def _settled(self, offer: Offer) -> None:
        """An offer of the sitting, or what somebody says to a doubt."""
        if self._doubted is None:
            await self.sitting.take(offer)
            return
        doubted = self._doubted
        self._forget_doubt()
        if offer == YES:
            await self.sitting.answer(*doubted)

    async def _obey(self, line: str, choice: Choice[object]) -> None:
        meant = options_for(choice, line)
        places = self._places(meant)
        if len(meant) == 1:
            await self._answer(choice, meant[0])
        elif len(places) == 1:
            await self._pick(places[0])
        else:
            self.say(await why_none(self.sitting, choice, line, self.words), "wrong")

    async def _answer(self, choice: Choice[object], option: Option[object]) -> None:
        view = self.sitting.view
        doubt = self.sitting.board.doubt(view, option, self.words) if view is not None else None
        if doubt is not None:
            self._doubt(choice, option, doubt)
        else:
            await self._granted(self.sitting.answer(choice, option))

    async def _granted(self, work: Coroutine[None, None, None]) -> None:
        """Do it, or say why not. A server that does not answer holds nothing else up."""
        task = asyncio.create_task(self._tried(work))
        await asyncio.wait({task}, timeout=SOON)
        if task.done():
            task.result()
        else:
            _: Worker[None] = self.run_worker(self._awaited(task), group="asked")

    async def _tried(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Declined as declined:
            self.say(declined.told(self.words), "wrong")

    @staticmethod
    async def _awaited(task: asyncio.Task[None]) -> None:
        await task

    # ------------------------------------------------------------------ keys and presses

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Behind a cover nothing can be looked at: what would be shown is another person's."""
        return not self.sitting.cover or action in WITH_COVER

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if isinstance(event.option_list, Log):
            if self._past >= 0:
                self.run_worker(self._look_at(event.option_index), group="past", exclusive=True)
            return
        self.show()

    async def on_click(self, event: events.Click) -> None:
        """A press on the board, or on one of the keys at the foot."""
        pressed = event.style.meta
        if "thing" in pressed and not self.hurry():
            await self.point(Thing(*pressed["thing"]))
        elif "action" in pressed:
            await self.run_action(pressed["action"])

    async def point(self, thing: Thing) -> None:
        """Go to the next answer that is about it; what no answer is about explains itself. A square is looked at; the
        same one once more: act there."""
        plan, view = self.sitting.board.plan, self._view
        square = plan.of(view, [thing]) if plan is not None and view is not None else None
        if square is not None and not self.sitting.steps and self._doubted is None:
            if square == self._at:
                await self.act_at(square)
            else:
                self.look_at(square)
            return
        about = self._places([option for row in self._rows() for option in row.options if thing in option.things])
        later = [place for place in about if place > (self.answers.highlighted or 0)]
        if about:
            self.answers.highlighted = (later or about)[0]
        elif tuple(thing) in self.words.terms(self.sitting.board.rulebook):
            self.read([explained(*thing, self.words)])

    async def action_let_go(self) -> None:
        """Out of wherever somebody is: the past, advice that takes too long, the list of what to do about the table."""
        self.hurry()
        if self._doubted is not None:
            self._forget_doubt()
            return
        if self._narrowed is not None:
            self._widen()
            return
        offers = self._offers.offers if self._offers is not None else []
        for back in [offer for offer in offers if offer.text == "back"]:
            await self._granted(self.sitting.take(back))
        if self._past >= 0:
            self._come_back()
        elif self._at is not None:
            self.look_at(None)
        elif self._thinking is not None and not self._thinking.done():
            self._give_up()
            self.say(self.words.say("screen-advice-stopped"))
        self.typed.value = ""
        self._take_the_keys()

    def action_read(self, lines: int) -> None:
        top = self.screen.query("#reader")
        (top.first() if top else self.log_lines).scroll_relative(y=lines, animate=False)

    async def action_explain(self) -> None:
        await self._help("")

    async def action_undo(self) -> None:
        await self._granted(self._undo(""))

    async def action_advise(self) -> None:
        self.hurry()
        await self._granted(self._advise(""))

    async def action_odds(self) -> None:
        await self._odds("")

    async def action_language(self) -> None:
        others = [language for language in LANGUAGES if language != self.words.language]
        await self._speak(others[0])

    async def action_decks(self) -> None:
        await self._board("")

    async def action_pace(self) -> None:
        await self._pace("")

    async def action_around(self) -> None:
        """What there is around the game: other eyes for one that is told again, the seats of a table."""
        await self._granted(self._other_eyes() if self.sitting.steps else self._table(""))

    async def _other_eyes(self) -> None:
        self.sitting.look_as_next()

    def action_talk(self) -> None:
        if self.sitting.talks:
            self.typed.value = self.words.say("terminal-word-say").split()[0] + " "
            self.typed.focus()
            self.typed.cursor_position = len(self.typed.value)

    def action_leave(self) -> None:
        self.leave(0)

    def action_uncover(self) -> None:
        if isinstance(self.screen, Cover):
            self.pop_screen()
            self.sitting.sit_down()

    def action_step(self, by: str) -> None:
        self.sitting.step(by)
