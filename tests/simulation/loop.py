"""An event loop with virtual time: it never waits, and processes on it can be killed between any two steps."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Mapping
from contextvars import Context, ContextVar, copy_context
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import FileDescriptorLike

PROCESS: ContextVar[str] = ContextVar("PROCESS", default="")
"""The simulated process that the running code belongs to; one that it has started is named `parent/child/`."""


class Stuck(Exception):
    """Nothing is left to happen, and somebody still waits."""


class Instant(selectors.BaseSelector):
    """Passes the time that a real selector would wait: no file is ever ready."""

    def __init__(self) -> None:
        self.now = 0.0
        self._keys: dict[FileDescriptorLike, selectors.SelectorKey] = {}

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck
        self.now += max(0.0, timeout)
        return []

    def register(self, fileobj: FileDescriptorLike, events: int, data: object = None) -> selectors.SelectorKey:
        key = self._keys[fileobj] = selectors.SelectorKey(fileobj, 0, events, data)
        return key

    def unregister(self, fileobj: FileDescriptorLike) -> selectors.SelectorKey:
        return self._keys.pop(fileobj)

    def get_map(self) -> Mapping[FileDescriptorLike, selectors.SelectorKey]:
        return self._keys


class VirtualLoop(asyncio.SelectorEventLoop):
    """Time is what its timers wait for."""

    def __init__(self) -> None:
        self._instant = Instant()
        self._killed: set[str] = set()
        super().__init__(self._instant)
        # A timer rings when its time has come, not a little before.
        self._clock_resolution = 1e-9

    def time(self) -> float:
        return self._instant.now

    def kill(self, process: str) -> None:
        """Nothing of this process and its children runs any more, not even the end of what has begun."""
        self._killed.add(process)
        # asyncio keeps what is to run in these two; there is no other way to stop it without a `finally`.
        for handle in (*self._ready, *self._scheduled):  # type: ignore[attr-defined]
            if handle._context.get(PROCESS, "").startswith(process):
                handle.cancel()

    def lives(self, process: str) -> bool:
        """Whether neither the process nor the one that has started it was killed."""
        parent, _, child = process.partition("/")
        return process not in self._killed and not (child and f"{parent}/" in self._killed)


def context_of(process: str) -> Context:
    """A context in which everything that is started belongs to this process."""
    context = copy_context()
    context.run(PROCESS.set, process)
    return context


def later(seconds: float, context: Context, call: Callable[..., object], *given: object) -> None:
    """Call this in a process, if it still lives by then."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    loop.call_later(seconds, _call_if_alive, loop, context, call, given, context=context)


def _call_if_alive(loop: VirtualLoop, context: Context, call: Callable[..., object], given: tuple[object, ...]) -> None:
    if loop.lives(context.get(PROCESS, "")):
        call(*given)
