"""The application: the board above, the question and its answers below, the log beside them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Item
from textual.worker import Worker

from voidlock.table import Choice, Option, Thing
from voidlock.texts import LANGUAGES, Words

from ..columns import columns_of, wrapped
from ..console import STOPS
from ..explaining import explained, looked_up
from ..telling import Story, answer
from ..typed import command_of, options_for
from .asking import answer_line, asked_in_words, detail, explained_things, help_lines, why_none
from .figures import NONE, figures
from .keys import ESCAPE, PLAYING, STEPS, WATCHING, Key
from .panels import Cover, Reader
from .picture import STYLES, Lit, Picture, percent
from .sitting import Declined, Sitting
from .thinking import Advice, Failed

ROOMY = 30
"""Lines of a screen on which a position of the formation gets two of them."""

PROMPT = 10
"""Lines that a question, its answers and the line below them like to have."""

SOON = 0.2
"""Seconds that a key waits for what it asks for."""

NARROW = 64
"""A screen with fewer columns has no room for the log."""

Answering = Callable[[str], Coroutine[None, None, None]]


class Answers(OptionList):
    """The legal answers; what is typed here goes into the line below."""


class GameScreen(App[int]):
    """Shows one sitting and plays it."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "screen.tcss"
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
        super().__init__(ansi_color=True)
        self.sitting = sitting
        self.words = words
        self.figures = NONE
        self.with_odds = True
        self.advice: Advice | None = None
        self.farewell: list[str] = []
        self._choice: Choice[object] | None = None
        self._told: list[str] = []
        self._lines: list[str] = []
        self._lighted = 0
        self._written = 0
        self._log_key: tuple[object, ...] = ()
        self._thinking: asyncio.Task[None] | None = None
        self._position = 0
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

    # ------------------------------------------------------------------ the parts

    def compose(self) -> ComposeResult:
        yield Static(id="above", markup=False)
        yield Static(id="formation", markup=False)
        yield Static(id="below", markup=False)
        with Horizontal(id="bottom"):
            with Vertical(id="prompt"):
                yield Static(id="question", markup=False)
                yield Answers(id="answers", markup=False)
                yield Static(id="detail", markup=False)
                yield Static(id="message", markup=False)
                yield Input(id="typed", compact=True, select_on_focus=False)
            log = RichLog(id="log", wrap=False)
            log.can_focus = False
            yield log
        yield Static(id="keys", markup=False)

    async def on_mount(self) -> None:
        self.sitting.changed = self.changed
        loop = asyncio.get_running_loop()
        for number in STOPS:
            loop.add_signal_handler(number, self.stopped_by, number)
        await self.sitting.begin()
        self.changed()

    async def on_unmount(self) -> None:
        loop = asyncio.get_running_loop()
        for number in STOPS:
            loop.remove_signal_handler(number)
        self._give_up()
        await self.sitting.end()

    def stopped_by(self, number: signal.Signals) -> None:
        """Every answer is kept already; only the screen has to go."""
        if number == getattr(signal, "SIGHUP", None):
            # There is no terminal left to put in order, and trying to may wait for it for ever.
            os._exit(128 + number)
        self.leave(128 + number)

    def leave(self, code: int) -> None:
        self.farewell = self.sitting.farewell(self.words)
        self.exit(code, return_code=code)

    def on_resize(self, event: events.Resize) -> None:
        if self._position:
            # The new size holds once this event is through.
            self.call_later(self._resized)

    def _resized(self) -> None:
        if not self.sitting.cover:
            self._ask()
            self.show()

    # ------------------------------------------------------------------ showing

    def changed(self) -> None:
        """There is something new: another question, another board, somebody else before the screen."""
        if not self.is_running:
            return
        self._position += 1
        self.figures, self.advice = NONE, None
        self._give_up()
        self._choice = self.sitting.asked
        if self.sitting.cover:
            self._cover()
            return
        if isinstance(self.screen, Cover):
            self.pop_screen()
        self.say(self.sitting.trouble(self.words), "wrong")
        self._ask()
        self.show()
        self._reckon()

    def _cover(self) -> None:
        if isinstance(self.screen, Cover):
            self.pop_screen()
        looker = self.sitting.looker
        self.push_screen(Cover(self.sitting.cover, looker if self._can_take_back() else 0, self.words))

    def _can_take_back(self) -> bool:
        view = self.sitting.view
        own = view["own"] if view is not None else None
        return isinstance(own, dict) and bool(own.get("given"))

    def show(self) -> None:
        """Draw everything anew, as large as the screen is."""
        view = self.sitting.view
        if self.sitting.cover:
            return
        columns, lines = self.size
        wide = columns >= NARROW
        board = self.screen_stack[0]
        board.query_one("#log").display = wide
        if view is not None:
            picture = Picture(view, self.words, (columns, lines), self._lit(), self.figures)
            above = picture.above()[: lines // 6 + 1]
            rows = len(picture.open["formation"].rows)
            below = picture.below(min(max(lines - len(above) - rows - PROMPT, 1), 3 if lines < ROOMY else 5))
            room = lines - len(above) - len(below) - 1
            roomy = room - 2 * rows >= 2 * PROMPT - 6
            for name, drawn in (("above", above), ("formation", picture.formation(roomy=roomy)), ("below", below)):
                board.query_one(f"#{name}", Static).update(Text("\n").join(drawn))
            board.query_one("#detail").display = room - rows >= PROMPT - 2
        self._show_keys()
        self._show_detail()
        self._write_log()
        typed = board.query_one("#typed", Input)
        typed.placeholder = self.words.say("screen-type-here")
        typed.display = not self.sitting.steps
        board.query_one("#answers", Answers).display = not self.sitting.steps

    def _show_keys(self) -> None:
        keys = [(key, self.words.say(f"screen-do-{key.word}")) for key in self._keys()]
        total = sum(columns_of(f"{key.shown} {word}") for key, word in keys)
        foot = Text()
        for key, word in keys:
            pressed = Style(meta={"action": key.action})
            foot += Text.assemble((key.shown, Style(bold=True) + pressed), (f" {word}", pressed))
            foot += Text("  " if total + 2 * len(keys) <= self.size.width else " ")
        self.screen_stack[0].query_one("#keys", Static).update(foot)

    def _keys(self) -> list[Key]:
        keys = WATCHING if self.sitting.steps else PLAYING
        return [key for key in keys if key.word != "pace" or self.sitting.has_bots]

    def _lit(self) -> Lit:
        option = self._option()
        if self._choice is None:
            return Lit()
        can = {thing for each in self._choice.options for thing in each.things}
        return Lit(can, {*option.things} if option is not None else ())

    def _ask(self) -> None:
        """The question and the answers to it."""
        board = self.screen_stack[0]
        answers = board.query_one("#answers", Answers)
        question = board.query_one("#question", Static)
        choice, view = self._choice, self.sitting.view
        before = answers.highlighted if self._same_answers() else 0
        answers.clear_options()
        if choice is None or view is None:
            question.update(Text(self.sitting.status(self.words), STYLES["question"]))
            self._told = []
            return
        several = len(self._people()) > 1
        question.update(Text(asked_in_words(choice, view, self.words, several=several), STYLES["question"]))
        shown = self.figures if self.with_odds else None
        self._told = choice.texts()
        width = self.size.width * 3 // 5 - 2 if self.size.width >= NARROW else self.size.width - 2
        self._lines = [
            "\n".join(wrapped(answer_line(number, option, self.words, shown, self.advice), max(width, 10), "   "))
            for number, option in enumerate(choice.options, start=1)
        ]
        answers.add_options([Item(Text(line)) for line in self._lines])
        answers.highlighted = before
        if not board.query_one("#typed", Input).value:
            answers.focus()

    def _same_answers(self) -> bool:
        return self._choice is not None and self._told == self._choice.texts()

    def _people(self) -> list[int]:
        view = self.sitting.view
        opened = view["open"] if view is not None else None
        players = opened["players"] if isinstance(opened, dict) else 1
        return list(range(players)) if isinstance(players, int) else []

    def _show_detail(self) -> None:
        option = self._option()
        told = ""
        if option is not None and self._choice is not None:
            told = detail(self._choice, option, self.words, self.advice)
        self.screen_stack[0].query_one("#detail", Static).update(Text(told, STYLES["quiet"]))

    def _write_log(self) -> None:
        """Only what is new is written, unless somebody else looks, the language is another one or the width is."""
        log = self.screen_stack[0].query_one("#log", RichLog)
        told = self.sitting.events
        width = max(self.size.width * 2 // 5 - 3, 10)
        key = (self.sitting.looker, self.words.language, width)
        if key != self._log_key or len(told) < self._written:
            log.clear()
            self._written, self._log_key, self._story = 0, key, Story()
        for event in told[self._written :]:
            for line in self._story.lines(event, self.words):
                for part in wrapped(line.text, width, "  "):
                    log.write(Text(part, STYLES.get(line.style, "")))
        self._written = len(told)

    def say(self, text: str, style: str = "") -> None:
        self.screen_stack[0].query_one("#message", Static).update(Text(text, STYLES.get(style, "")))

    def read(self, lines: list[str]) -> None:
        self.push_screen(Reader(lines, self.words))

    def _reckon(self) -> None:
        if self.with_odds:
            _: Worker[None] = self.run_worker(self._figures, group="odds", exclusive=True)

    async def _figures(self) -> None:
        view, position = self.sitting.view, self._position
        if view is None:
            return
        found = await asyncio.to_thread(figures, view)
        if position == self._position and self.with_odds:
            self.figures = found
            self._ask()
            self.show()

    # ------------------------------------------------------------------ answering

    def _option(self) -> Option[object] | None:
        """The answer under the cursor."""
        place = self.screen_stack[0].query_one("#answers", Answers).highlighted
        if self._choice is None or place is None or place >= len(self._choice.options):
            return None
        return self._choice.options[place]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._light(event.option_list, event.option_index)
        self.show()

    def _light(self, answers: OptionList, place: int) -> None:
        """The answer under the cursor is shown in reverse, which needs no colour."""
        for index in {self._lighted, place}:
            if index < min(answers.option_count, len(self._lines)):
                style = STYLES["lit"] if index == place else ""
                answers.replace_option_prompt_at_index(index, Text(self._lines[index], style))
        self._lighted = place

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

    def _give_up(self) -> None:
        if self._thinking is not None and not self._thinking.done():
            self._thinking.cancel()
        self._thinking = None
