"""Modal screens over the board: a reader, and a cover while the keyboard changes hands."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from voidlock.engine import Thing, View
from voidlock.terminal.model.keys import ARROWS, ENTER, ESCAPE, UNDO
from voidlock.texts import Words
from voidlock.words.columns import wrap
from voidlock.words.explaining import look_up


def reading_columns(columns: int) -> int:
    """The text width in a `Reader`: its style sheet takes a margin, a border, padding and a scroll bar."""
    return columns * 92 // 100 - 7


class Reader(ModalScreen[None]):
    """Scrolling text; cards, terms and rules typed below it are explained."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "close", ""),
        ("up", "app.read(-1)", ""),
        ("down", "app.read(1)", ""),
    ]

    def __init__(self, lines: list[str], words: Words, rulebook: str, view: View | None = None) -> None:
        super().__init__()
        self.lines = lines
        self.words = words
        self.rulebook = rulebook
        self.view = view

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="reader"):
            yield Static(self._in_lines(self.lines), id="text", markup=False)
        yield Input(
            id="wanted", compact=True, placeholder=self.words.say("screen-explain-what", arrows=ARROWS, key=ESCAPE)
        )

    def on_mount(self) -> None:
        self.query_one("#reader").can_focus = False
        self.query_one(Input).focus()

    def on_key(self, event: events.Key) -> None:
        if self.focused is None:
            self.late(event)

    def late(self, event: events.Key) -> None:
        """Type a key that came before the input line had the focus: an input method sends a whole word in one go."""
        if event.key == "enter":
            event.stop()
            self.call_after_refresh(self._submit)
        elif event.is_printable and event.character is not None:
            event.stop()
            self.call_after_refresh(self._write, event.character)

    def _write(self, character: str) -> None:
        self.query_one(Input).insert_text_at_cursor(character)

    async def _submit(self) -> None:
        await self.query_one(Input).action_submit()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        wanted = event.value.strip()
        if not wanted:
            self.action_close()
            return
        event.input.value = ""
        told = look_up(wanted.lstrip("?？ "), self.words, self.rulebook, self.view)
        self.query_one("#text", Static).update(self._in_lines([line.text for line in told]))
        self.query_one("#reader").scroll_home(animate=False)

    def _in_lines(self, lines: list[str]) -> str:
        """Wrap the text where the language allows it."""
        columns = reading_columns(self.app.size.width)
        return "\n".join(part for line in lines for part in wrap(line, columns) or [""])

    def action_close(self) -> None:
        """Close the reader once: a second key before it is closed closes nothing else."""
        if self.is_current:
            self.dismiss()


class Cover(Screen[None]):
    """Hides everything until the right person sits there alone."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "app.uncover", ""), (UNDO, "app.command('undo')", "")]

    def __init__(self, seat: int, before: int, words: Words) -> None:
        super().__init__()
        told = [words.say("screen-hand-over", seat=Thing("seat", str(seat)))]
        if before:
            told.append(words.say("screen-hand-over-undo", before=Thing("seat", str(before)), key=UNDO))
        self.told = [*told, words.say("screen-hand-over-how", key=ENTER)]

    def compose(self) -> ComposeResult:
        yield Static("\n\n".join(self.told), id="cover", markup=False)
