"""Puzzles: a game file with a prepared position, a goal, and the one answer that gives it the best chance.

A puzzle is an ordinary game. Its answer is everything the player answers before the next roll.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path
from typing import TypeVar

from ..choice import Option, Thing
from ..events import Json
from ..game import AnyGame
from ..inputs import Answer, Rolled
from .reading import FileError, Reader, name_of, read_table, texts_of

WORDS = "puzzle"
"""The kind of a puzzle's messages: `puzzle-<game>-<puzzle>-<what is said>`."""

ASK, WHY = "ask", "why"
"""What a puzzle says: its question, and why the best answer is the best."""

MOST_DEALS = 200
MOST_PLAYS = 2000

FIELDS = ("goal", "best", "deals", "plays")

NOT = "!"
"""Before a pattern that no answer may match."""

P = TypeVar("P")


class Puzzle:
    """A puzzle of a game: its id, its game file, its goals and its answer.

    goals    what must be true at the end, as kind and name: `alive:leon`; without a name, for all
    best     the answers that are the best, each as patterns that all match: `move:leon:noctis !turn:*`
    deals    how many times what the player cannot know is dealt; 1 if nothing of it matters
    plays    how many times each answer is played out, if there is too much to try it all; 0: all is tried
    """

    def __init__(self, game: str, id: str, file: dict[str, Json], about: dict[str, Reader]) -> None:
        self.game, self.id, self.file = game, id, file
        self.goals = texts_of(about.get("goal"))
        self.best = [tuple(item.text().split()) for item in about["best"].items()]
        self.deals = about["deals"].number(1, MOST_DEALS) if "deals" in about else 1
        self.plays = about["plays"].number(2, MOST_PLAYS) if "plays" in about else 0

    @property
    def opening_inputs(self) -> int:
        """How many inputs were made before the player is asked."""
        before = self.file.get("inputs", [])
        return len(before) if isinstance(before, list) else 0

    def thing(self, said: str = "") -> Thing:
        """The puzzle's name, or something said about it; `puzzle-<game>-<puzzle>` is its title."""
        return Thing(WORDS, "-".join([self.game, self.id, *([said] if said else [])]))

    def things(self) -> Iterator[Thing]:
        """Everything the puzzle says."""
        yield from [self.thing(), self.thing(ASK), self.thing(WHY)]

    def says(self, game: AnyGame) -> Thing:
        """Its question; once it is answered, why the best answer is the best."""
        return self.thing(WHY if self.is_over(game) else ASK)

    def answers(self, game: AnyGame) -> list[Option[object]]:
        """What the player has answered, up to the first roll."""
        found: list[Option[object]] = []
        for given in game.inputs[self.opening_inputs :]:
            if not isinstance(given, Answer):
                break
            found.append(given.option)
        return found

    def is_over(self, game: AnyGame) -> bool:
        """Whether the player has answered, and chance goes on."""
        return not game.pending or any(isinstance(given, Rolled) for given in game.inputs[self.opening_inputs :])

    def is_best(self, texts: Sequence[str]) -> bool:
        """Whether these answers are the ones that the puzzle calls the best."""
        return any(all(_fits(texts, pattern) for pattern in patterns) for patterns in self.best)


def _fits(texts: Sequence[str], pattern: str) -> bool:
    wanted = not pattern.startswith(NOT)
    return any(fnmatchcase(text, pattern.removeprefix(NOT)) for text in texts) == wanted


def of_the_day(puzzles: Sequence[P], now: datetime | None = None) -> P:
    """The puzzle of this day, which begins at midnight UTC: another one every day until all have been."""
    moment = now if now is not None else datetime.now(UTC)
    return puzzles[int(moment.timestamp() // 86400) % len(puzzles)]


def read_puzzles(game: str, folder: Path) -> list[Puzzle]:
    """The puzzles of a folder, in the order of their file names."""
    return [read_puzzle(game, path) for path in sorted(folder.glob("*.toml"))]


def read_puzzle(game: str, path: Path) -> Puzzle:
    """The puzzle of a file. Raises FileError."""
    data = read_table(path)
    about = {field: Reader(data.pop(field), field) for field in FIELDS if field in data}
    for needed in ("goal", "best"):
        if needed not in about:
            raise FileError("missing", needed)
    return Puzzle(game, name_of(path), {"voidlock": 1, "game": game, **data}, about)
