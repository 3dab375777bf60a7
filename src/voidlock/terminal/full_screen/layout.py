"""Responsive layout of the game screen: its widgets, and how many lines each gets."""

from __future__ import annotations

from rich.markup import escape
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static
from textual.widgets.option_list import Option as Item

from voidlock.terminal.console import printable
from voidlock.terminal.full_screen.footer import draw_keys, label, offered_keys
from voidlock.terminal.full_screen.line import Line, Taking
from voidlock.terminal.full_screen.lists import LitList
from voidlock.terminal.full_screen.log import Log
from voidlock.terminal.full_screen.room import ENDS, SIDES, SMALLEST, Room
from voidlock.terminal.full_screen.theme import OWN, Ground
from voidlock.terminal.model.board.drawing import CUT, SIXTEEN_COLOURS, STYLES, Lit, cut
from voidlock.terminal.model.board.game_board import Drawn, Sight
from voidlock.terminal.model.board.game_values import NO_FIGURES
from voidlock.terminal.model.control.controller import Controller
from voidlock.terminal.model.keys import ESCAPE, EXPLAIN, LEFT_OUT, NO_MORE
from voidlock.words.columns import columns_of, wrap

PEOPLED, CROWDED, DETAILED = 9, 7, 11
"""Lines needed below the board to show the players, the players in one line, and the detail of the selected answer."""

FEW = 3
"""If more rows than this precede the initial selection, the list scrolls it to the top."""

LOGGED = 8
"""The lines that the texts of the cards, or the question, leave to the log."""

ASKING = 12
"""The lines that a question gets at least where the log is below it."""

KEYED, BELOW = "   ", 2
"""The indent of an answer below its key, and the lines that the meanings of all answers leave free."""

BAR = 2
"""The columns of a scroll bar, with the space before it."""

LISTED, DETAIL = 3, 4
"""The lines of answers, and of what the selected one means, that a hint leaves."""

SAID = 4
"""Maximum lines of a notice; one about the past, which has to say why, may take more."""


class Answers(LitList):
    """The legal answers: clicked, or chosen with keys that the input line handles."""

    can_focus = False


def compose_panels(taken: Taking) -> ComposeResult:
    """The board on top with the cards beside it, the question and its answers below, with the log at the side."""
    with Container(id="panels"):
        with Vertical(id="table"):
            yield Static(id="above", markup=False)
            yield Static(id="board", markup=False)
            yield Static(id="below", markup=False)
        yield Static(id="side", markup=False)
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
    yield Static(id="too-small", markup=False)


