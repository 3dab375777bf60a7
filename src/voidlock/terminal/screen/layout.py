"""Responsive layout of the game screen: its widgets, and how many lines each gets."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static
from textual.widgets.option_list import Option as Item

from voidlock.terminal.columns import columns_of, wrapped
from voidlock.terminal.console import printable
from voidlock.terminal.playing.controller import Controller

from .drawing import CUT, STYLES, Lit, Palette, cut
from .game_board import NO_FIGURES, Drawn, Sight
from .keys import AT_A_SEAT, LEFT_OUT, ON_A_PLAN, PLAYING, TOGETHER, WATCHING, Key
from .line import Line, Taking
from .lists import LitList
from .log import Log

NARROW = 64
"""Below this many columns there is no room for the log."""

PEOPLED, CROWDED, DETAILED = 9, 7, 11
"""Lines needed below the board to show the players, the players in one line, and the detail of the selected answer."""

FEW = 3
"""If more rows than this precede the initial selection, the list scrolls it to the top."""

SAID = 4
"""Maximum lines of a notice; one about the past, which has to say why, may take more."""


class Answers(LitList):
    """The legal answers: clicked, or chosen with keys that the input line handles."""

    can_focus = False


def composed(taken: Taking) -> ComposeResult:
    """The board on top, the question and its answers below, the log at the side."""
    yield Static(id="above", markup=False)
    yield Static(id="board", markup=False)
    yield Static(id="below", markup=False)
    with Horizontal(id="bottom"):
        with Vertical(id="prompt"):
            yield Static(id="coach", markup=False)
            yield Static(id="people", markup=False)
            yield Static(id="question", markup=False)
            yield Answers(id="answers", markup=False)
            yield Static(id="detail", markup=False)
            yield Static(id="message", markup=False)
            yield Line(taken)
        yield Log()
    yield Static(id="keys", markup=False)


class Layout:
    """Draws a controller's state on the widgets of one screen, even behind a modal screen."""

    def __init__(self, screen: Screen[object], controller: Controller) -> None:
        self.screen = screen
        self.controller = controller
        self._lines: list[str] = []

    @property
    def answers(self) -> Answers:
        return self.screen.query_one(Answers)

    @property
    def typed(self) -> Line:
        return self.screen.query_one(Line)

    @property
    def log(self) -> Log:
        return self.screen.query_one(Log)

    @property
    def size(self) -> Size:
        return self.screen.app.size

    def is_gone(self) -> bool:
        """Whether the widgets are being removed, so that drawing is useless."""
        return not self.screen.query("#question")

    def _part(self, name: str) -> Static:
        return self.screen.query_one(f"#{name}", Static)

    def _beside_log(self) -> int:
        """The width of the part beside the log."""
        return self.size.width * 3 // 5 if self.size.width >= NARROW else self.size.width

    def _in_lines(self, text: str) -> str:
        """Wrap the text where the language allows it."""
        return "\n".join(wrapped(text, self._beside_log()))

    def say(self, text: str, style: str = "") -> None:
        if self.is_gone():
            return
        self._part("message").update(Text(self._in_lines(printable(text)), STYLES.get(style, "")))
        # An empty widget would still take a line from the answers.
        self._part("message").display = bool(text)

    def show(self, palette: Palette) -> None:
        """Redraw everything for the current size."""
        controller, (columns, lines) = self.controller, self.size
        sitting, words = controller.sitting, controller.words
        if controller.covered or self.is_gone():
            return
        self._show_prompt()
        self.log.display = columns >= NARROW
        drawn = self._drawn(palette)
        for name, part in drawn._asdict().items():
            self._part(name).update(Text("\n").join(part))
            # An empty widget would still take a line.
            self._part(name).display = bool(part)
        left = lines - 1 - sum(len(part) for part in drawn)
        left -= self._show_coach()
        people = self._show_people(left)
        # A short list of answers leaves the rest of the room for the detail of the selected one.
        asking = "\n".join([self._in_lines(controller.question()), *self._lines])
        spare = left - len(asking.splitlines()) - 1 - people
        self._show_detail(left, spare)
        self._part("message").styles.max_height = SAID if controller.past < 0 else max(left - 3, SAID)
        self._show_keys()
        events, heard = sitting.events, controller.teller.heard
        width = max(columns * 2 // 5 - 3, 10)
        self.log.tell(sitting.board, events[:heard], sitting.said, words, sitting.looker, width, controller.called)
        self.typed.placeholder = words.say("screen-type-here" if sitting.plays else "screen-type-command")
        self.typed.display = self.answers.display = not sitting.steps
        # The list may have less room than before. An initial selection far down goes to the top, to show what follows.
        first = controller.prompt.first()
        self.screen.call_after_refresh(self.answers.scroll_to_highlight, top=self.answers.highlighted == first > FEW)

    def _show_prompt(self) -> None:
        """Show the question, and the answers with the selected one highlighted."""
        self._part("question").update(Text(self._in_lines(self.controller.question()), STYLES["question"]))
        width = max(self._beside_log() - 2, 10)
        lines = ["\n".join(wrapped(line, width, "   ")) for line in self.controller.lines()]
        if lines != self._lines:
            self._lines = lines
            self.answers.set_options([Item(Text(line)) for line in lines])
        if self.answers.highlighted != self.controller.prompt.selected:
            self.answers.highlighted = self.controller.prompt.selected

    def _show_coach(self) -> int:
        """Show what the lesson says. Returns how many lines that takes."""
        told = self._in_lines(self.controller.coached()).splitlines()
        self._part("coach").update(Text("\n".join(told), STYLES["coach"]))
        self._part("coach").display = bool(told)
        return len(told)

    def _show_people(self, left: int) -> int:
        """Show who plays. Returns how many lines that takes."""
        # Before there is a board, the rules settings are shown in full.
        most = left - PEOPLED if self.controller.view is None else 2
        most = max(most, 2) if left >= PEOPLED else 1 if left >= CROWDED else 0
        told = self._in_lines(printable(self.controller.sitting.people(self.controller.words))).splitlines()
        if len(told) > most > 0:
            told = [*told[: most - 1], cut(told[most - 1] + CUT, self._beside_log() - 1).removesuffix(CUT) + CUT]
        people = told[:most]
        self._part("people").update(Text("\n".join(people), STYLES["quiet"]))
        self._part("people").display = bool(people)
        return len(people)

    def _show_detail(self, left: int, spare: int) -> None:
        """Show the detail of the square or the selected answer, if there is room or it is a warning."""
        controller, looks = self.controller, self.controller.cursor.at is not None
        warning = controller.warning()
        most = max(spare, 4) if looks else spare if spare > 1 else 3
        lines = [*self._in_lines(warning).splitlines(), *self._in_lines(controller.detail()).splitlines()]
        if len(lines) > most:
            # The help shows the rest.
            lines = [*lines[: most - 1], cut(lines[most - 1], self._beside_log() - 1).removesuffix(CUT) + CUT]
        self._part("detail").update(Text("\n".join(lines), "" if warning else STYLES["quiet"]))
        roomy = spare > 1 or left >= DETAILED or looks or bool(warning)
        self._part("detail").display = controller.past < 0 and roomy

    def _drawn(self, palette: Palette) -> Drawn:
        """The board that is shown, if there is one yet."""
        controller = self.controller
        if controller.view is None:
            return Drawn([], [], [])
        figures = controller.shown_figures if controller.is_present() else NO_FIGURES
        lit = controller.prompt.lit(controller.sitting.view) if controller.past < 0 else Lit()
        if controller.past < 0 and not controller.teller.waits:
            lit = lit._replace(pointed=[*controller.sitting.points, *controller.lookout.points])
        size, cursor = (self.size.width, self.size.height), controller.cursor
        sight = Sight(controller.words, size, lit, figures, cursor.at, cursor.way, palette)
        drawn = controller.sitting.board.draw(controller.view, sight)
        if controller.past < 0:
            return drawn
        past = Text(controller.words.say("screen-past"), STYLES["lit"])
        return drawn._replace(above=[past, *drawn.above[: max(len(drawn.above) - 1, 1)]])

    def _show_keys(self) -> None:
        """Show the keys at the bottom, as many as fit; they can be clicked."""
        called = self.controller.sitting.board.called
        words = self.controller.words
        keys = [(key, words.say(f"screen-do-{called.get(key.word, key.word)}")) for key in self._keys()]
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
        sitting, view = self.controller.sitting, self.controller.view
        left_out = [*(() if sitting.talks else TOGETHER), *(() if sitting.board.plan else ON_A_PLAN)]
        left_out += [] if sitting.plays else AT_A_SEAT
        if view is not None and sitting.board.seats(view) == 1:
            left_out.append("eyes")
        return [key for key in (WATCHING if sitting.steps else PLAYING) if key.word not in left_out]
