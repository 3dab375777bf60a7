"""Games of Space Hulk that are committed here, and how they are told.

`python -m tests.hulk.playthroughs.games` writes the texts again; with `--new` it picks new games first.
"""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path

from tests.hulk.policies import GAMES, careful, play
from voidlock import hulk
from voidlock.engine import Game, Json, load, read_file, save
from voidlock.hulk import State
from voidlock.terminal.console import Console
from voidlock.terminal.reports.replay import tell_all
from voidlock.texts import Words

HERE = Path(__file__).parent
LANGUAGES = {"airlock-nine": "ja", "cold-forge": "en", "the-nest": "ja", "suicide-mission": "en"}
"""Each game is told in one language."""
TRIED = 40
"""Games looked through for one worth telling."""


def data_of(name: str) -> dict[str, Json]:
    return read_file(HERE / f"{name}.json")


def tell(name: str, language: str) -> str:
    """The whole game in words, and its last board."""
    game, _ = load(data_of(name), GAMES)
    target = io.StringIO()
    tell_all(game, Words(language), Console(io.BytesIO(), target))
    return target.getvalue()


def worth(game: Game[State]) -> int:
    """How many kinds of happenings it shows; a victory is worth many."""
    return len({event.name for _, event in game.events}) + 20 * (game.result == "win")


def write(new: bool) -> None:
    for name, language in LANGUAGES.items():
        if new:
            games = [
                play(hulk.new(name, seed=f"{name} {number}"), careful, random.Random(number)) for number in range(TRIED)
            ]
            text = json.dumps(save(max(games, key=worth)), ensure_ascii=False, indent=1)
            (HERE / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        (HERE / f"{name}.{language}.txt").write_text(tell(name, language), encoding="utf-8")


if __name__ == "__main__":
    write("--new" in sys.argv[1:])
