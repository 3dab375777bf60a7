"""SIGHUP: closing the terminal shuts the server down; a service with a log file reopens it instead."""

from __future__ import annotations

import asyncio
import signal
import sys

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
