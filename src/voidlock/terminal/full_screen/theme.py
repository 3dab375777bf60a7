"""Colour themes: our own dark and light ground, or the colours of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.theme import BUILTIN_THEMES, Theme

from voidlock.terminal.model.board.drawing import (
    LIGHT_GROUND,
    LIGHT_SURFACES,
    MORE_COLOURS,
    NIGHT_GROUND,
    NIGHT_SURFACES,
    NO_SURFACES,
    SIXTEEN_COLOURS,
    Palette,
    Surfaces,
)

MANY = ("256", "truecolor", "windows")
"""The colour systems of Rich that show more than sixteen colours."""


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

    def _colour(self, name: str) -> str:
        return self.theme.variables[name].removeprefix("ansi_")


def rgb(*colours: str) -> list[tuple[int, int, int]]:
    return [(int(each[1:3], 16), int(each[3:5], 16), int(each[5:7], 16)) for each in colours]


def _sixteen(ground: str, ink: str, colours: tuple[str, ...]) -> TerminalTheme:
    return TerminalTheme(rgb(ground)[0], rgb(ink)[0], rgb(*colours[:8]), rgb(*colours[8:]))


# Lamplight is what the player can do, teal what the machine knows, red danger alone.
NIGHT = Ground(
    Theme(
        "voidlock-dark",
        primary="#ffb35c",
        secondary="#74e0cf",
        accent="#ffb35c",
        warning="#ffb35c",
        error="#ff6a55",
        success="#35de86",
        foreground="#efe8d6",
        background="#070d10",
        surface="#0d161a",
        panel="#18252b",
        variables={
            **{"ground": "#070d10", "ink": "#efe8d6", "seam": "#35505c", "lamp": "#ffb35c", "raised": "#111b20"},
            **{"known": "#74e0cf", "heading": "#a3b5b6"},
        },
    ),
    _sixteen(
        "#070d10",
        "#efe8d6",
        (
            *("#24343c", "#ff6a55", "#35de86", "#f7d116", "#4c8dff", "#d987d3", "#74e0cf", "#c9d2d5"),
            *("#7d98a3", "#ff8a78", "#6df0aa", "#ffb35c", "#7fadff", "#e6a8e1", "#a5f0e4", "#ffffff"),
        ),
    ),
    NIGHT_GROUND,
    NIGHT_SURFACES,
)

PARCHMENT = Ground(
    Theme(
        "voidlock-light",
        primary="#9a4a00",
        secondary="#00605a",
        accent="#9a4a00",
        warning="#9a4a00",
        error="#b00020",
        success="#076344",
        foreground="#1d1a14",
        background="#ece4d2",
        surface="#f6f0e2",
        panel="#d9d0bb",
        dark=False,
        variables={
            **{"ground": "#ece4d2", "ink": "#1d1a14", "seam": "#a99a74", "lamp": "#9a4a00", "raised": "#f6f0e2"},
            **{"known": "#00605a", "heading": "#575040"},
        },
    ),
    _sixteen(
        "#ece4d2",
        "#1d1a14",
        (
            *("#1d1a14", "#b00020", "#076344", "#6b5c00", "#1a3df0", "#a327a3", "#00605a", "#575040"),
            *("#6b6048", "#c8102e", "#076344", "#9a4a00", "#1a3df0", "#a327a3", "#00605a", "#1d1a14"),
        ),
    ),
    LIGHT_GROUND,
    LIGHT_SURFACES,
)

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

THEMES = (NIGHT.theme, PARCHMENT.theme, OWN)


def ground_for(wanted: str, colour_system: str | None, environ: Mapping[str, str]) -> Ground:
    """The ground that the player wants. By itself it is ours if the terminal has more than sixteen colours.

    `NO_COLOR` overrides the player's choice.
    """
    if environ.get("NO_COLOR") or wanted == "none":
        return Ground(OWN, None, SIXTEEN_COLOURS, coloured=False)
    if wanted in ("dark", "light"):
        return NIGHT if wanted == "dark" else PARCHMENT
    if wanted == "auto" and colour_system in MANY:
        return PARCHMENT if is_light(environ.get("COLORFGBG", "")) else NIGHT
    return Ground(OWN, None, MORE_COLOURS if colour_system in MANY else SIXTEEN_COLOURS)


def is_light(told: str) -> bool:
    """Whether the ground of the terminal is light, as some terminals tell it: `foreground;background`."""
    ground = told.rpartition(";")[2]
    return ground.isdecimal() and int(ground) in (7, 15)
