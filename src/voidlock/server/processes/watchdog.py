"""Watchdog: a game process that gives no sign of life any more is killed, so that another can take its place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from voidlock.server.operations.event_log import event

from .messages import FromGame, Ping
from .wire import Channel

STARTED_WITHIN = 60.0
"""Seconds a process has before its first sign of life."""

KNOCKS = 10
"""Knocks in that time. They are counted, not timed: while this process sleeps too, no knock is missed."""


class Watchdog:
    """Knocks at one process until it is stopped; kills it if it does not answer."""

    def __init__(self, name: str, kill: Callable[[], None], channel: Channel[FromGame], seconds: float) -> None:
        self._name = name
        self._kill = kill
        self._channel = channel
        self._seconds = seconds
        self._left = max(KNOCKS, round(KNOCKS * STARTED_WITHIN / seconds))
        """Knocks until it counts as hung."""
        self._task = asyncio.create_task(self._watch())

    def reset(self) -> None:
        """The process lives."""
        self._left = KNOCKS

    def stop(self) -> None:
        self._task.cancel()

    async def _watch(self) -> None:
        while self._left:
            self._left -= 1
            self._channel.send(Ping())
            await asyncio.sleep(self._seconds / KNOCKS)
        event("game_process_hung", level=logging.ERROR, process=self._name, seconds=self._seconds)
        self._kill()
