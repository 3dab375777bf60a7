"""Signals: SIGHUP reopens the log of a service, and Ctrl-C is not for child processes."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from .event_log import STANDARD_ERROR, LogSettings, event


def handle_hangup(settings: LogSettings) -> None:
    """Call in the running loop. `nohup` keeps its effect: a signal that is ignored stays ignored."""
    if sys.platform == "win32":
        return
    if settings.file not in ("", STANDARD_ERROR) and not _has_terminal():
        # The log follows a file that was moved away with its next line; this is that line.
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, event, "log_reopened")
    elif signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, lambda number, frame: signal.raise_signal(signal.SIGTERM))


def _has_terminal() -> bool:
    return any(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


@contextmanager
def block_signals() -> Iterator[None]:
    """Child processes started in this block never hear Ctrl-C or a hang-up, not even while they import.

    The terminal sends both to a whole group of processes; what becomes of the children is their parent's business.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGHUP))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
