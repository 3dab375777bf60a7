"""The application: what keys, presses and typed lines do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.worker import Worker

from voidlock.table import Choice, Option, Thing
from voidlock.texts import LANGUAGES, Words

from ..explaining import explained, looked_up
from ..telling import Story, answer
from ..typed import command_of, options_for
from .asking import explained_things, help_lines, why_none
from .figures import NONE
from .keys import ESCAPE, PLAYING, STEPS
from .picture import Lit, Picture, percent
from .showing import Answers, Showing
from .sitting import Declined, Sitting
from .thinking import Advice, Failed

SOON = 0.2
"""Seconds that a key waits for what it asks for."""

WITH_COVER = ("uncover", "undo", "leave")

Answering = Callable[[str], Coroutine[None, None, None]]


class GameScreen(Showing):
    """Shows one sitting and plays it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *[Binding(key.key, key.action, show=False, priority=True) for key in PLAYING],
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("tab", "next(1)", show=False, priority=True),
        Binding("shift+tab", "next(-1)", show=False, priority=True),
        Binding("pageup", "read(-5)", show=False, priority=True),
        Binding("pagedown", "read(5)", show=False, priority=True),
        Binding("escape", "let_go", show=False),
    ]

    def __init__(self, sitting: Sitting, words: Words) -> None:
        super().__init__(sitting, words)
        self._commands: dict[str, Answering] = {
            "help": self._help,
            "board": self._board,
            "log": self._whole_log,
            "undo": self._undo,
            "why": self._why,
            "save": self._save,
            "lang": self._speak,
            "quit": self._quit,
            "advice": self._advise,
            "odds": self._odds,
            "pace": self._pace,
        }

    # ------------------------------------------------------------------ answering

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self._choice is not None and self._same_answers():
            await self._answer(self._choice, self._choice.options[event.option_index])

    async def on_key(self, event: events.Key) -> None:
        if self.sitting.steps and event.key in STEPS:
            event.stop()
            self.sitting.step(STEPS[event.key])
            return
        if not isinstance(self.focused, Answers) or not event.is_printable or event.character is None:
            return
        event.stop()
        choice, digit = self._choice, event.character
        if choice is not None and len(choice.options) <= 9 and digit.isdecimal():
            if 1 <= int(digit) <= len(choice.options):
                await self._answer(choice, choice.options[int(digit) - 1])
            return
        typed = self.query_one("#typed", Input)
        typed.focus()
        typed.insert_text_at_cursor(event.character)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.value = ""
        self.query_one("#answers").focus()
        if not line:
            option = self._option()
            if option is not None and self._choice is not None:
                await self._answer(self._choice, option)
            return
        command = command_of(line, self._commands, self.words)
        if command is not None:
            await self._granted(self._commands[command[0]](command[1]))
        elif self._choice is None:
            self.say(self.words.say("screen-not-asked"), "wrong")
        else:
            await self._granted(self._obey(line, self._choice))

    async def _obey(self, line: str, choice: Choice[object]) -> None:
        meant = options_for(choice, line)
        if len(meant) == 1:
            await self._answer(choice, meant[0])
        else:
            self.say(await why_none(self.sitting, choice, line, self.words), "wrong")

    async def _answer(self, choice: Choice[object], option: Option[object]) -> None:
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

    def action_next(self, by: int) -> None:
        typed = self.query_one("#typed", Input)
        if typed.has_focus and typed.value and self._choice is not None:
            begun = [text for text in self._choice.texts() if text.startswith(typed.value.casefold())]
            typed.value = begun[0] if begun else typed.value
            typed.cursor_position = len(typed.value)
            return
        answers = self.screen_stack[0].query_one("#answers", Answers)
        if answers.option_count:
            answers.highlighted = ((answers.highlighted or 0) + by) % answers.option_count

    async def on_click(self, event: events.Click) -> None:
        """A press on the board, or on one of the keys at the foot."""
        pressed = event.style.meta
        if "thing" in pressed:
            self.point(Thing(*pressed["thing"]))
        elif "action" in pressed:
            await self.run_action(pressed["action"])

    def point(self, thing: Thing) -> None:
        """Go to the next answer that is about it; what no answer is about explains itself."""
        answers = self.screen_stack[0].query_one("#answers", Answers)
        options = self._choice.options if self._choice is not None else ()
        about = [place for place, option in enumerate(options) if thing in option.things]
        later = [place for place in about if place > (answers.highlighted or 0)]
        if about:
            answers.highlighted = (later or about)[0]
        elif tuple(thing) in self.words.terms():
            self.read([explained(*thing, self.words)])

    def action_let_go(self) -> None:
        if self._thinking is not None and not self._thinking.done():
            self._give_up()
            self.say(self.words.say("screen-advice-stopped"))
        self.query_one("#typed", Input).value = ""
        self.query_one("#answers").focus()

    def action_read(self, lines: int) -> None:
        top = self.screen.query("#reader")
        (top.first() if top else self.screen_stack[0].query_one("#log")).scroll_relative(y=lines, animate=False)

    async def action_explain(self) -> None:
        await self._help("")

    async def action_undo(self) -> None:
        await self._granted(self._undo(""))

    async def action_advise(self) -> None:
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

    def action_leave(self) -> None:
        self.leave(0)

    def action_uncover(self) -> None:
        self.pop_screen()
        self.sitting.sit_down()

    def action_step(self, by: str) -> None:
        self.sitting.step(by)

    # ------------------------------------------------------------------ commands

    async def _help(self, rest: str) -> None:
        if rest:
            self.read([line.text for line in looked_up(rest, self.words)])
            return
        told = explained_things(self._choice, self._option(), self.words)
        self.read([*told, *([""] if told else []), *help_lines(self.words)])

    async def _board(self, rest: str) -> None:
        view = self.sitting.view
        if view is not None:
            picture = Picture(view, self.words, (self.size.width - 8, self.size.height), Lit())
            below = [text.plain for text in picture.below(99)]
            self.read([*below, *[line.text for line in picture.board.decks()]])

    async def _whole_log(self, rest: str) -> None:
        story = Story()
        self.read([line.text for event in self.sitting.events for line in story.lines(event, self.words)])

    async def _undo(self, rest: str) -> None:
        await self.sitting.undo()
        self.say(self.words.say("terminal-undone"))

    async def _why(self, rest: str) -> None:
        if not rest:
            raise Declined("terminal-why-what")
        if self._choice is None:
            raise Declined("screen-not-asked")
        self.say(await why_none(self.sitting, self._choice, rest, self.words))

    async def _save(self, rest: str) -> None:
        if not rest:
            raise Declined("terminal-save-where")
        self.say(await self.sitting.save(rest, self.words))

    async def _speak(self, rest: str) -> None:
        language = rest.casefold()
        if language not in LANGUAGES:
            raise Declined("terminal-lang-unknown", languages=" ".join(LANGUAGES))
        self.words = Words(language)
        self.say("")
        self._ask()
        self.show()

    async def _quit(self, rest: str) -> None:
        self.leave(0)

    async def _odds(self, rest: str) -> None:
        self.with_odds = not self.with_odds
        self.figures = NONE
        self.say(self.words.say("screen-odds-on" if self.with_odds else "screen-odds-off"))
        self._ask()
        self.show()
        self._reckon()

    async def _pace(self, rest: str) -> None:
        self.say(self.words.say(f"screen-pace-{self.sitting.pace()}"))

    # ------------------------------------------------------------------ advice

    async def _advise(self, rest: str) -> None:
        if self._choice is None:
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
