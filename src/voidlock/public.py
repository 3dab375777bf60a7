"""The functions of `import voidlock`: load and save a game, show its board, review it."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from voidlock.engine import SPECTATOR, AnyGame, Choice, Game, Json, Refused, State, read_file, save_file
from voidlock.games import kit_for, load_game, require
from voidlock.texts import Words
from voidlock.words.boards import draw_board
from voidlock.words.telling import because, question

S = TypeVar("S", bound=State)

MOST_SHOWN = 12
"""How many answers a board or an error lists."""


def load(path: str | os.PathLike[str]) -> Game[State]:
    """The game of a file, at the question where it stopped. Raises `FileError`, which says what is wrong and where.

    A game of older rules that continues under today's comes with a warning.

    >>> import pathlib, tempfile, voidlock
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = pathlib.Path(folder, "game.json")
    ...     voidlock.save(voidlock.angel.new(seed=7), path)
    ...     voidlock.load(path)
    <Game angel players=1 round=1 asks=1:choose_team>
    """
    game, notes = load_game(read_file(Path(path)))
    for note in notes:
        warnings.warn(because(note, Words("en")), stacklevel=2)
    return game


def save(game: AnyGame, path: str | os.PathLike[str]) -> None:
    """Write the game to a file, which `load` and every other part of Voidlock reads.

    >>> import pathlib, tempfile, voidlock
    >>> game = voidlock.angel.new(seed=7)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     voidlock.save(game, pathlib.Path(folder, "game.json"))
    """
    save_file(game, Path(path))


def board(game: AnyGame, seat: int | None = None, language: str = "en") -> str:
    """The board as a seat sees it, and what is asked; `print(game)` prints it.

    Without a seat, a solo game shows what its player sees, any other what everybody sees. `language` is `en` or `ja`.

    >>> import voidlock
    >>> print(voidlock.hulk.new("airlock-nine", seed=7))
    Turn 1...
    """
    words = Words(language)
    seen_by = seat if seat is not None else 1 if len(game.seats) == 1 else SPECTATOR
    own = kit_for(game.rules).lines is not None
    lines = [line.text for line in draw_board(game, seen_by, words)] if own else [repr(game)]
    asked = [choice for choice in game.pending if choice.seat == seen_by or not choice.secret]
    return "\n".join([*lines, *[_describe_question(choice, words) for choice in asked]])


def review(game: Game[S]) -> dict[str, Json]:
    """How lucky a finished game was, and how it was played: the figures of the end screen.

    >>> import random, voidlock
    >>> game = voidlock.angel.new(seed=7)
    >>> while game.pending:
    ...     _ = game.apply(1, random.choice(game.pending[0].options))
    >>> sorted(voidlock.review(game))
    ['deaths', 'honours', 'luck', 'lucky', 'result', 'rolls', 'squad', 'statistics', 'story', 'unlucky']
    """
    return require(kit_for(game.rules).review, "review")(game)


def refusal(refused: Refused) -> str:
    """A refusal as a sentence, followed by what would be accepted."""
    words = Words("en")
    try:
        told = because(refused.reason, words)
    except LookupError:  # another project's game, without words for it
        told = str(refused.reason)
    return f"{told} {_answers(refused.legal, words)}" if refused.legal else told


def _describe_question(choice: Choice[object], words: Words) -> str:
    asked = words.say("terminal-asked", seat=("seat", str(choice.seat)), question=question(choice, words))
    return f"{asked} {_answers(choice.texts(), words)}"


def _answers(texts: Sequence[str], words: Words) -> str:
    shown = words.say("terminal-comma").join(texts[:MOST_SHOWN])
    return words.say("python-answers", answers=shown, more=max(0, len(texts) - MOST_SHOWN))
