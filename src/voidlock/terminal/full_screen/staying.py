"""Textual driver that stays in the alternate screen between two applications, so that the shell does not flash up."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from textual.driver import Driver

if TYPE_CHECKING:
    from voidlock.terminal.full_screen.stoppable import Stoppable

GIVEN_BACK = "\x1b[?1049l"
"""The ANSI code that leaves the alternate screen."""


def staying_driver(usual: type[Driver]) -> type[Driver]:
    """The driver that stays, if the usual one is Textual's Linux driver; otherwise the usual one."""
    if sys.platform == "win32":
        return usual
    from textual.drivers.linux_driver import LinuxDriver

    class StayingDriver(LinuxDriver):
        """Stays in the alternate screen if its application says that another one follows."""

        _app: Stoppable

        def write(self, data: str) -> None:
            if data != GIVEN_BACK or not self._app.another_follows:
                super().write(data)

    return StayingDriver if usual is LinuxDriver else usual


def give_back() -> None:
    """Leave the alternate screen after all."""
    if sys.__stderr__ is not None and sys.__stderr__.isatty():
        sys.__stderr__.write(GIVEN_BACK)
        sys.__stderr__.flush()
