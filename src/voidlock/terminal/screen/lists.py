"""Lists on the screen, whose line under the cursor is shown in reverse."""

from __future__ import annotations

from rich.style import Style
from textual.strip import Strip
from textual.widgets import OptionList

LIT = Style(bold=True, reverse=True)


class LitList(OptionList):
    """Reverse needs no colour. A style sheet cannot ask for it: on colours of the terminal itself it is lost."""

    def render_line(self, y: int) -> Strip:
        strip = super().render_line(y)
        here = {segment.style.meta.get("option") for segment in strip if segment.style is not None}
        return strip.apply_style(LIT) if self.highlighted is not None and self.highlighted in here else strip
