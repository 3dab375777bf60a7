"""`voidlock lesson check` and `voidlock puzzle check`: whether a file works, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from voidlock.engine import Argument, read_lesson, read_puzzle
from voidlock.engine.files.lesson import faults
from voidlock.games import DEFAULT, kit_of
from voidlock.odds.figure import percent
from voidlock.odds.puzzles import check
from voidlock.texts import LANGUAGES, Words
from voidlock.words.telling import because


def check_lesson(file: Path, game: str | None, words: Words) -> tuple[bool, list[str]]:
    """Play a lesson step by step: whether it works, and the lines that say so or what is wrong. Raises FileError."""
    kit = kit_of(game or _game_of(file, "lessons"))
    lesson = read_lesson(kit.name, file)
    wrong = faults(lesson, kit.load(dict(lesson.file))[0])
    lines = [words.say("learn-fault", number=fault.step, why=because(fault.reason, words)) for fault in wrong]
    lines += missing_messages(lesson.things(), words)
    return not lines, lines or [words.say("learn-sound", name=lesson.id, steps=len(lesson.steps))]


def check_puzzle(file: Path, game: str | None, words: Words) -> tuple[bool, list[str]]:
    """Solve a puzzle: whether it is sound, and the lines that say so or what is wrong. Raises FileError."""
    kit = kit_of(game or _game_of(file, "puzzles"))
    puzzle = read_puzzle(kit.name, file)
    found = check(kit, puzzle)
    lines = [because(reason, words) for reason in found.faults] + missing_messages(puzzle.things(), words)
    if lines or found.best is None or found.other is None:
        return False, lines
    told: dict[str, Argument] = {
        "name": puzzle.id,
        "best": " ".join(found.best.texts),
        "chance": percent(found.best.chance, 1),
        "other": " ".join(found.other.texts),
        "than": percent(found.other.chance, 1),
        "error": f"{100 * found.error:.1f}",
        "deals": puzzle.deals,
        "plays": puzzle.plays,
    }
    id = "puzzle-sound-searched" if puzzle.plays else "puzzle-sound" if puzzle.deals == 1 else "puzzle-sound-dealt"
    return True, [words.say(id, told)]


def missing_messages(things: Iterable[tuple[str, str]], words: Words) -> list[str]:
    """A line for each message that a language lacks."""
    ids = [f"{kind}-{id}" for kind, id in things]
    known = {language: {*Words(language).ids()} for language in LANGUAGES}
    return [
        words.say("learn-no-words", id=id, language=language)
        for language in LANGUAGES
        for id in ids
        if id not in known[language]
    ]


def _game_of(file: Path, folder: str) -> str:
    """The game whose folder the file is in: `angel/lessons/01-facing.toml`."""
    return file.absolute().parent.parent.name if file.absolute().parent.name == folder else DEFAULT
