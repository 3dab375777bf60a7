"""A terminal that is not given back between two screens that follow each other: the shell does not show through."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from textual.driver import Driver

if TYPE_CHECKING:
    from .stoppable import Stoppable

GIVEN_BACK = "\x1b[?1049l"
"""What makes a terminal show again what was there before."""


def staying_driver(usual: type[Driver]) -> type[Driver]:
    """The usual one wherever it is another than that of terminals."""
    if sys.platform == "win32":
        return usual
    from textual.drivers.linux_driver import LinuxDriver

    class StayingDriver(LinuxDriver):
        """Keeps the screen if its application says that another one follows."""

        _app: Stoppable

        def write(self, data: str) -> None:
            if data != GIVEN_BACK or not self._app.another_follows:
                super().write(data)

    return StayingDriver if usual is LinuxDriver else usual


def give_back() -> None:
    """After all nothing follows."""
    if sys.__stderr__ is not None and sys.__stderr__.isatty():
        sys.__stderr__.write(GIVEN_BACK)
        sys.__stderr__.flush()
