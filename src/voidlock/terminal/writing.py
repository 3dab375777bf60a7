"""A game is written to a file that somebody names."""

from __future__ import annotations

import json
from pathlib import Path

from voidlock.engine import Json
from voidlock.engine.record import write_text
from voidlock.texts import Words

from .saves import is_game
from .telling import system_trouble
from .typed import unquoted


class NotWritten(Exception):
    """The message that says why not, and what it tells."""

    def __init__(self, id: str, **arguments: str) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments


def write_game(record: dict[str, Json], place: str, words: Words) -> Path:
    """Where it was written. Raises NotWritten; nothing but a game file is ever written over."""
    try:
        path = Path(unquoted(place)).expanduser()
        if path.exists() and not is_game(path):
            raise NotWritten("terminal-save-other-file", path=str(path))
        if not path.absolute().parent.exists():
            why = words.say("terminal-trouble-folder-missing")
            raise NotWritten("terminal-save-failed", path=str(path), why=why)
        write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        why = system_trouble(error, words)
        raise NotWritten("terminal-save-failed", path=place[:80], why=why) from None
    except (ValueError, RuntimeError):
        why = words.say("terminal-trouble-not-a-path")
        raise NotWritten("terminal-save-failed", path=place[:80], why=why) from None
    return path
