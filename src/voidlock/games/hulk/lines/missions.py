"""Mission file lookup and validation for the terminal, with an error message per fault."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from voidlock.engine import read_text
from voidlock.games.hulk.mission.file import parse, read_mission
from voidlock.games.hulk.mission.mission import Fault, MissionRefused
from voidlock.games.hulk.mission.played import benchmark_of
from voidlock.games.hulk.mission.shipped import find_mission, mission_names
from voidlock.games.hulk.rules import RULES
from voidlock.games.kit import MissionLines
from voidlock.installation import command
from voidlock.odds.figure import percent
from voidlock.terminal.console import printable
from voidlock.terminal.menu.options import BadFile, BadOption
from voidlock.terminal.model.typed import strip_quotes
from voidlock.texts import Words
from voidlock.words.line import Line
from voidlock.words.telling import because, file_name

LARGEST, MOST_FILES = 1 << 20, 20

MARK = "!"


def find_file(name: str) -> Path | None:
    """The file of this name, or the one a shell would open (quotes, `~`). None if there is no file."""
    try:
        path = Path(name) if Path(name).is_file() else Path(strip_quotes(name)).expanduser()
        return path if path.is_file() else None
    except (OSError, ValueError, RuntimeError):
        # The name is not valid for a file.
        return None


def mission_files(folder: Path) -> list[Path]:
    """The text files in a folder that contain a map."""
    try:
        texts = sorted(path for path in folder.glob("*.txt") if path.is_file() and path.stat().st_size <= LARGEST)
        return [path for path in texts if b"[map]" in path.read_bytes()][:MOST_FILES]
    except OSError:
        return []


def mission_of(named: str, words: Words) -> str:
    """A mission as the rules take it: its full name, or the text of a valid file. Raises BadOption and FileError."""
    found = find_mission(named)
    if found:
        return found
    path = find_file(named)
    if path is None:
        raise BadOption(words.say("terminal-hulk-mission-unknown", name=named[:80], command=command()))
    text = read_text(path, LARGEST)
    try:
        read_mission(text)
    except MissionRefused as refused:
        raise BadFile(RULES.name, describe_faults(path, text, refused.faults, words)) from None
    return text


def describe_faults(path: Path, text: str, faults: Sequence[Fault], words: Words) -> list[str]:
    """Every fault of a mission file with its line, and its map with a mark after each faulty square."""
    told = [words.say("screen-fault", line=fault.line, why=because(fault.reason, words)) for fault in faults]
    heading = words.say("screen-faults", path=str(path), number=len(faults))
    wrong = {str(fault.reason.arguments.get("square", "")) for fault in faults}
    return [printable(line) for line in (heading, *told, "", *draw_marked_map(text, wrong))]


def draw_marked_map(text: str, wrong: set[str]) -> Iterator[str]:
    """The map as drawn in the file, numbered along the sides; nothing if there is none."""
    mission, _ = parse(text)
    if mission is None or not mission.map:
        return
    rows, width = mission.map, max(len(row) for row in mission.map)
    yield "   " + "".join(f"{x:<10}" for x in range(0, width, 5)).rstrip()
    for y, row in enumerate(rows):
        signs = [glyph if glyph.isprintable() and glyph.isascii() else "?" for glyph in row]
        yield f"{y:2} " + "".join(sign + (MARK if f"{x},{y}" in wrong else " ") for x, sign in enumerate(signs))


def figures(name: str) -> dict[str, int | str]:
    """The arguments of `hulk-figures`: how hard and how long a built-in mission is."""
    found = benchmark_of(name)
    assert found is not None
    return {"hardness": found.hardness, "number": found.minutes, "share": percent(found.wins / found.games)}


def list_missions(words: Words) -> list[Line]:
    """The built-in missions, numbered, with their briefings."""
    lines = []
    for number, name in enumerate(mission_names(), start=1):
        title = words.name("mission", name)
        lines.append(Line(words.say("terminal-hulk-mission", number=number, title=title, name=name)))
        lines.append(Line("    " + words.say("hulk-figures", figures(name))))
        lines.append(Line("    " + words.say(f"briefing-{name}"), "quiet"))
    return lines


def check_mission(path: Path, words: Words) -> tuple[bool, list[str]]:
    """Whether a mission file is playable, and its faults or its contents in words. Raises FileError."""
    try:
        mission = read_mission(read_text(path, LARGEST))
    except MissionRefused as refused:
        return False, [
            words.say(
                "terminal-hulk-fault",
                path=file_name(str(path), words),
                line=fault.line,
                why=because(fault.reason, words),
            )
            for fault in refused.faults
        ]
    counts = {
        "squares": sum(row.count(glyph) for row in mission.map for glyph in "./+BMOX^v"),
        "sections": len({letter for row in mission.sections for letter in row} - {"#"}),
        "entries": len(mission.entries),
        "marines": len(mission.marines),
    }
    return True, [words.say("terminal-hulk-sound", {"title": mission.title, **counts})]


MISSION_LINES = MissionLines(list_missions, check_mission)
