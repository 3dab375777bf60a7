"""A puzzle on this computer: its question, what the player's answer was worth, and which puzzles are solved."""

from __future__ import annotations

from pathlib import Path

from voidlock.engine import AnyGame, Game, Puzzle, State
from voidlock.engine.files.puzzle import ASK, WHY
from voidlock.games import kit_of
from voidlock.odds.figure import percent
from voidlock.odds.puzzles import Line, Solver, Verdict
from voidlock.terminal.sessions.coaching import Coaching, KeptIds
from voidlock.texts import Words


def solved_puzzles(folder: Path) -> KeptIds:
    """The puzzles that the player has solved, in the data folder."""
    return KeptIds(folder / "puzzles.json")


class Puzzling(Coaching):
    """The puzzle that a session plays."""

    kind = "puzzle"

    def __init__(self, puzzle: Puzzle, folder: Path) -> None:
        self.puzzle, self._solved = puzzle, solved_puzzles(folder)
        self._verdict: Verdict | None = None

    def game(self) -> Game[State]:
        return kit_of(self.puzzle.game).load(dict(self.puzzle.file))[0]

    def describe(self, game: AnyGame, words: Words) -> str:
        """The question; once it is answered, the verdict."""
        title = self.puzzle.thing()
        if not self.is_over(game):
            return words.say("puzzle-said", title=title, text=words.name(*self.puzzle.thing(ASK)))
        verdict = self._judge(game)
        told = {"best": describe_line(verdict.best, words), "than": percent(verdict.best.chance)}
        found = words.say(
            "puzzle-solved" if verdict.solved else "puzzle-missed",
            {"answer": describe_line(verdict.own, words), "chance": percent(verdict.own.chance), **told},
        )
        said = [found, words.name(*self.puzzle.thing(WHY))]
        if self.puzzle.plays:
            said.append(words.say("puzzle-searched", plays=self.puzzle.plays, error=max(1, round(100 * verdict.error))))
        return words.say("puzzle-said", title=title, text=words.say("terminal-space").join(said))

    def _judge(self, game: AnyGame) -> Verdict:
        if self._verdict is None:
            self._verdict = Solver(kit_of(self.puzzle.game), self.puzzle).verdict(game)
            if self._verdict.solved:
                self._solved.add(self.puzzle.thing().id)
        return self._verdict

    def is_over(self, game: AnyGame) -> bool:
        return self.puzzle.is_over(game)

    def keep(self, game: AnyGame) -> None:
        """A puzzle is too short to be saved."""


def describe_line(line: Line, words: Words) -> str:
    """A whole answer in words."""
    told = [words.option(option.verb, option.arguments()) for option in line.answers]
    return words.say("terminal-comma").join(told)
