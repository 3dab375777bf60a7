"""The parts of the screen and what they show: the board above, the question and its answers below, the log beside."""

from __future__ import annotations

import asyncio

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static
from textual.widgets.option_list import Option as Item
from textual.worker import Worker

from voidlock.table import Choice, Option, Thing
from voidlock.texts import Words

from ..columns import columns_of, wrapped
from ..console import printable
from .advice import Advice
from .asking import answer_line, detail
from .drawing import CUT, STYLES, Lit, cut
from .game_board import NO_FIGURES, Drawn, Sight, View, Way
from .keys import LEFT_OUT, ON_A_PLAN, PLAYING, TOGETHER, WATCHING, Key
from .line import Line
from .lists import LitList
from .log import Log
from .paces import Likings
from .panels import Cover, Reader
from .sitting import Offers, Sitting
from .stoppable import Stoppable

NARROW = 64
"""A screen with fewer columns has no room for the log."""

PEOPLED, DETAILED = 9, 11
"""Lines below the board from which on is told who plays, and what the answer under the cursor does."""


SAID = 4
"""Lines of what is said; of a look back, which has to tell why, there may be more."""


class Answers(LitList):
    """The legal answers. They are pressed, or chosen with the keys that the line below has."""

    can_focus = False


class Showing(Stoppable):
    """Shows one sitting, as it is now or as it was."""

    def __init__(self, sitting: Sitting, words: Words, likings: Likings | None = None) -> None:
        super().__init__()
        self.sitting = sitting
        self.words = words
        self.likings = likings or Likings()
        self.figures = NO_FIGURES
        self.advice: Advice | None = None
        self.farewell: list[str] = []
        self._choice: Choice[object] | None = None
        self._offers: Offers | None = None
        self._told: list[str] = []
        self._lines: list[str] = []
        self._thinking: asyncio.Task[None] | None = None
        self._position = 0
        self._heard = 0
        """So many events have been told; the board is shown as it was then."""
        self._hearer: object = None
        self._view: View | None = None
        """The board that is shown: the present one, one that is being told of, or a past one."""
        self._at: Thing | None = None
        """The square that somebody looks at who looks around."""
        self._way: Way | None = None
        self._way_told = ""
        self._past = -1
        """So many events had been told when the board was as somebody looks at it; -1 is now."""
        self._all_told = asyncio.Event()

    # ------------------------------------------------------------------ the parts

    def compose(self) -> ComposeResult:
        yield Static(id="above", markup=False)
        yield Static(id="board", markup=False)
        yield Static(id="below", markup=False)
        with Horizontal(id="bottom"):
            with Vertical(id="prompt"):
                yield Static(id="people", markup=False)
                yield Static(id="question", markup=False)
                yield Answers(id="answers", markup=False)
                yield Static(id="detail", markup=False)
                yield Static(id="message", markup=False)
                yield Line(self.take_key)
            yield Log()
        yield Static(id="keys", markup=False)

    async def on_mount(self) -> None:
        self.sitting.changed = self.changed
        self.sitting.caught_up = self.caught_up
        self.sitting.mistaken = self._mistaken
        self.sitting.pause = self.likings.pause
        if not self.sitting.steps:
            self.typed.focus()
        await self.sitting.begin()
        self.changed()

    async def take_key(self, event: events.Key, empty: bool) -> bool:
        """Whether a key means something by itself; `empty`: nothing is typed yet."""
        return False

    async def on_unmount(self) -> None:
        self._give_up()
        await self.sitting.end()

    def _mistaken(self, error: BaseException) -> None:
        """A mistake beside the screen is one of the screen."""

        def throw() -> None:
            raise error

        self.call_later(throw)

    def leave(self, code: int) -> None:
        self.farewell = self.sitting.farewell(self.words)
        super().leave(code)

    def on_resize(self, event: events.Resize) -> None:
        if self._position:
            # The new size holds once this event is through.
            self.call_later(self._resized)

    def _resized(self) -> None:
        if not self.sitting.cover:
            self._ask()
            self.show()

    def _is_gone(self) -> bool:
        """Somebody has left, and the parts of the screen are being taken away: what comes now is shown to nobody."""
        return not self.screen_stack or not self.screen_stack[0].query("#question")

    def _part(self, name: str) -> Static:
        """A part of the board, also while something lies over it."""
        return self.screen_stack[0].query_one(f"#{name}", Static)

    @property
    def answers(self) -> Answers:
        return self.screen_stack[0].query_one(Answers)

    @property
    def typed(self) -> Line:
        return self.screen_stack[0].query_one(Line)

    @property
    def log_lines(self) -> Log:
        return self.screen_stack[0].query_one(Log)

    # ------------------------------------------------------------------ something is new

    def changed(self) -> None:
        """There is something new: another question, another board, somebody else before the screen."""
        if not self.is_running:
            return
        self._position += 1
        self.figures, self.advice = NO_FIGURES, None
        self._give_up()
        self._choice, self._offers = self.sitting.asked, self.sitting.offers
        if self.sitting.cover:
            self._now()
            self._cover()
            return
        if isinstance(self.screen, Cover):
            self.pop_screen()
        self._follow()
        self.say(self.sitting.trouble(self.words), "wrong")
        self._ask()
        self.show()
        # The board is seen first.
        self.call_after_refresh(self._reckon)

    def _cover(self) -> None:
        """What somebody was reading is covered with the rest, and gone for the next."""
        while isinstance(self.screen, Cover | Reader):
            self.pop_screen()
        looker = self.sitting.looker
        self.push_screen(Cover(self.sitting.cover, looker if self._can_take_back() else 0, self.words))

    def _can_take_back(self) -> bool:
        view = self.sitting.view
        own = view["own"] if view is not None else None
        return isinstance(own, dict) and bool(own.get("given"))

    # ------------------------------------------------------------------ one thing after the other

    def _follow(self) -> None:
        """Tell what has happened since, one thing after the other, or have it told already."""
        told, hearer = len(self.sitting.events), (self.sitting.looker, self.sitting.view is None)
        new = hearer != self._hearer or told < self._heard
        self._hearer = hearer
        if new or not self.likings.pause or self.sitting.steps:
            self._now()
        elif told > self._heard:
            self._all_told.clear()
            _: Worker[None] = self.run_worker(self._tell, group="telling", exclusive=True)
        else:
            self._now()

    async def _tell(self) -> None:
        """The board stays behind with what is told; the question is the present one all the while."""
        while self._heard < len(self.sitting.events):
            self._heard += 1
            if self.sitting.board.explains(self.sitting.events[self._heard - 1]):
                continue
            if self._past < 0 and self._heard < len(self.sitting.events):
                self._view = self.sitting.frame(self._heard) or self._view
                self.show()
            await asyncio.sleep(self.likings.pause)
        self._now()
        self.show()

    def _now(self) -> None:
        """All is told: the board is the present one."""
        self.workers.cancel_group(self, "telling")
        self._heard = len(self.sitting.events)
        if self._past < 0 or self._past > self._heard:
            self._past = -1
            self._view = self.sitting.view
        self._all_told.set()

    def hurry(self) -> None:
        """Whoever presses a key has seen enough of what is being told."""
        if not self._all_told.is_set():
            self._now()
            self.show()

    async def caught_up(self) -> None:
        await self._all_told.wait()

    # ------------------------------------------------------------------ showing

    def show(self) -> None:
        """Draw everything anew, as large as the screen is."""
        if self.sitting.cover or self._is_gone():
            return
        columns, lines = self.size
        wide = columns >= NARROW
        self.log_lines.display = wide
        drawn = self._drawn()
        for name, part in drawn._asdict().items():
            self._part(name).update(Text("\n").join(part))
            # An empty one would still take a line.
            self._part(name).display = bool(part)
        left = lines - 1 - sum(len(part) for part in drawn)
        people = self._in_lines(printable(self.sitting.people(self.words)))
        self._part("people").update(Text(people, STYLES["quiet"]))
        self._part("people").display = bool(people) and left >= PEOPLED
        # A short list of answers leaves the rest of the room to what the one under the cursor does.
        spare = left - self._asking_lines() - min(len(people.splitlines()), 2)
        detailed = self._past < 0 and (spare > 1 or left >= DETAILED or self._at is not None)
        self._part("detail").display = detailed
        self._part("message").styles.max_height = SAID if self._past < 0 else max(left - 3, SAID)
        self._show_keys()
        self._show_detail(max(spare, 3))
        self.log_lines.tell(
            self.sitting.board,
            self.sitting.events[: self._heard],
            self.sitting.said,
            self.words,
            self.sitting.looker,
            max(columns * 2 // 5 - 3, 10),
        )
        self.typed.placeholder = self.words.say("screen-type-here")
        self.typed.display = self.answers.display = not self.sitting.steps

    def _drawn(self) -> Drawn:
        """The board that is shown, if there is one yet."""
        if self._view is None:
            return Drawn([], [], [])
        figures = self.figures if self.likings.odds and self._is_present() else NO_FIGURES
        lit = self._lit() if self._past < 0 else Lit()
        sight = Sight(self.words, (self.size.width, self.size.height), lit, figures, self._at, self._way)
        drawn = self.sitting.board.draw(self._view, sight)
        if self._past < 0:
            return drawn
        past = Text(self.words.say("screen-past"), STYLES["lit"])
        return drawn._replace(above=[past, *drawn.above[: max(len(drawn.above) - 1, 1)]])

    def _asking_lines(self) -> int:
        """How many lines the question, its answers and the line below them take."""
        return len("\n".join([self._in_lines(self._question()), *self._lines]).splitlines()) + 1

    def _in_lines(self, text: str) -> str:
        """Broken where the language allows it."""
        return "\n".join(wrapped(text, self._beside_log()))

    def _beside_log(self) -> int:
        """Columns of the part of the screen where is asked and answered."""
        return self.size.width * 3 // 5 if self.size.width >= NARROW else self.size.width

    def _is_present(self) -> bool:
        return self._past < 0 and self._heard == len(self.sitting.events)

    def _show_keys(self) -> None:
        called = self.sitting.board.called
        keys = [(key, self.words.say(f"screen-do-{called.get(key.word, key.word)}")) for key in self._keys()]
        for left_out in LEFT_OUT:
            if sum(columns_of(f"{key.shown} {word} ") for key, word in keys) > self.size.width:
                keys = [(key, word) for key, word in keys if key.word != left_out]
        total = sum(columns_of(f"{key.shown} {word}") for key, word in keys)
        foot = Text()
        for key, word in keys:
            pressed = Style(meta={"action": key.action})
            foot += Text.assemble((key.shown, Style(bold=True) + pressed), (f" {word}", pressed))
            foot += Text("  " if total + 2 * len(keys) <= self.size.width else " ")
        self._part("keys").update(foot)

    def _keys(self) -> list[Key]:
        keys = WATCHING if self.sitting.steps else PLAYING
        left_out = [*(() if self.sitting.talks else TOGETHER), *(() if self.sitting.board.plan else ON_A_PLAN)]
        if self._view is not None and self.sitting.board.seats(self._view) == 1:
            left_out.append("eyes")
        return [key for key in keys if key.word not in left_out]

    def _lit(self) -> Lit:
        option = self._option()
        if self._choice is None or self._offers is not None:
            return Lit()
        can = {thing for each in self._choice.options for thing in each.things}
        return Lit(can, {*option.things} if option is not None else ())

    # ------------------------------------------------------------------ the question

    def _ask(self) -> None:
        """The question and the answers to it."""
        if self._is_gone():
            return
        same = bool(self._told) and self._told == self._texts()
        before = self.answers.highlighted if same else self._first()
        self._told = self._texts()
        self._part("question").update(Text(self._in_lines(self._question()), STYLES["question"]))
        width = max(self._beside_log() - 2, 10)
        self._lines = ["\n".join(wrapped(line, width, "   ")) for line in self._answer_lines()]
        self.answers.set_options([Item(Text(line)) for line in self._lines])
        self.answers.highlighted = before if self._lines else None

    def _first(self) -> int:
        """The answer under the cursor before anybody has moved it."""
        return self.sitting.board.first(self._choice) if self._choice is not None and self._offers is None else 0

    def _texts(self) -> list[str]:
        """What can be answered now."""
        if self._offers is not None:
            return [offer.text for offer in self._offers.offers]
        return self._choice.texts() if self._choice is not None else []

    def _question(self) -> str:
        view = self.sitting.view
        if self._offers is not None:
            return printable(self.words.say(self._offers.id, self._offers.arguments))
        if self._choice is None or view is None:
            return printable(self.sitting.status(self.words))
        told = self.sitting.board.asked(self._choice, view, self.words)
        if self.sitting.board.seats(view) == 1:
            return told
        return self.words.say("terminal-asked", seat=Thing("seat", str(self._choice.seat)), question=told)

    def _answer_lines(self) -> list[str]:
        if self._offers is not None:
            offers = enumerate(self._offers.offers, start=1)
            return [f"{number}. {self.words.say(offer.id, offer.arguments)}" for number, offer in offers]
        if self._choice is None:
            return []
        figures = self.figures if self.likings.odds else NO_FIGURES
        view, board, words = self.sitting.view, self.sitting.board, self.words
        return [
            answer_line(number, option, words, board.notes(view, option, words) if view else [], figures, self.advice)
            for number, option in enumerate(self._choice.options, start=1)
        ]

    def _looked(self) -> str:
        """What is said of the square that somebody looks at."""
        return ""

    def _show_detail(self, most: int) -> None:
        option = self._option()
        told = self._looked()
        if not told and option is not None and self._choice is not None and self._offers is None:
            told = detail(self.sitting.board, self._choice, option, self.words, self.advice)
        lines = self._in_lines(told).splitlines()
        if len(lines) > most:
            # What follows is in the help.
            lines = [*lines[: most - 1], cut(lines[most - 1], self._beside_log() - 1).removesuffix(CUT) + CUT]
        self._part("detail").update(Text("\n".join(lines), STYLES["quiet"]))

    def say(self, text: str, style: str = "") -> None:
        if self._is_gone():
            return
        self._part("message").update(Text(self._in_lines(printable(text)), STYLES.get(style, "")))
        # An empty one would still take a line from the answers.
        self._part("message").display = bool(text)

    def read(self, lines: list[str]) -> None:
        if isinstance(self.screen, Reader):
            self.pop_screen()
        self.push_screen(Reader(lines, self.words, self.sitting.board.rulebook))

    # ------------------------------------------------------------------ chances

    def _reckon(self) -> None:
        if self.likings.odds and not self.sitting.cover:
            _: Worker[None] = self.run_worker(self._figures, group="odds", exclusive=True)

    async def _figures(self) -> None:
        view, position = self.sitting.view, self._position
        if view is None:
            return
        found = await asyncio.to_thread(self.sitting.board.figures, view)
        if position == self._position and self.likings.odds:
            self.figures = found
            self._ask()
            self.show()

    # ------------------------------------------------------------------ the answer under the cursor

    def _option(self) -> Option[object] | None:
        """The answer under the cursor."""
        place = self.answers.highlighted
        if self._choice is None or self._offers is not None or place is None or place >= len(self._choice.options):
            return None
        return self._choice.options[place]

    def _give_up(self) -> None:
        if self._thinking is not None and not self._thinking.done():
            self._thinking.cancel()
        self._thinking = None
