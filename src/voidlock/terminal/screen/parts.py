"""The parts of the screen: the board above, the question and its answers below, the log beside."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from voidlock.terminal.columns import wrapped
from voidlock.terminal.console import printable
from voidlock.texts import Words

from .drawing import STYLES
from .line import Line
from .lists import LitList
from .log import Log
from .stoppable import Stoppable

NARROW = 64
"""A screen with fewer columns has no room for the log."""


class Answers(LitList):
    """The legal answers. They are pressed, or chosen with the keys that the line below has."""

    can_focus = False


class Parts(Stoppable):
    """What stands where, and what is said beside the question."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

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

    async def take_key(self, event: events.Key, empty: bool) -> bool:
        """Whether a key means something by itself; `empty`: nothing is typed yet."""
        return False

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

    def _in_lines(self, text: str) -> str:
        """Broken where the language allows it."""
        return "\n".join(wrapped(text, self._beside_log()))

    def _beside_log(self) -> int:
        """Columns of the part of the screen where is asked and answered."""
        return self.size.width * 3 // 5 if self.size.width >= NARROW else self.size.width

    def say(self, text: str, style: str = "") -> None:
        if self._is_gone():
            return
        self._part("message").update(Text(self._in_lines(printable(text)), STYLES.get(style, "")))
        # An empty one would still take a line from the answers.
        self._part("message").display = bool(text)
