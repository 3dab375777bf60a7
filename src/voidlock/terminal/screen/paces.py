"""User settings of the terminal (pace, odds, teacher, language), saved for the next game."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from voidlock.engine.files.record import write_text
from voidlock.texts import LANGUAGES

PAUSES = {"none": 0.0, "fast": 0.1, "normal": 0.3, "slow": 1.0}
"""Seconds between two told events."""

USUAL = "normal"


class Likings:
    """The pace, whether odds are shown, whether each round is looked back at, and the language once one was chosen.

    Without a folder nothing is saved.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.path = folder / "screen.json" if folder is not None else None
        self.pace = USUAL if folder is not None else "none"
        self.odds = True
        self.teacher = False
        self.language = ""
        if self.path is None:
            return
        with suppress(OSError, ValueError, AttributeError):
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.pace = kept.get("pace") if kept.get("pace") in PAUSES else USUAL
            self.odds = kept.get("odds") is not False
            self.teacher = kept.get("teacher") is True
            self.language = kept.get("language") if kept.get("language") in LANGUAGES else ""

    @property
    def pause(self) -> float:
        return PAUSES[self.pace]

    def next_pace(self) -> None:
        paces = list(PAUSES)
        self.pace = paces[(paces.index(self.pace) + 1) % len(paces)]
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
        kept = {"pace": self.pace, "odds": self.odds, "teacher": self.teacher, "language": self.language}
        # The game's own save reports a read-only folder.
        with suppress(OSError):
            write_text(self.path, json.dumps(kept))
