"""What a screen is drawn on: a ground of our own, or that of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from rich.color import Color
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.color import Color as Shade
from textual.theme import BUILTIN_THEMES, Theme

from voidlock.terminal.model.board.drawing import NO_SURFACES, Palette, Surfaces

FALL = 0.06
"""How much darker lamplight is one line further down."""


class Ground(NamedTuple):
    """A ground to draw on: Textual's theme, what the sixteen colours look like there, and the palette of the games."""

    theme: Theme
    sixteen: TerminalTheme | None
    palette: Palette
    surfaces: Surfaces = NO_SURFACES
    coloured: bool = True

    @property
    def lamp(self) -> str:
        """What the player can do, as a colour of Rich."""
        return self._colour("lamp")

    @property
    def cursor_line(self) -> Style:
        """The line under the cursor."""
        return Style(bold=True, reverse=True, color=self._colour("lamp"), bgcolor=self._colour("ground"))

    @property
    def mark(self) -> Style:
        """A mark in lamplight."""
        return Style(bold=True, color=self._colour("lamp"), bgcolor=self._colour("ground"))

    def shades(self, number: int) -> list[str]:
        """Lamplight from bright to dark, if it is a colour of ours."""
        if self.sixteen is None:
            return [self.lamp] * number
        lamp = Shade.parse(self.lamp)
        return [lamp.darken(FALL * (row - number // 2)).hex for row in range(number)]

    def _colour(self, name: str) -> str:
        return self.theme.variables[name].removeprefix("ansi_")


def ground_of(
    name: str,
    named: Mapping[str, str],
    sixteen: tuple[str, ...],
    palette: Palette,
    surfaces: Surfaces,
    *,
    dark: bool = True,
) -> Ground:
    """A ground of our own, from its named colours, the sixteen of a terminal, those of the games, and the surfaces."""
    lamp, ground, ink = named["lamp"], named["ground"], named["ink"]
    theme = Theme(
        f"voidlock-{name}",
        primary=lamp,
        secondary=named["known"],
        accent=lamp,
        warning=lamp,
        error=sixteen[1],
        success=sixteen[2],
        foreground=ink,
        background=ground,
        surface=named["raised"],
        panel=named["raised"],
        dark=dark,
        variables=dict(named),
    )
    rgb = [Color.parse(colour).get_truecolor() for colour in (ground, ink, *sixteen)]
    terminal = TerminalTheme(rgb[0], rgb[1], [*rgb[2:10]], [*rgb[10:]])
    marks = {"chosen": f"bold reverse {lamp} on {ground}", "can": f"bold underline {lamp}"}
    return Ground(theme, terminal, palette, {**surfaces, **marks})


OWN = replace(
    BUILTIN_THEMES["ansi-dark"],
    name="voidlock-terminal",
    primary="ansi_cyan",
    accent="ansi_cyan",
    variables={
        **BUILTIN_THEMES["ansi-dark"].variables,
        **{"ground": "ansi_default", "ink": "ansi_default", "seam": "ansi_bright_black", "lamp": "ansi_cyan"},
        **{"raised": "ansi_default", "known": "ansi_cyan", "heading": "ansi_default"},
    },
)
"""The terminal's own ground and its sixteen colours."""
