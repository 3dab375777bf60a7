"""A screen that can be stopped at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import ClassVar

from textual.app import App
from textual.driver import Driver
from textual.scrollbar import ScrollBar, ScrollBarRender

from voidlock.terminal.console import STOPS

from .staying import give_back, staying_driver


class PlainBar(ScrollBarRender):
    """A scrollbar of whole letters: the parts of blocks are wide in some terminals and narrow in others."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * len(ScrollBarRender.VERTICAL_BARS)


ScrollBar.renderer = PlainBar


PATIENCE = 2.0
"""Seconds within which a terminal that was hung up on is put in order, or not at all."""


def terminal_lives() -> bool:
    """A terminal that was closed does not answer any more; one may also be told to hang up while it is there."""
    if sys.platform == "win32" or sys.__stdin__ is None:
        return False
    import termios

    try:
        termios.tcgetattr(sys.__stdin__.fileno())
    except (termios.error, OSError, ValueError):
        return False
    return True


class Stoppable(App[int]):
    """A screen that goes when the system wants the program to stop, and leaves the terminal in order."""

    AUTO_FOCUS = None
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = Path(__file__).with_name("screen.tcss")

    another_follows = False
    """Whether the terminal is kept for the next screen."""

    def __init__(self) -> None:
        super().__init__(ansi_color=True)
        self._stop: signal.Signals | None = None
        """What the system stopped the program with."""
        self._loop_of_events: asyncio.AbstractEventLoop | None = None

    def shown(self) -> int:
        """Show the screen until somebody leaves; the exit code.

        A stop is heard from before the terminal is taken until it is in order again.
        """
        before = {number: signal.signal(number, self._heard_stop) for number in STOPS}
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
            # This screen does not come any more, and the one before may have kept the terminal for it.
            give_back()
            self.leave(128 + self._stop)

    def _heard_stop(self, number: int, frame: FrameType | None) -> None:
        self._stop = signal.Signals(number)
        if self._loop_of_events is not None and not self._loop_of_events.is_closed():
            self._loop_of_events.call_soon_threadsafe(self.stopped_by, self._stop)

    def stopped_by(self, number: signal.Signals) -> None:
        """Every answer is kept already; only the screen has to go."""
        if number == getattr(signal, "SIGHUP", None):
            if not terminal_lives():
                # There is nothing left to put in order, and trying to may wait for it for ever.
                os._exit(128 + number)
            last = threading.Timer(PATIENCE, os._exit, [128 + number])
            last.daemon = True
            last.start()
        self.leave(128 + number)

    def leave(self, code: int) -> None:
        self.exit(code, return_code=code)
