"""Shared code of the training programs: games in worker processes, and files of weights."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

from voidlock.angel import RULES
from voidlock.engine import Game, Source, seed_of
from voidlock.games.angel.bots.brother import choose_by_heuristics
from voidlock.games.angel.state import State

GAMES = Path(__file__).parent.parent / "src" / "voidlock" / "games"

WEIGHTS = GAMES / "angel" / "bots" / "brother" / "weights.py"
NEEDS = GAMES / "angel" / "bots" / "brother" / "needs.json"
VALUE, HULK_VALUE = GAMES / "angel" / "bots" / "value.json", GAMES / "hulk" / "bots" / "value.json"
"""The weights of the bots."""

T = TypeVar("T")


def begun(players: int, words: str, *, keep: bool = False) -> Game[State]:
    """A game with random teams."""
    state = RULES.set_up({"players": players, "teams": "random"})
    return Game(RULES, state, Source(seed_of(words)), keep=keep).start()


def by_thumb(game: Game[State], rng: random.Random, slips: float) -> int:
    """The answer of the rules of thumb, or sometimes a random one."""
    choice = game.pending[0]
    return rng.randrange(len(choice.options)) if rng.random() < slips else choose_by_heuristics(game.state, choice)


def in_processes(play: Callable[[str], T], words: Sequence[str], jobs: int) -> list[T]:
    """The result of one game per seed, in worker processes."""
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(play, words, chunksize=max(1, len(words) // (jobs * 20))))


def write(path: Path, weights: object) -> None:
    path.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path.name}")
