"""TOML files that people write: lessons and puzzles."""

from __future__ import annotations

from pathlib import Path

from voidlock.engine.events import Json

from .reading import FileError, Reader
from .record import LARGEST


def read_table(path: Path) -> dict[str, Json]:
    """The contents of a TOML file. Raises FileError."""
    # Imported late: most programs read no such file.
    import tomllib

    try:
        with path.open("rb") as file:
            content = file.read(LARGEST)
        return tomllib.loads(content.decode())
    except OSError as error:
        raise FileError("file_unreadable", str(path), why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise FileError("file_no_text", str(path)) from error
    except tomllib.TOMLDecodeError as error:
        raise FileError("file_no_toml", str(path), why=str(error)) from error


def name_of(path: Path) -> str:
    """The id of a file that its number puts in order: `02-tokens.toml` is `tokens`."""
    return path.stem.lstrip("0123456789").lstrip("-")


def texts_of(reader: Reader | None) -> tuple[str, ...]:
    """A list of texts; one text is its words."""
    return tuple([item.text() for item in reader.items()]) if reader is not None else ()
