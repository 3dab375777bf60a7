"""A puzzle on this computer: its question, what the player's answer was worth, and which puzzles are solved."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from voidlock.engine import AnyGame, Puzzle, Reason, Thing
from voidlock.engine.files.puzzle import ASK, WHY
from voidlock.engine.files.record import write_text
from voidlock.games import kit_of
from voidlock.odds.figure import percent
from voidlock.odds.puzzles import Line, Solver, Verdict
from voidlock.terminal.model.session import Offer, Offers
from voidlock.terminal.sessions.lesson import kept_ids
from voidlock.texts import Words

NEXT, AGAIN, LEAVE = Offer("next", "puzzle-next"), Offer("again", "puzzle-again"), Offer("leave", "puzzle-leave")


class Solved:
    """The puzzles that the player has solved, in the data folder."""

    def __init__(self, folder: Path) -> None:
        self._list = folder / "puzzles.json"

    def _done(self) -> list[str]:
        return kept_ids(self._list)

    def has(self, puzzle: Puzzle) -> bool:
        return puzzle.thing().id in self._done()

    def keep(self, puzzle: Puzzle) -> None:
        """Remember that it is solved; without a folder to write to, it is forgotten."""
        if not self.has(puzzle):
            with suppress(OSError):
                write_text(self._list, json.dumps([*self._done(), puzzle.thing().id]) + "\n")


class Puzzling:
    """The puzzle that a sitting plays."""

    advises = False
    """The Librarian plays to win the game, which may not be what the puzzle asks for."""

    def __init__(self, puzzle: Puzzle, solved: Solved) -> None:
        self.puzzle, self.solved = puzzle, solved
        self._verdict: Verdict | None = None

    def says(self, game: AnyGame, words: Words) -> str:
        """The question; once it is answered, the verdict."""
        title = self.puzzle.thing()
        if not self.is_over(game):
            return words.say("puzzle-said", title=title, text=words.name(*self.puzzle.thing(ASK)))
        verdict = self._judged(game)
        told = {"best": answered(verdict.best, words), "than": percent(verdict.best.chance)}
        found = words.say(
            "puzzle-solved" if verdict.solved else "puzzle-missed",
            {"answer": answered(verdict.own, words), "chance": percent(verdict.own.chance), **told},
        )
        said = [found, words.name(*self.puzzle.thing(WHY))]
        if self.puzzle.plays:
            said.append(words.say("puzzle-searched", plays=self.puzzle.plays, error=max(1, round(100 * verdict.error))))
        return words.say("puzzle-said", title=title, text=words.say("terminal-space").join(said))

    def _judged(self, game: AnyGame) -> Verdict:
        if self._verdict is None:
            self._verdict = Solver(kit_of(self.puzzle.game), self.puzzle).verdict(game)
            if self._verdict.solved:
                self.solved.keep(self.puzzle)
        return self._verdict

    def points(self, game: AnyGame) -> Sequence[Thing]:
        return ()

    def wrong(self, game: AnyGame, text: str) -> Reason | None:
        return None

    def is_over(self, game: AnyGame) -> bool:
        return self.puzzle.is_over(game)

    def offers(self, game: AnyGame) -> Offers | None:
        """What the player can do once the puzzle is answered."""
        return Offers("puzzle-over", {}, [NEXT, AGAIN, LEAVE]) if self.is_over(game) else None

    def keep(self, game: AnyGame) -> None:
        """A puzzle is too short to be saved."""

    def farewell(self, game: AnyGame, words: Words) -> list[str]:
        return []


def answered(line: Line, words: Words) -> str:
    """A whole answer in words."""
    told = [words.option(option.verb, option.arguments()) for option in line.answers]
    return words.say("terminal-comma").join(told)
