"""List widget that shows the selected line in reverse video."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widgets import OptionList

from voidlock.terminal.full_screen.stoppable import Stoppable
from voidlock.terminal.full_screen.theme import Ground

ABOVE, BELOW = "▴", "▾"
"""Marks that the list continues."""


class LitList(OptionList):
    """Reverse video needs no colour. It is not in the style sheet, where the terminal's own colours would lose it."""

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        here = {segment.style.meta.get("option") for segment in strip if segment.style is not None}
        if self.highlighted is not None and self.highlighted in here:
            strip = self._highlight(strip)
        more = self._more(y)
        if not more:
            return strip
        width = self.scrollable_content_region.width
        return Strip.join([strip.adjust_cell_length(width - len(more)), Strip([Segment(more, self._ground.mark)])])

    @property
    def _ground(self) -> Ground:
        assert isinstance(self.app, Stoppable)
        return self.app.ground

    def _highlight(self, strip: Strip) -> Strip:
        """The whole line in one colour, whatever it was drawn in."""
        lit = self._ground.cursor_line
        return Strip(
            [
                Segment(segment.text, lit + Style(meta=segment.style.meta) if segment.style is not None else lit)
                for segment in strip
            ],
            strip.cell_length,
        )

    def _more(self, y: int) -> str:
        height = self.scrollable_content_region.height
        if y == height - 1 and self.scroll_offset.y + height < self.virtual_size.height:
            return BELOW
        return ABOVE if y == 0 and self.scroll_offset.y else ""
