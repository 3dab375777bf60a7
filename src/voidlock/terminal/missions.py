"""`voidlock mission`: mission files looked at, and the list of missions."""

from __future__ import annotations

from pathlib import Path

from voidlock.hulk.mission import MissionRefused
from voidlock.hulk.mission_file import read_mission
from voidlock.table import FileError
from voidlock.texts import Words

from .telling import because

LARGEST = 1 << 20


def read_text(path: Path) -> str:
    """A mission file as text. Raises FileError."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise FileError("file_too_large", str(path))
        return content.decode("utf-8-sig")
    except OSError as error:
        raise FileError("file_unreadable", str(path), why=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise FileError("file_no_text", str(path)) from error


def checked(path: Path, words: Words) -> tuple[bool, list[str]]:
    """Whether a mission file can be played, and what there is to say about it. Raises FileError."""
    try:
        mission = read_mission(read_text(path))
    except MissionRefused as refused:
        return False, [
            words.say("terminal-hulk-fault", path=str(path), line=line, why=because(reason, words))
            for line, reason in refused.faults
        ]
    counts = {
        "squares": sum(row.count(glyph) for row in mission.rows for glyph in "./+BMOX^v"),
        "sections": len({letter for row in mission.sections for letter in row} - {"#"}),
        "entries": len(mission.entries),
        "marines": len(mission.marines),
    }
    return True, [words.say("terminal-hulk-sound", {"title": mission.title, **counts})]
