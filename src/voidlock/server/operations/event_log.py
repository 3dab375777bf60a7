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

from .measures import EVENTS

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


def event(name: str, /, *, level: int = logging.INFO, **fields: Field) -> None:
    """Log an event. Never pass a secret, a player's name or chat."""
    EVENTS.add(name)
    log.log(level, name, extra={"fields": fields})


def failure(name: str, error: BaseException | None = None, /, **fields: Field) -> None:
    """Log an exception, or the one that is being handled, with its traceback, as one line."""
    EVENTS.add(name)
    log.error(name, extra={"fields": fields}, exc_info=error or True)


def start_logging(settings: LogSettings) -> None:
    """Send every line of this process, also uvicorn's, where the settings say. Raises OSError if it cannot."""
    # A watched file is opened again when it was moved away, in every process and without a signal.
    in_file = settings.file not in ("", STANDARD_ERROR)
    handler = WatchedFileHandler(settings.file, encoding="utf-8") if in_file else logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(settings))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(logging.INFO if settings.file or settings.verbose else logging.WARNING)
    # uvicorn writes addresses into its lines.
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(uvicorn_level(settings))


def uvicorn_level(settings: LogSettings) -> int:
    return logging.INFO if settings.verbose and settings.addresses else logging.WARNING


class Lines(logging.Formatter):
    """A record as one line. Lines that are not events of ours have the name of their logger as `event`."""

    def __init__(self, settings: LogSettings) -> None:
        super().__init__()
        self._json = settings.format == "json"
        self._addresses = settings.addresses

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        fields: dict[str, Field] = {"time": at, "level": record.levelname.lower(), **self._fields(record)}
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return json.dumps(fields) if self._json else written(fields)

    def _fields(self, record: logging.LogRecord) -> dict[str, Field]:
        own: Mapping[str, Field] | None = getattr(record, "fields", None)
        if own is None:
            return {"event": record.name.partition(".")[0], "message": record.getMessage()}
        shown = {name: value for name, value in own.items() if value != "" and (self._addresses or name != "address")}
        return {"event": record.getMessage(), **shown}


def written(fields: Mapping[str, Field]) -> str:
    """`key=value` pairs; a value with spaces or control characters is quoted as in JSON, so a line stays a line."""
    return " ".join([f"{name}={_value(str(value))}" for name, value in fields.items()])


def _value(text: str) -> str:
    return text if PLAIN.fullmatch(text) else json.dumps(text)
