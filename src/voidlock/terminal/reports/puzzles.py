"""`voidlock puzzle check`: solves a puzzle, and says what is wrong with it."""

from __future__ import annotations

from pathlib import Path

from voidlock.engine import Argument, Puzzle, read_puzzle
from voidlock.games import DEFAULT, kit_of
from voidlock.odds.figure import percent
from voidlock.odds.puzzles import check
from voidlock.texts import LANGUAGES, Words
from voidlock.words.telling import because


def checked(file: Path, game: str | None, words: Words) -> tuple[bool, list[str]]:
    """Whether the puzzle is sound, and the lines that say so or what is wrong. Raises FileError."""
    kit = kit_of(game or _game_of(file))
    puzzle = read_puzzle(kit.name, file)
    found = check(kit, puzzle)
    lines = [because(reason, words) for reason in found.faults]
    lines += [words.say("learn-no-words", id=id, language=language) for id, language in wordless(puzzle)]
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


def wordless(puzzle: Puzzle) -> list[tuple[str, str]]:
    """The messages of the puzzle that a language lacks."""
    missing = []
    for language in LANGUAGES:
        there = {*Words(language).ids()}
        missing += [(id, language) for id in ["-".join(thing) for thing in puzzle.things()] if id not in there]
    return missing


def _game_of(file: Path) -> str:
    """The game whose folder the file is in: `angel/puzzles/01-behind.toml`."""
    return file.absolute().parent.parent.name if file.absolute().parent.name == "puzzles" else DEFAULT
