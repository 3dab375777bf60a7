"""The parts of the screen and what they show: the board above, the question and its answers below, the log beside."""

from __future__ import annotations

import asyncio
import os
import signal

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Item
from textual.worker import Worker

from voidlock.table import Choice, Option
from voidlock.texts import Words

from ..columns import columns_of, wrapped
from ..console import STOPS
from ..telling import Story
from .asking import answer_line, asked_in_words, detail
from .figures import NONE, figures
from .keys import PLAYING, WATCHING, Key
from .panels import Cover, Reader
from .picture import STYLES, Lit, Picture
from .sitting import Sitting
from .thinking import Advice

ROOMY = 30
"""Lines of a screen on which a position of the formation gets two of them."""

PROMPT = 10
"""Lines that a question, its answers and the line below them like to have."""

NARROW = 64
"""A screen with fewer columns has no room for the log."""


class Answers(OptionList):
    """The legal answers; what is typed here goes into the line below."""


class Showing(App[int]):
    """Shows one sitting, as it is now."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "screen.tcss"

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

    # ------------------------------------------------------------------ the answer under the cursor

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

    def _give_up(self) -> None:
        if self._thinking is not None and not self._thinking.done():
            self._thinking.cancel()
        self._thinking = None
