"""`voidlock puzzle`: the puzzle of the day, the list of puzzles, and one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from voidlock.engine import Puzzle, State, of_the_day
from voidlock.games import DEFAULT, KITS, Kit, Lacking, kit_of
from voidlock.terminal.menu.options import BadOption, GameOptions, NothingFound
from voidlock.terminal.menu.start import Face, Start, sitting_at
from voidlock.terminal.saves import data_folder
from voidlock.terminal.sessions.local import LocalGame
from voidlock.terminal.sessions.puzzle import Puzzling, Solved
from voidlock.texts import Words


def solve(options: GameOptions, face: Face) -> Start:
    """The puzzle that the options name, or that of the day. Raises BadOption and Lacking."""
    puzzle = find_puzzle(options.game, options.puzzle or "", face.words)
    puzzles = puzzles_of(kit_of(puzzle.game))
    again = options._replace(game=puzzle.game, puzzle=puzzle.id)
    after = puzzles[(puzzles.index(puzzle) + 1) % len(puzzles)]
    return Start(seated(Puzzling(puzzle, Solved(face.folder))), again, again._replace(puzzle=after.id))


def seated(puzzling: Puzzling) -> LocalGame[State]:
    """The sitting that plays a puzzle; nothing of it is saved."""
    puzzle = puzzling.puzzle
    sitting = sitting_at(kit_of(puzzle.game).loaded(dict(puzzle.file))[0], None)
    sitting.teaching = puzzling
    return sitting


def puzzles_of(kit: Kit[State]) -> list[Puzzle]:
    """The puzzles of a game. Raises Lacking."""
    if not kit.puzzles:
        raise Lacking("puzzles")
    return list(kit.puzzles)


def puzzled() -> list[Kit[State]]:
    """The games that have puzzles."""
    return [kit for kit in KITS.values() if kit.puzzles]


def find_puzzle(game: str | None, name: str, words: Words) -> Puzzle:
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
    raise NothingFound(words.say("puzzle-unknown", text=name[:40]))


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
