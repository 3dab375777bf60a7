"""A game is written to a file that somebody names."""

from __future__ import annotations

import json
from pathlib import Path

from voidlock.table import Json
from voidlock.table.record import write_text
from voidlock.texts import Words

from ..saves import is_game
from ..telling import system_trouble
from ..typed import unquoted
from .sitting import Declined


def write_game(record: dict[str, Json], place: str, words: Words) -> Path:
    """Where it was written. Raises Declined; nothing but a game file is ever written over."""
    try:
        path = Path(unquoted(place)).expanduser()
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
