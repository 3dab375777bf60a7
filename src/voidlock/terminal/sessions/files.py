"""Typed paths: saving a game, and Tab completion."""

from __future__ import annotations

import json
import os
from itertools import takewhile
from pathlib import Path

from voidlock.engine import Json
from voidlock.engine.files.record import write_text
from voidlock.terminal.model.session import Declined
from voidlock.terminal.model.typed import strip_quotes
from voidlock.terminal.saves import is_game
from voidlock.texts import Words
from voidlock.words.telling import system_trouble


def write_game(record: dict[str, Json], place: str, words: Words) -> Path:
    """Save a game and return its path. Raises Declined; only game files are overwritten."""
    try:
        path = Path(strip_quotes(place)).expanduser()
        if path.exists() and not is_game(path):
            raise Declined("terminal-save-other-file", path=str(path))
        if not path.absolute().parent.exists():
            why = words.say("terminal-trouble-folder-missing")
            raise Declined("terminal-save-failed", path=str(path), why=why)
        write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        why = system_trouble(error, words)
        raise Declined("terminal-save-failed", path=place[:80], why=why) from None
    except (ValueError, RuntimeError):
        why = words.say("terminal-trouble-not-a-path")
        raise Declined("terminal-save-failed", path=place[:80], why=why) from None
    return path


def complete_path(typed: str) -> str:
    """Tab completion: extend a path as far as it is unique. A folder ends with a slash."""
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
