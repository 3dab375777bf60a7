"""User settings of the terminal (pace, odds, colours, teacher, language), saved for the next game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from voidlock.engine.files.record import write_text
from voidlock.texts import LANGUAGES

PAUSES = {"none": 0.0, "fast": 0.1, "normal": 0.3, "slow": 1.0}
"""Seconds between two told events."""

USUAL = "normal"

COLOURS = ("auto", "dark", "light", "phosphor", "contrast", "terminal", "none")
"""By itself: a ground of our own if the terminal has the colours. `terminal` is that of the terminal."""


class Preferences:
    """The pace, the colours, whether odds are shown and rounds looked back at, and the language once one was chosen.

    Without a folder nothing is saved.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder
        self.path = folder / "screen.json" if folder is not None else None
        self.pace = USUAL if folder is not None else "none"
        self.odds = True
        self.teacher = False
        self.colours = COLOURS[0]
        self.language = ""
        if self.path is None:
            return
        with suppress(OSError, ValueError, AttributeError):
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.pace = kept.get("pace") if kept.get("pace") in PAUSES else USUAL
            self.odds = kept.get("odds") is not False
            self.teacher = kept.get("teacher") is True
            self.colours = kept.get("colours") if kept.get("colours") in COLOURS else COLOURS[0]
            self.language = kept.get("language") if kept.get("language") in LANGUAGES else ""

    @property
    def pause(self) -> float:
        return PAUSES[self.pace]

    def next_pace(self) -> None:
        self.pace = after(self.pace, list(PAUSES))
        self.keep()

    def next_colours(self) -> None:
        self.colours = after(self.colours, COLOURS)
        self.keep()

    def switch_odds(self) -> None:
        self.odds = not self.odds
        self.keep()

    def speak(self, language: str) -> None:
        self.language = language
        self.keep()

    def teach(self, on: bool) -> None:
        self.teacher = on
        self.keep()

    def keep(self) -> None:
        if self.path is None:
            return
        kept = {"pace": self.pace, "odds": self.odds, "colours": self.colours, "teacher": self.teacher}
        # The game's own save reports a read-only folder.
        with suppress(OSError):
            write_text(self.path, json.dumps({**kept, "language": self.language}))


def after(value: str, values: Sequence[str]) -> str:
    """The next of these values; after the last, the first."""
    return values[(values.index(value) + 1) % len(values)]
