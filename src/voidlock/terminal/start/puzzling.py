"""`voidlock puzzle`: the puzzle of the day, the list of puzzles, and one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from voidlock.engine import Puzzle, State, of_the_day
from voidlock.games import DEFAULT, KITS, Kit, kit_of, required
from voidlock.terminal.saves import data_folder
from voidlock.terminal.sitting.here import Here
from voidlock.terminal.sitting.puzzling import Puzzling, Solved
from voidlock.texts import Words

from .commands import face_for
from .options import BadOption
from .start import Face, sitting_at


def play_puzzle(words: Words, environ: Mapping[str, str], game: str | None, name: str, *, plain: bool) -> int:
    """Play the puzzle of this name, and others after it. Returns the exit code. Raises BadOption."""
    puzzle = named(game, name, words)
    with face_for(words, environ, plain=plain) as face:
        return solve(puzzle, face)


def solve(puzzle: Puzzle, face: Face) -> int:
    """Play a puzzle, and others after it as long as the player wants. Returns the exit code."""
    while True:
        puzzling = Puzzling(puzzle, Solved(face.folder))
        code = face.run(seated(puzzling))
        if puzzling.chosen not in ("next", "again"):
            return code
        puzzles = puzzles_of(kit_of(puzzle.game))
        puzzle = puzzles[(puzzles.index(puzzle) + (puzzling.chosen == "next")) % len(puzzles)]


def seated(puzzling: Puzzling) -> Here[State]:
    """The sitting that plays a puzzle; nothing of it is saved."""
    puzzle = puzzling.puzzle
    sitting = sitting_at(kit_of(puzzle.game).loaded(dict(puzzle.file))[0], None)
    assert isinstance(sitting, Here)
    sitting.teaching = puzzling
    return sitting


def puzzles_of(kit: Kit[State]) -> list[Puzzle]:
    """The puzzles of a game. Raises Lacking."""
    return list(required(kit.puzzles, "puzzles"))


def puzzled() -> list[Kit[State]]:
    """The games that have puzzles."""
    return [kit for kit in KITS.values() if kit.puzzles is not None and kit.puzzles()]


def named(game: str | None, name: str, words: Words) -> Puzzle:
    """The puzzle of this name; without one, the puzzle of the day. Raises BadOption and Lacking."""
    if not name:
        puzzles = puzzles_of(kit_of(game or DEFAULT))
        if not puzzles:
            raise BadOption(words.say("puzzle-none"))
        return of_the_day(puzzles)
    for kit in puzzled():
        for puzzle in puzzles_of(kit):
            if puzzle.id == name.casefold() and game in (None, kit.name):
                return puzzle
    raise BadOption(words.say("puzzle-unknown", text=name[:40]))


def listed(words: Words, environ: Mapping[str, str]) -> list[str]:
    """A line for each puzzle: its name, its title, and whether it is solved or today's."""
    solved, lines = Solved(data_folder(environ)), []
    for kit in puzzled():
        puzzles = puzzles_of(kit)
        lines.append(words.say("learn-game", game=kit.name))
        for puzzle in puzzles:
            state = "solved" if solved.has(puzzle) else "today" if puzzle is of_the_day(puzzles) else "new"
            title = words.say("puzzle-listed", title=puzzle.thing(), state=state)
            lines.append(f"  {puzzle.id:<16} {title}")
    return lines
