"""The room that a window has: which panels it shows, and how many columns and lines each gets."""

from __future__ import annotations

from textual.app import App
from textual.geometry import Size

from voidlock.terminal.model.control.controller import Controller
from voidlock.words.columns import wrap

SMALLEST = (60, 18)
"""The columns and lines below which nothing is shown but that the window is too small."""

NARROW = 64
"""Below this many columns there is no room for the log."""

FRAMED = 30
"""With this many lines the panels have frames; with fewer, each has a line with its heading."""

RIGHT, COLUMNS = 42, 80
"""In a window that is wide enough, the columns of the panels at the right, and those that a board makes use of."""

WIDE, TALL = 110, 36
"""With this many columns and lines, the texts of the cards have a panel beside the board."""

SIDES, ENDS = 4, 2
"""The columns and lines of a frame, with the space inside it."""


class Room:
    """Of the window of an application, for what its controller has to show."""

    def __init__(self, app: App[int], controller: Controller) -> None:
        self._app, self._controller = app, controller

    @property
    def size(self) -> Size:
        return self._app.size

    @property
    def is_too_small(self) -> bool:
        return self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]

    @property
    def has_frame(self) -> bool:
        """Whether the panels have frames: before the game, a link in a lobby needs the columns."""
        begun = self._controller.narrator.view is not None
        return self.size.height >= FRAMED and (begun or self.size.width >= COLUMNS + SIDES)

    @property
    def left_columns(self) -> int:
        """The columns of the panels at the left, where others are beside them."""
        most, view = self.size.width - RIGHT, self._controller.narrator.view
        wanted = COLUMNS
        if self.has_side and view is not None:
            wanted = SIDES + self._controller.sitting.board.columns(view, self.board_size(most))
        return max(self.size.width * 3 // 5, min(most, wanted))

    def board_size(self, width: int) -> tuple[int, int]:
        """The columns and lines of a board whose panel is this wide, together with the question below it."""
        lines = self.size.height
        return (width - SIDES, lines - 2 * ENDS) if self.has_frame else (width, lines - 2)

    @property
    def text_columns(self) -> int:
        """The width of the text beside the log."""
        outer = self.left_columns if self.has_log else self.size.width
        return outer - (SIDES if self.has_frame else 0)

    def in_lines(self, text: str) -> str:
        """Wrap the text where the language allows it."""
        return "\n".join(wrap(text, self.text_columns))

    @property
    def has_log(self) -> bool:
        """Whether there is a log: before the game, a link in a lobby needs the room."""
        begun = self._controller.narrator.view is not None or bool(self._controller.sitting.chat)
        return begun and self.size.width >= NARROW

    @property
    def has_side(self) -> bool:
        return self.size.width >= WIDE and self.size.height >= TALL and self._controller.narrator.view is not None
