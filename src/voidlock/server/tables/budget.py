"""CPU budget: an interval timer interrupts a request whose thread has computed for too long."""

from __future__ import annotations

import atexit
import gc
import signal
import sys
import threading
from collections.abc import Callable
from time import monotonic
from types import FrameType
from typing import TypeVar

from voidlock.server.log.table import NotAllowed
from voidlock.server.operations.cpu_time import thread_time
from voidlock.server.operations.event_log import ADDRESS

REQUEST_CPU = 0.25
"""Seconds of CPU time a request may take by default."""

LOG_SHARE = 40
"""A log is trusted: reading all of it may take this many times as long as a request, an entry four times."""
ENTRY_SHARE = 4

TICK = 0.01
"""Seconds between two looks at the CPU time, and between two interruptions if the first one was swallowed."""

STOPPED_AFTER = 0.1
"""Seconds without a tick after which the timer is set again: something else may have used it."""

IDLE_TICKS = 100
"""Ticks without a request after which the timer stops."""

T = TypeVar("T")

Spend = Callable[[str, float, int], None]
"""Charges an address for CPU seconds, and for bytes that others are sent."""


class Interrupted(BaseException):
    """The timer rang. Rules never see it: it is no `Exception`."""


def charge_nobody(address: str, seconds: float, sent_bytes: int) -> None:
    """Charges no account."""


class Timer:
    """The one interval timer of this process. Without one (Windows, or off the main thread) it never rings.

    It ticks in real time and reads the thread's clock: `ITIMER_PROF` counts all threads, and by samples. It goes on
    ticking between requests, because setting a timer costs more than most requests take, and stops when none come.
    """

    def __init__(self) -> None:
        self.running = False
        """Whether a request is being carried out."""
        self._exists: bool | None = None
        self._ticked = 0.0
        """When it ticked last; 0 if it does not."""
        self._idle = 0
        self._until = 0.0
        self._collecting = 0.0
        """When the garbage collector began; 0 while it does not run."""

    def ring_at(self, until: float) -> None:
        """Ring when the thread's clock shows this, and then again and again, as long as `running`."""
        self._until = until
        self._idle = 0
        if monotonic() - self._ticked > STOPPED_AFTER:
            self._start()

    def _start(self) -> None:
        if self._exists is None:
            self._exists = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
            if self._exists:
                sys.unraisablehook = _without_swallowed(sys.unraisablehook)
                # When Python ends, its handlers are gone, and one more tick would kill the process.
                atexit.register(self._stop)
                gc.callbacks.append(self._on_collection)
        if self._exists:
            self._ticked = monotonic()
            signal.signal(signal.SIGALRM, self._tick)
            signal.setitimer(signal.ITIMER_REAL, TICK, TICK)

    def _stop(self) -> None:
        self._ticked = 0.0
        signal.setitimer(signal.ITIMER_REAL, 0.0)

    def _tick(self, number: int, frame: FrameType | None) -> None:
        self._ticked = monotonic()
        if self._collecting:
            return
        if self.running:
            if thread_time() >= self._until:
                raise Interrupted
            return
        self._idle += 1
        if self._idle > IDLE_TICKS:
            self._stop()

    def _on_collection(self, phase: str, info: dict[str, int]) -> None:
        """The collector walks everybody's tables, so the request during which it starts gets that time back."""
        if phase == "start":
            self._collecting = thread_time()
        elif self._collecting:  # a tick may have interrupted the call at the start
            self._until += thread_time() - self._collecting
            self._collecting = 0.0


def _without_swallowed(hook: Callable[[sys.UnraisableHookArgs], object]) -> Callable[[sys.UnraisableHookArgs], None]:
    """An unraisable hook: a destructor that was running swallows an interruption; the next one comes soon."""

    def report(unraisable: sys.UnraisableHookArgs) -> None:
        if unraisable.exc_type is not Interrupted:
            hook(unraisable)

    return report


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
        return self._limit(self._seconds, work)

    def entry(self, work: Callable[[], T]) -> T:
        """Read one entry of a log."""
        return self._limit(ENTRY_SHARE * self._seconds, work)

    def charge(self, address: str, work: Callable[[], None]) -> None:
        """Show clients what this address has caused, and what cannot be refused any more."""
        before, began = ADDRESS.set(address), thread_time()
        try:
            work()
        finally:
            self._spend(address, thread_time() - began, 0)
            ADDRESS.reset(before)

    def charge_frame(self, receiver: str, frame: bytes) -> None:
        """The address that causes a frame to another pays for its bytes: the receiver did not ask for it."""
        causer = ADDRESS.get()
        if causer != receiver:
            self._spend(causer, 0.0, len(frame))

    def log_allows(self, seconds: float) -> bool:
        """Whether a log that took this much CPU may be read further."""
        return seconds <= LOG_SHARE * self._seconds

    def _limit(self, seconds: float, work: Callable[[], T]) -> T:
        """The result of the work; the address of this task is charged."""
        if TIMER.running:
            return work()
        began = thread_time()
        try:
            try:
                # In this order: a tick in between would compare with the end of the last request.
                TIMER.ring_at(began + seconds)
                TIMER.running = True
                return work()
            finally:
                # The timer may still ring on the way here: hence the outer `except`.
                TIMER.running = False
        except Interrupted:
            TIMER.running = False
            raise NotAllowed("table_too_slow") from None
        finally:
            self._spend(ADDRESS.get(), thread_time() - began, 0)
