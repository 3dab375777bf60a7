"""CPU budget: an interval timer interrupts a request whose thread has computed for too long."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable
from time import thread_time
from types import FrameType
from typing import TypeVar

from voidlock.server.log.table import NotAllowed
from voidlock.server.operations.event_log import ADDRESS

REQUEST_CPU = 0.25
"""Seconds of CPU time a request may take by default."""

LOG_SHARE = 40
"""A log is trusted: reading all of it may take this many times as long as a request, an entry four times."""
ENTRY_SHARE = 4

AGAIN = 0.01
"""Seconds between two looks at the CPU time, and between two interruptions if the first one was swallowed."""

T = TypeVar("T")

Spend = Callable[[str, float], None]
"""Charges an address for CPU seconds."""


class Interrupted(BaseException):
    """The timer rang. Rules never see it: it is no `Exception`."""


def charge_nobody(address: str, seconds: float) -> None:
    """Without an account nobody pays."""


class Timer:
    """The one interval timer of this process. Without one (Windows, or off the main thread) it never rings.

    It ticks in real time and reads the thread's clock: `ITIMER_PROF` counts all threads, and by samples.
    """

    def __init__(self) -> None:
        self.running = False
        self._exists: bool | None = None
        self._until = 0.0

    def set(self, seconds: float) -> None:
        """Ring after so many CPU seconds and then again and again; never if 0."""
        if self._exists is None:
            self._exists = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
            if self._exists:
                signal.signal(signal.SIGALRM, self._tick)
                sys.unraisablehook = _without_swallowed(sys.unraisablehook)
        if self._exists:
            self._until = thread_time() + seconds
            signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN if seconds else 0.0)

    def _tick(self, number: int, frame: FrameType | None) -> None:
        if self.running and thread_time() >= self._until:
            raise Interrupted


def _without_swallowed(hook: Callable[[sys.UnraisableHookArgs], object]) -> Callable[[sys.UnraisableHookArgs], None]:
    """An unraisable hook: a destructor that was running swallows an interruption; the next one comes soon."""

    def told(unraisable: sys.UnraisableHookArgs) -> None:
        if unraisable.exc_type is not Interrupted:
            hook(unraisable)

    return told


TIMER = Timer()


class CpuBudget:
    """Bounds work that does not wait for anything and leaves no trace when it is interrupted.

    Work over its budget is refused as `table_too_slow`.
    """

    def __init__(self, seconds: float = REQUEST_CPU, spend: Spend = charge_nobody) -> None:
        self._seconds = seconds
        self._spend = spend

    def request(self, work: Callable[[], T]) -> T:
        """Do what a request asks for."""
        return self._limited(self._seconds, work)

    def entry(self, work: Callable[[], T]) -> T:
        """Read one entry of a log."""
        return self._limited(ENTRY_SHARE * self._seconds, work)

    def log_allows(self, seconds: float) -> bool:
        """Whether reading one log may go on after so many CPU seconds."""
        return seconds <= LOG_SHARE * self._seconds

    def _limited(self, seconds: float, work: Callable[[], T]) -> T:
        """The result of the work; the address of this task is charged."""
        if TIMER.running:
            return work()
        began = thread_time()
        try:
            try:
                TIMER.running = True
                TIMER.set(seconds)
                return work()
            finally:
                # The timer may still ring on the way here: hence the outer `except`.
                TIMER.running = False
        except Interrupted:
            TIMER.running = False
            raise NotAllowed("table_too_slow") from None
        finally:
            TIMER.set(0.0)
            self._spend(ADDRESS.get(), thread_time() - began)
