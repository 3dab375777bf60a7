"""The bar of a long run on standard error: Rich's where it is installed, a line that renews itself elsewhere."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager
from typing import Protocol, Self

from voidlock.sim.run import Progress
from voidlock.terminal.reports.simulation import ProgressLine, duration, speed
from voidlock.texts import Words


class Bar(Protocol):
    """Shows how far a run is, until it is left."""

    def say(self, id: str) -> None: ...

    def show(self, progress: Progress) -> None: ...


class RichBar:
    """A bar that moves from the first second on, before any game is over."""

    def __init__(self, words: Words) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, SpinnerColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as Live

        columns = (SpinnerColumn("line"), BarColumn(20), TextColumn("{task.description}"), TimeElapsedColumn())
        self._live = Live(*columns, console=Console(stderr=True), transient=True)
        self._task = self._live.add_task("", total=None)
        self.words = words

    def __enter__(self) -> Self:
        self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._live.stop()

    def say(self, id: str) -> None:
        self._live.update(self._task, description=self.words.say(id))

    def show(self, progress: Progress) -> None:
        told = self.words.say(
            "sim-progress",
            bar="",
            done=progress.done,
            games=progress.games,
            speed=speed(progress.rate, self.words),
            left="-" if progress.left is None else duration(progress.left),
            wins=progress.wins,
        )
        self._live.update(self._task, total=progress.games, completed=progress.done, description=told.strip())


def bar(words: Words) -> AbstractContextManager[Bar]:
    """The best bar that this installation has. Where nobody watches, it shows nothing."""
    if sys.stderr.isatty():
        try:
            return RichBar(words)
        except ImportError:
            pass
    return ProgressLine(words)