class Layout:
    """Draws a controller's state on the widgets of one screen, even behind a modal screen."""

    def __init__(self, screen: Screen[object], controller: Controller) -> None:
        self.screen = screen
        self.controller = controller
        self.room = Room(screen.app, controller)
        self.ground = Ground(OWN, None, SIXTEEN_COLOURS)
        self.answer_lines: list[str] = []
        self._items: list[tuple[str, str]] = []
        self._explained = False
        """Whether each answer has its meaning below it."""
        self._room = 0, 0
        """The lines for the question and what belongs to it, and those of them that are left over."""
        self._said = 0
        """The lines of the notice."""

    @property
    def answers(self) -> Answers:
        return self.screen.query_one(Answers)

    @property
    def input_line(self) -> Line:
        return self.screen.query_one(Line)

    @property
    def log(self) -> Log:
        return self.screen.query_one(Log)

    @property
    def size(self) -> Size:
        return self.room.size

    def is_gone(self) -> bool:
        """Whether the widgets are being removed, so that drawing is useless."""
        return not (self.screen.query("#question") and self.screen.query(Answers) and self.screen.query("#keys"))

    def _part(self, name: str) -> Static:
        return self.screen.query_one(f"#{name}", Static)

    def say(self, text: str, style: str = "") -> None:
        if self.is_gone():
            return
        self._part("message").update(Text(self.room.in_lines(printable(text)), STYLES.get(style, "")))
        # An empty widget would still take a line from the answers.
        self._part("message").display = bool(text)
        self._said = min(len(self.room.in_lines(printable(text)).splitlines()), SAID)
        self._show_detail(*self._room)
        if self.controller.text.lesson_text():
            self.show(self.ground)

    def bring_back_lesson(self) -> None:
        """Show what the lesson says again, after a correction took its place."""
        if self._said and not self._part("coach").display and self.controller.text.lesson_text():
            self.say("")

    def show(self, ground: Ground) -> None:
        """Redraw everything for the current size, on this ground."""
        self.ground = ground
        controller, (columns, lines) = self.controller, self.size
        sitting, words = controller.sitting, controller.words
        if controller.narrator.covered or self.is_gone():
            return
        self._frame()
        self._show_question()
        self.log.display = self.room.has_log
        sight = self._sight()
        drawn = self._draw_board(sight)
        for name, part in (("above", drawn.above), ("board", drawn.board), ("below", drawn.below)):
            self._part(name).update(Text("\n").join(part))
            # An empty widget would still take a line.
            self._part(name).display = bool(part)
        self._title("table", drawn.title)
        parts = (drawn.above, drawn.board, drawn.below)
        # The heading alone is a panel too: at the end of a lost game nothing is left to draw.
        height = max(sum(len(part) for part in parts), 1) if drawn.title else 0
        # The lines of the question, without footer and frames.
        left = lines - 1 - height - (2 * ENDS if self.room.has_frame else 2)
        logged = self._log_below(left)
        left -= logged
        self._place(height, self._show_side(sight, height, whole=logged > 0), left if logged else 0)
        left -= self._show_coach(left)
        people = self._show_people(left)
        # A short list of answers leaves the rest of the room for the detail of the selected one.
        asking = "\n".join([self.room.in_lines(controller.text.question()), *self.answer_lines])
        spare = left - len(asking.splitlines()) - 1 - people
        self._show_answers(spare)
        self._room = left, spare
        self._show_detail(left, spare)
        self._part("message").styles.max_height = SAID if controller.narrator.past < 0 else max(left - 3, SAID)
        self._show_keys()
        events, heard = sitting.events, controller.narrator.events_told
        outer = self.room.left_columns if logged else columns - self.room.left_columns
        width = max(outer - (SIDES if self.room.has_frame else 1) - BAR, 10)
        self.log.tell(
            sitting.board, events[:heard], sitting.chat, words, sitting.viewer, width, controller.narrator.names_at
        )
        self.input_line.placeholder = words.say("screen-type-here" if sitting.plays else "screen-type-command")
        self.input_line.display = self.answers.display = not sitting.steps
        # The list may have less room than before. An initial selection far down goes to the top, to show what follows.
        first = controller.prompt.first()
        self.screen.call_after_refresh(self.answers.scroll_to_highlight, top=self.answers.highlighted == first > FEW)

    def _frame(self) -> None:
        """Say so if the window is too small; otherwise give each panel its heading."""
        words, small = self.controller.words, self.room.is_too_small
        self._part("too-small").display = small
        if small:
            told = words.say("screen-too-small", columns=SMALLEST[0], lines=SMALLEST[1])
            self._part("too-small").update("\n".join(wrap(told, max(self.size.width - 2, 8))))
        self.screen.set_class(self.room.has_frame, "framed")
        asks = self.controller.prompt.choice is not None or self.controller.prompt.offers is not None
        self.screen.query_one("#prompt").set_class(asks, "asks")
        self._title("prompt", words.say("screen-panel-choice" if asks else "screen-panel-meanwhile"))
        self._title("log", words.say("screen-panel-log"))

    def _title(self, panel: str, title: str) -> None:
        """Write a heading into the upper edge of a panel."""
        # Textual reads a title as markup, and sets it apart from a whole frame only.
        self.screen.query_one(f"#{panel}").border_title = escape(title if self.room.has_frame else f" {title} ")

    def _log_below(self, left: int) -> int:
        """The lines that the log takes of those below the board, frame included: cards need all of the other column."""
        controller = self.controller
        if not (self.room.has_side and controller.sitting.board.wordy and left >= ASKING + LOGGED + ENDS):
            return 0
        if controller.sitting.steps:
            # Nothing is asked in a replay.
            return left - SAID - 1
        asked = [
            controller.text.question(),
            controller.text.lesson_text(),
            *self.answer_lines,
            *controller.text.meanings(),
        ]
        wanted = sum(len(self.room.in_lines(text).splitlines()) for text in asked) + DETAIL + 2
        return max(min(left // 2, left - wanted), LOGGED + ENDS)

    def _place(self, table: int, beside: int, asking: int) -> None:
        """Place the panels: the board above, or at the left if the texts of the cards, which may be longer, fit in.

        The log is at the right, or below a question that gets so many lines.
        """
        grid, logs = self.screen.query_one("#panels").styles, self.room.has_log
        edges = ENDS if self.room.has_frame else 1
        rows = [table + edges] if table else []
        longer = beside - table if beside > table and not asking else 0
        rows += [each for each in (longer, asking + edges if asking else 0) if each]
        grid.grid_size_columns, grid.grid_size_rows = 2, len(rows) + 1
        grid.grid_columns = f"{self.room.left_columns} 1fr" if logs else "1fr 1fr"
        grid.grid_rows = " ".join([*[str(row) for row in rows], "1fr"])
        spans = {
            "table": (1 if beside else 2, 1),
            "side": (1, 3 if asking else 2 if longer else 1),
            "prompt": (1 if logs else 2, 2 if longer else 1),
        }
        for panel, (across, down) in spans.items():
            styles = self.screen.query_one(f"#{panel}").styles
            styles.column_span, styles.row_span = across, down
        self.screen.query_one("#table").display = bool(table)

    def _show_side(self, sight: Sight, height: int, *, whole: bool) -> int:
        """Show the texts of the cards, if there is room; in the `whole` column, or as long as the log can be below.

        Returns their lines, at least those of the board.
        """
        (columns, lines), controller = self.size, self.controller
        panel = self._part("side")
        panel.display = self.room.has_side
        if not panel.display or controller.narrator.view is None:
            return 0
        room = lines - 1 - ENDS if whole else max(lines - 1 - 2 * ENDS - LOGGED, height)
        sight = sight._replace(size=(columns - self.room.left_columns - SIDES, room))
        title, told = controller.sitting.board.side_panel(controller.narrator.view, sight)
        self._title("side", title)
        if len(told) > room:
            keys = [f" {key.shown}" for key in offered_keys(controller) if key.word == "board"]
            told = [*told[: room - 1], Text("".join([CUT, *keys]), STYLES["quiet"])]
        panel.update(Text("\n").join(told))
        return max(height, len(told))

    def _show_question(self) -> None:
        self._part("question").update(Text(self.room.in_lines(self.controller.text.question()), STYLES["question"]))
        self.answer_lines = [
            "\n".join(wrap(line, self._answer_width(), KEYED)) for line in self.controller.text.lines()
        ]

    def _answer_width(self) -> int:
        return max(self.room.text_columns - 2, 10)

    def _show_answers(self, spare: int) -> None:
        """Show the answers with the selected one highlighted; what each means is below it, if there is room for all."""
        told = ["\n".join(wrap(KEYED + each, self._answer_width(), KEYED)) for each in self.controller.text.meanings()]
        self._explained = any(each.strip() for each in told) and len("\n".join(told).splitlines()) + BELOW <= spare
        if not self._explained:
            told = [""] * len(self.answer_lines)
        items = list(zip(self.answer_lines, told, strict=True))
        if items != self._items:
            self._items = items
            self.answers.set_options([Item(self._format_answer(line, meaning)) for line, meaning in items])
        if self.answers.highlighted != self.controller.prompt.selected:
            self.answers.highlighted = self.controller.prompt.selected

    def _format_answer(self, line: str, meaning: str) -> Text:
        """An answer with its key in lamplight, and what it means."""
        text = Text(line)
        text.stylize(Style(bold=True, color=self.ground.lamp), 0, line.index(" "))
        return Text.assemble(text, "\n", (meaning, STYLES["quiet"])) if meaning else text

    def _show_coach(self, left: int) -> int:
        """Show what the lesson says, or a hint and how to put it away. Returns how many lines that takes."""
        hint = self.controller.advisers.hinting.describe()
        told, asking = self.room.in_lines(hint).splitlines() or self._lesson_lines(), self._asking()
        # What the selected answer means is read with the hint, not after it.
        meant = min(len(self.room.in_lines(self.controller.text.detail()).splitlines()), DETAIL)
        if hint and left - len(told) < asking + meant + 1:
            # The help shows the rest.
            told = self.room.in_lines(self.controller.words.say("terminal-hints-in-help", key=EXPLAIN)).splitlines()
        if not hint and self._said and left - len(told) - self._said < self._asking(answers=99):
            # A correction says what to do, too: it hides no answer.
            told = []
        lines = [Text(line, STYLES["hint" if hint else "coach"]) for line in told]
        if hint:
            lines.append(self._ways_out())
        self._part("coach").update(Text("\n").join(lines))
        self._part("coach").display = bool(lines)
        return len(lines)

    def _ways_out(self) -> Text:
        """The keys that put a hint away, or all of them; they can be clicked."""
        told = Text(style=STYLES["quiet"])
        for key, id, action in ((ESCAPE, "hint-got-it", "let_go"), (NO_MORE, "hint-no-more", "command('hints')")):
            told += Text(f"{key} {self.controller.words.say(id)}", Style(meta={"action": action})) + Text("  ")
        return told

    def _show_people(self, left: int) -> int:
        """Show who plays. Returns how many lines that takes."""
        # Before there is a board, the rules settings are shown in full.
        most = left - PEOPLED if self.controller.narrator.view is None else 2
        most = max(most, 2) if left >= PEOPLED else 1 if left >= CROWDED else 0
        told = self.room.in_lines(printable(self.controller.sitting.people(self.controller.words))).splitlines()
        if len(told) > most > 0:
            told = [*told[: most - 1], cut(told[most - 1] + CUT, self.room.text_columns - 1).removesuffix(CUT) + CUT]
        people = told[:most]
        self._part("people").update(Text("\n".join(people), STYLES["quiet"]))
        self._part("people").display = bool(people)
        return len(people)

    def _show_detail(self, left: int, spare: int) -> None:
        """Show the detail of the square or the selected answer, if there is room or it is a warning."""
        controller, looks = self.controller, self.controller.pointing.at is not None
        warning = controller.text.warning()
        # An answer that is out of sight is missed more than what the selected one means.
        spare -= self._said
        roomy = (spare > 1 or left >= DETAILED) and (not self._said or spare > 0)
        most = max(spare, 4 if looks else 1 if self._said or spare > 1 else 3)
        lines = [*self.room.in_lines(warning).splitlines(), *self.room.in_lines(self._detail()).splitlines()]
        if len(lines) > most:
            # The help shows the rest.
            lines = [*lines[: most - 1], cut(lines[most - 1], self.room.text_columns - 1).removesuffix(CUT) + CUT]
        self._part("detail").update(Text("\n".join(lines), "" if warning else STYLES["quiet"]))
        self._part("detail").display = controller.narrator.past < 0 and (roomy or looks or bool(warning))

    def _detail(self) -> str:
        return self.controller.text.detail(meaning=not self._explained)

    def _sight(self) -> Sight:
        """What is seen of the board now, and how."""
        controller, pointing, beside = self.controller, self.controller.pointing, self.room.has_side
        figures = controller.advisers.odds.visible if controller.narrator.is_present else NO_FIGURES
        lit = controller.prompt.highlights(controller.sitting.view) if controller.narrator.past < 0 else Lit()
        if controller.narrator.past < 0 and not controller.narrator.waits:
            lit = lit._replace(pointed=[*controller.sitting.points, *controller.advisers.lookout.points])
        surfaces = self.ground.surfaces
        return Sight(
            controller.words,
            self.room.board_size(self.room.left_columns if beside else self.size.width),
            lit._replace(surfaces=surfaces),
            figures,
            at=pointing.at,
            way=pointing.way,
            palette=self.ground.palette,
            surfaces=surfaces,
            beside=beside,
            asking=len(told) + self._asking() if (told := self._lesson_lines()) else 0,
        )

    def _asking(self, answers: int = LISTED) -> int:
        """The lines that the question needs with as many lines of answers and the input line."""
        listed = len("\n".join(self.answer_lines).splitlines())
        return len(self.room.in_lines(self.controller.text.question()).splitlines()) + min(listed, answers) + 1

    def _lesson_lines(self) -> list[str]:
        return self.room.in_lines(self.controller.text.lesson_text()).splitlines()

    def _draw_board(self, sight: Sight) -> Drawn:
        """The board that is shown, if there is one yet."""
        controller = self.controller
        if controller.narrator.view is None:
            return Drawn("", [], [], [])
        drawn = controller.sitting.board.draw(controller.narrator.view, sight)
        if controller.narrator.past < 0:
            return self._add_verdict(drawn, sight.size[0])
        past = Text(controller.words.say("screen-past"), STYLES["lit"])
        return drawn._replace(above=[past, *drawn.above[: max(len(drawn.above) - 1, 1)]])

    def _add_verdict(self, drawn: Drawn, columns: int) -> Drawn:
        """The verdict over the last board, once everything is told."""
        opened = self.controller.narrator.view["open"] if self.controller.narrator.view is not None else None
        result = opened.get("result") if isinstance(opened, dict) else None
        if not result or self.controller.narrator.waits or not self.room.has_frame:
            return drawn
        told = f"   {self.controller.words.name('result', str(result)).upper()}   "
        style = self.ground.surfaces["peril" if result == "loss" else "chosen"]
        banner = Text.assemble(" " * ((columns - columns_of(told)) // 2), (told, style))
        return drawn._replace(above=[Text(), banner, Text(), *drawn.above])

    def _show_keys(self) -> None:
        """Show the keys at the bottom, as many as fit; they can be clicked."""
        controller, words = self.controller, self.controller.words
        keys = [(key, words.say(f"screen-do-{label(controller, key)}")) for key in offered_keys(controller)]
        for left_out in LEFT_OUT:
            if sum(columns_of(f"{key.shown} {word} ") for key, word in keys) > self.size.width:
                keys = [(key, word) for key, word in keys if key.word != left_out]
        total = sum(columns_of(f"{key.shown} {word}") for key, word in keys)
        gap = "  " if total + 2 * len(keys) <= self.size.width else " "
        self._part("keys").update(draw_keys(keys, self.ground.lamp, gap))
