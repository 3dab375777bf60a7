"""A screen without a terminal: keys are pressed, the picture is read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from textual import _wait
from textual.pilot import Pilot
from textual.worker import WorkerCancelled

from voidlock.terminal.full_screen.app import GameScreen
from voidlock.terminal.model.preferences import Preferences
from voidlock.terminal.model.session import Sitting
from voidlock.texts import Words

SIZE = (100, 32)


@contextmanager
def short_steps() -> Iterator[None]:
    """Let Textual wait in steps of 2.5 ms, not 20, until the process is idle: most of a test's time.

    Only where something else says when all is done, as `settle` does: a process may seem idle too soon.
    """
    usual, _wait.SLEEP_GRANULARITY = _wait.SLEEP_GRANULARITY, 1 / 400
    try:
        yield
    finally:
        _wait.SLEEP_GRANULARITY = usual


@asynccontextmanager
async def acting(
    sitting: Sitting, language: str = "en", size: tuple[int, int] = SIZE, pace: str = "none"
) -> AsyncIterator[Actor]:
    preferences = Preferences()
    preferences.pace = pace
    app = GameScreen(sitting, Words(language), preferences)
    async with app.run_test(size=size) as pilot:
        actor = Actor(app, pilot)
        await actor.settle()
        yield actor


class Actor:
    """Presses keys and reads the screen."""

    def __init__(self, app: GameScreen, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> str:
        with short_steps():
            await self.pilot.press(*keys)
            return await self.settle()

    async def type(self, line: str) -> str:
        """A line typed letter by letter, and Enter."""
        names = {" ": "space", ":": "colon", "_": "underscore", "?": "question_mark"}
        return await self.press(*[names.get(letter, letter) for letter in line], "enter")

    async def settle(self) -> str:
        """Wait until the chances are computed and everything is drawn."""
        before, now = "", ""
        with short_steps():
            # A screen that was just opened is blank until it is drawn.
            while now != before or not now:
                before, now = now, await self._drawn()
        return now

    async def _drawn(self) -> str:
        await self.pilot.pause()
        while len(self.app.workers) or self.app.controller.at_work():
            # News computes the chances again; then those are waited for.
            with suppress(WorkerCancelled):
                await self.app.workers.wait_for_complete()
            if work := self.app.controller.at_work():
                await asyncio.wait(work)
            await self.pilot.pause()
        # A pause is over as soon as this process gets no time, which on a busy machine says nothing.
        while self.app.screen._callbacks:
            await self.pilot.pause()
        return self.text()

    def text(self, *, framed: bool = False) -> str:
        """What a person would read, line by line; the sides of frames only if they are wanted."""
        # Textual has no public way to read a screen as text, nor what is left to do after it is drawn.
        strips = self.app.screen._compositor.render_strips()
        lines = ["".join(segment.text for segment in strip) for strip in strips]
        return "\n".join((line if framed else line.replace("│", " ")).rstrip() for line in lines)
