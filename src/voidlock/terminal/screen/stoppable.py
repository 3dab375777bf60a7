"""A screen that can be stopped at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from typing import ClassVar

from textual.app import App
from textual.driver import Driver
from textual.scrollbar import ScrollBar, ScrollBarRender

from ..console import STOPS
from .staying import staying_driver


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
    CSS_PATH = "screen.tcss"

    another_follows = False
    """Whether the terminal is kept for the next screen."""

    def __init__(self) -> None:
        super().__init__(ansi_color=True)

    def get_driver_class(self) -> type[Driver]:
        return staying_driver(super().get_driver_class())

    async def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for number in STOPS:
            loop.add_signal_handler(number, self.stopped_by, number)

    async def on_unmount(self) -> None:
        loop = asyncio.get_running_loop()
        for number in STOPS:
            loop.remove_signal_handler(number)

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
