"""Textual application with signal handlers: it can be stopped at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import LineFilter, NoColor
from textual.scrollbar import ScrollBar, ScrollBarRender

from voidlock.terminal.console import STOPS
from voidlock.terminal.full_screen.grounds import THEMES, ground_for
from voidlock.terminal.full_screen.staying import give_back, staying_driver
from voidlock.terminal.model.preferences import Preferences


class PlainBar(ScrollBarRender):
    """A scrollbar of whole characters: partial blocks have different widths in different terminals."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * len(ScrollBarRender.VERTICAL_BARS)


ScrollBar.renderer = PlainBar


PATIENCE = 2.0
"""Time limit in seconds for restoring a terminal after a hang-up."""


def terminal_lives() -> bool:
    """Whether the terminal still exists: a hang-up signal can also come while it does."""
    if sys.platform == "win32" or sys.__stdin__ is None:
        return False
    import termios

    try:
        termios.tcgetattr(sys.__stdin__.fileno())
    except (termios.error, OSError, ValueError):
        return False
    return True


class Stoppable(App[int]):
    """Exits when the system wants the program to stop, and restores the terminal."""

    AUTO_FOCUS = None
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+z", "suspend_process", show=False, priority=True)]
    CSS_PATH = Path(__file__).with_name("screen.tcss")

    another_follows = False
    """Whether to keep the terminal for the next screen."""

    def __init__(self, preferences: Preferences | None = None) -> None:
        super().__init__()
        self.preferences = preferences or Preferences()
        for theme in THEMES:
            self.register_theme(theme)
        self.take_ground()
        self._stop: signal.Signals | None = None
        """The signal that stopped the program."""
        self._loop_of_events: asyncio.AbstractEventLoop | None = None

    def take_ground(self) -> None:
        """Draw on the ground that the player has chosen."""
        self.ground = ground_for(self.preferences.colours, self.console.color_system, os.environ)
        if self.ground.sixteen is not None:
            self.ansi_theme_dark = self.ansi_theme_light = self.ground.sixteen
        self.theme = self.ground.theme.name

    def get_line_filters(self) -> Sequence[LineFilter]:
        return super().get_line_filters() if self.ground.coloured else [NoColor()]

    def run_screen(self) -> int:
        """Show the screen until the player leaves. Returns the exit code.

        Signals are handled from before the terminal is taken until it is restored.
        """
        before = {number: signal.signal(number, self._hear_signal) for number in STOPS}
        try:
            code = self.run()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        return 128 + self._stop if self._stop is not None else self.return_code or code or 0

    def get_driver_class(self) -> type[Driver]:
        return staying_driver(super().get_driver_class())

    def on_load(self) -> None:
        self._loop_of_events = asyncio.get_running_loop()
        if self._stop is not None:
            # This screen will not start, and the one before may have kept the terminal for it.
            give_back()
            self.leave(128 + self._stop)

    def _hear_signal(self, number: int, frame: FrameType | None) -> None:
        self._stop = signal.Signals(number)
        if self._loop_of_events is not None and not self._loop_of_events.is_closed():
            self._loop_of_events.call_soon_threadsafe(self.close_on_signal, self._stop)

    def close_on_signal(self, number: signal.Signals) -> None:
        """Close the screen. Every answer is already saved."""
        if number == getattr(signal, "SIGHUP", None):
            if not terminal_lives():
                # There is nothing left to restore, and trying may block forever.
                os._exit(128 + number)
            last = threading.Timer(PATIENCE, os._exit, [128 + number])
            last.daemon = True
            last.start()
        self.leave(128 + number)

    def leave(self, code: int) -> None:
        self.exit(code, return_code=code)
