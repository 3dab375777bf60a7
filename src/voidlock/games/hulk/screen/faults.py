"""Modal screen for a faulty mission file: every fault with its line, and the map with marked squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from voidlock.engine import Reason
from voidlock.games.hulk.mission.file import parse
from voidlock.terminal.console import printable
from voidlock.terminal.menu.options import BadFile
from voidlock.terminal.model.board.drawing import STYLES
from voidlock.terminal.model.keys import ESCAPE
from voidlock.texts import Words
from voidlock.words.columns import wrap
from voidlock.words.telling import because

MARK = "!"


def square_of(reason: Reason) -> str:
    """The map square that a fault is about; empty if there is none."""
    return str(reason.arguments.get("square", ""))


def draw_marked_map(text: str, faults: Sequence[tuple[int, Reason]]) -> list[Text]:
    """The map as drawn in the file, numbered along the sides, with a mark after each faulty square."""
    mission, _ = parse(text)
    rows = () if mission is None else mission.map
    wrong = {square_of(reason) for _, reason in faults}
    width = max((len(row) for row in rows), default=0)
    lines = [Text("   " + "".join(f"{x:<10}" for x in range(0, width, 5)).rstrip(), STYLES["quiet"])]
    for y, row in enumerate(rows):
        drawn = [Text(f"{y:2} ", STYLES["quiet"])]
        for x, glyph in enumerate(row):
            sign = glyph if glyph.isprintable() and glyph.isascii() else "?"
            drawn.append(Text(sign + MARK, STYLES["lit"]) if f"{x},{y}" in wrong else Text(sign + " "))
        lines.append(Text.assemble(*drawn))
    return lines if rows else []


def describe_faults(faulty: BadFile, columns: int, words: Words) -> Text:
    """The heading, the faults, and the map."""
    heading = words.say("screen-faults", path=printable(str(faulty.path)), number=len(faulty.faults))
    lines = [Text(heading, STYLES["question"])]
    for line, reason in faulty.faults:
        told = printable(words.say("screen-fault", line=line, why=because(reason, words)))
        lines += [Text(part) for part in wrap(told, max(columns - 3, 20), "  ")]
    return Text("\n").join([*lines, Text(""), *draw_marked_map(faulty.text, faulty.faults)])


class FaultyFile(Screen[None]):
    """Shows the faults until it is closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,enter", "close", ""),
        ("up", "scroll_by(-1)", ""),
        ("down", "scroll_by(1)", ""),
        ("pageup", "scroll_by(-10)", ""),
        ("pagedown", "scroll_by(10)", ""),
    ]

    def __init__(self, faulty: BadFile, words: Words) -> None:
        super().__init__()
        self.faulty, self.words = faulty, words

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="faults"):
            yield Static(describe_faults(self.faulty, self.app.size.width, self.words), markup=False)
        yield Static(
            Text(self.words.say("screen-faults-keys", escape=ESCAPE), STYLES["quiet"]), id="keys", markup=False
        )

    def action_scroll_by(self, lines: int) -> None:
        self.query_one("#faults").scroll_relative(y=lines, animate=False)

    def action_close(self) -> None:
        """Close once: a second key press may arrive before the screen is gone."""
        if self.is_current:
            self.dismiss()
