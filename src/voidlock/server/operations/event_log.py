"""Structured event log: one line per event, as key=value pairs or as JSON, on standard error or in a file."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from logging.handlers import WatchedFileHandler
from typing import NamedTuple

from .metrics import EVENTS

STANDARD_ERROR = "-"
"""The name of standard error among the log files."""

Field = str | int | float

PLAIN = re.compile(r"[\w.,:;/@+*()\[\]-]+", re.ASCII)
"""A value that needs no quotes."""

ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""The address of the client for which this task works."""

log = logging.getLogger("voidlock.server")


class LogSettings(NamedTuple):
    """Where lines go and how they look; plain data, so that every process of a server can be given the same."""

    file: str = ""
    """A path, or `-` for standard error. If empty, only warnings are logged, on standard error."""
    format: str = "text"
    """`text` or `json`."""
    addresses: bool = True
    """Whether lines name the addresses of clients."""
    verbose: bool = False
    """Whether the lines of uvicorn are logged too."""


def event(name: str, /, *, level: int = logging.INFO, error: BaseException | None = None, **fields: Field) -> None:
    """Log an event, with the traceback of an error. Never pass a secret, a player's name or chat."""
    EVENTS.labels(name).inc()
    known = {field: value for field, value in fields.items() if value != ""}
    log.log(level, name, extra={"fields": {"event": name, **known}}, exc_info=error)


def failure(name: str, error: BaseException | None = None, /, **fields: Field) -> None:
    """Log an exception, or the one that is being handled."""
    event(name, level=logging.ERROR, error=error or sys.exception(), **fields)


def start_logging(settings: LogSettings) -> None:
    """Send every line of this process, also uvicorn's, where the settings say. Raises OSError if it cannot."""
    # A watched file is opened again when it was moved away, in every process and without a signal.
    in_file = settings.file not in ("", STANDARD_ERROR)
    handler = WatchedFileHandler(settings.file, encoding="utf-8") if in_file else logging.StreamHandler(sys.stderr)
    handler.setFormatter(EventFormatter(settings))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    log.setLevel(logging.INFO if settings.file or settings.verbose else logging.WARNING)
    # uvicorn writes addresses into its lines.
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(uvicorn_level(settings))


def uvicorn_level(settings: LogSettings) -> int:
    return logging.INFO if settings.verbose and settings.addresses else logging.WARNING


class EventFormatter(logging.Formatter):
    """A record as one line. Lines that are not events of ours have the name of their logger as `event`."""

    def __init__(self, settings: LogSettings) -> None:
        super().__init__()
        self._write = json.dumps if settings.format == "json" else _write_pairs
        self._addresses = settings.addresses

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        library = {"event": record.name.partition(".")[0], "message": record.getMessage()}
        fields = {"time": at, "level": record.levelname.lower(), **getattr(record, "fields", library)}
        if not self._addresses:
            fields.pop("address", None)
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return self._write(fields)


def _write_pairs(fields: Mapping[str, Field]) -> str:
    """`key=value` pairs; a value with spaces or control characters is quoted as in JSON, so a line stays a line."""
    return " ".join([f"{name}={_quote(str(value))}" for name, value in fields.items()])


def _quote(text: str) -> str:
    return text if PLAIN.fullmatch(text) else json.dumps(text)
