"""A screen that can be stopped at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import ClassVar

from textual.app import App
from textual.scrollbar import ScrollBar, ScrollBarRender

from ..console import STOPS


class PlainBar(ScrollBarRender):
    """A scrollbar of whole letters: the parts of blocks are wide in some terminals and narrow in others."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * len(ScrollBarRender.VERTICAL_BARS)


ScrollBar.renderer = PlainBar


class Stoppable(App[int]):
    """A screen that goes when the system wants the program to stop, and leaves the terminal in order."""

    AUTO_FOCUS = None
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "screen.tcss"

    def __init__(self) -> None:
        super().__init__(ansi_color=True)

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
            # There is no terminal left to put in order, and trying to may wait for it for ever.
            os._exit(128 + number)
        self.leave(128 + number)

    def leave(self, code: int) -> None:
        self.exit(code, return_code=code)
