"""The games that are committed here, one for each number of players."""

from __future__ import annotations

import json
import random
from pathlib import Path

from tests.random_play.policies import careful
from voidlock import angel
from voidlock.angel import RULES, State
from voidlock.engine import Game, Json, Thing, read_file, save

HERE = Path(__file__).parent
GAMES = {"angel": RULES}
NAMES = ("solo", "two", "three", "four", "five", "six")
LANGUAGES = {"solo": "ja", "two": "en", "three": "en", "four": "en", "five": "ja", "six": "ja"}
"""Each game is told in one language: it takes all six games to meet every card, and three show most messages."""

TRIED = 600
"""Games looked through for one worth telling."""


def data_of(name: str) -> dict[str, Json]:
    return read_file(HERE / f"{name}.json")


def write_new_games() -> None:
    """Once the rules have changed so far that a committed game cannot be played any more."""
    for players, name in enumerate(NAMES, start=1):
        games = [_played(players, f"{name} {number}") for number in range(TRIED)]
        text = json.dumps(save(max(games, key=_worth)), ensure_ascii=False, indent=1)
        (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def _played(players: int, seed: str) -> Game[State]:
    game = angel.new(players, seed=seed)
    rng = random.Random(seed)
    while game.pending:
        choice = rng.choice(game.pending)
        game.apply(choice.seat, choice.options[careful(game.state, choice, rng)])
    return game


def _worth(game: Game[State]) -> int:
    """How many different cards and kinds of happenings it shows; a victory is worth many."""
    seen: set[str | Thing] = set()
    for _, event in game.events:
        seen.add(event.name)
        for value in event.arguments().values():
            if isinstance(value, Thing) and value.kind in ("action", "event", "location", "terrain"):
                seen.add(value)
    return len(seen) + 40 * (game.result == "win")
