"""Files that somebody names: a game is written to one, a mission is read from one."""

from __future__ import annotations

import os
from itertools import takewhile
from pathlib import Path

from voidlock.engine import Json
from voidlock.terminal import writing
from voidlock.texts import Words

from .sitting import Declined


def write_game(record: dict[str, Json], place: str, words: Words) -> Path:
    """Where it was written. Raises Declined."""
    try:
        return writing.write_game(record, place, words)
    except writing.NotWritten as failed:
        raise Declined(failed.id, **failed.arguments) from None


def completed(typed: str) -> str:
    """A path that is begun, as far as there is no choice; a folder ends with a slash."""
    folder, name = os.path.split(typed)
    try:
        found = [path for path in Path(folder).expanduser().iterdir() if path.name.startswith(name)]
    except (OSError, ValueError, RuntimeError):
        return typed
    letters = takewhile(lambda each: len({*each}) == 1, zip(*[path.name for path in found], strict=False))
    common = "".join(each[0] for each in letters)
    if not common:
        return typed
    ends = "/" if len(found) == 1 and found[0].is_dir() else ""
    return f"{typed[: len(typed) - len(name)]}{common}{ends}"


MOST_FILES, LONGEST = 20, 1 << 20


def mission_files(folder: Path) -> list[Path]:
    """The texts of a folder that draw a map."""
    try:
        texts = sorted(path for path in folder.glob("*.txt") if path.is_file() and path.stat().st_size <= LONGEST)
        return [path for path in texts if b"[map]" in path.read_bytes()][:MOST_FILES]
    except OSError:
        return []
