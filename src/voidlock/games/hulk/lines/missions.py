"""`voidlock mission`: mission files looked at, and the list of missions."""

from __future__ import annotations

from pathlib import Path

from voidlock.engine import FileError, Game
from voidlock.games import hulk
from voidlock.games.hulk.mission.file import find_mission, read_mission
from voidlock.games.hulk.mission.mission import MissionRefused
from voidlock.installation import command
from voidlock.terminal.start.options import BadOption, Wished, is_text
from voidlock.terminal.telling import because
from voidlock.terminal.typed import unquoted
from voidlock.texts import Words

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


class FaultyMission(BadOption):
    """A mission file that cannot be played: its text and what is wrong with it."""

    def __init__(self, told: str, path: Path, text: str, refused: MissionRefused) -> None:
        super().__init__(told)
        self.path, self.text, self.faults = path, text, refused.faults


def see_that_hulk_is_alone(wished: Wished, words: Words) -> None:
    if wished.players not in (None, 1) or wished.teams is not None:
        raise BadOption(words.say("terminal-option-hulk-alone"))
    if wished.setting:
        raise BadOption(words.say("terminal-option-hulk-setting"))


def file_called(name: str) -> Path | None:
    """The file of this name, or the one that a shell would take it for (quotes, `~`); None if there is none."""
    try:
        path = Path(name) if Path(name).is_file() else Path(unquoted(name)).expanduser()
        return path if path.is_file() else None
    except (OSError, ValueError, RuntimeError):
        # No file can be called so.
        return None


def new_mission(named: str, seed: str | None, words: Words) -> Game[hulk.State]:
    """A game of a mission of the package by its name, or of a mission file. Raises BadOption and FileError."""
    if seed is not None and not is_text(seed):
        raise BadOption(words.say("terminal-option-seed"))
    text = find_mission(named)
    if not text:
        path = file_called(named)
        if path is None:
            raise BadOption(words.say("terminal-hulk-mission-unknown", name=named[:80], command=command()))
        text = read_text(path)
        try:
            read_mission(text)
        except MissionRefused as refused:
            number, reason = refused.faults[0]
            told = words.say("terminal-hulk-mission-faulty", path=named, line=number, why=because(reason, words))
            raise FaultyMission(told, path, text, refused) from None
    return hulk.new(text, seed=seed)


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
