"""Games of both kinds that are committed here, told as `voidlock replay` tells them.

`python -m tests.playthroughs.games` writes the texts again; with `--new` it picks new games first.
"""

from __future__ import annotations

import io
import json
import random
import sys
from pathlib import Path

from tests.hulk import policies as of_hulk
from tests.random_play import policies as of_angel
from voidlock import angel, hulk
from voidlock.engine import Game, Json, State, Thing, read_file, save
from voidlock.games import KITS, load_game
from voidlock.terminal.console import Console
from voidlock.terminal.reports.replay import tell_all
from voidlock.texts import Words

HERE = Path(__file__).parent
GAMES = {name: kit.rules for name, kit in KITS.items()}
PLAYERS = ("solo", "two", "three", "four", "five", "six")
LANGUAGES = {
    **{"solo": "ja", "two": "en", "three": "en", "four": "en", "five": "ja", "six": "ja"},
    **{"airlock-nine": "ja", "cold-forge": "en", "the-nest": "ja", "suicide-mission": "en"},
}
"""Each game is told in one language: it takes all six of the card game to meet every card."""

TRIED = 100
"""Games looked through for one worth telling."""

CARDS = ("action", "event", "location", "terrain")


def data_of(name: str) -> dict[str, Json]:
    return read_file(HERE / f"{name}.json")


def tell(name: str) -> str:
    """The whole game in words, and its last board."""
    game, _ = load_game(data_of(name))
    target = io.StringIO()
    tell_all(game, Words(LANGUAGES[name]), Console(io.BytesIO(), target))
    return target.getvalue()


def play(name: str, number: int) -> dict[str, Json]:
    """A game file of marines who do mostly what a beginner would."""
    rng, seed = random.Random(f"{name} {number}"), f"{name} {number}"
    if name not in PLAYERS:
        return save(of_hulk.play(hulk.new(name, seed=seed), of_hulk.careful, rng))
    game = angel.new(PLAYERS.index(name) + 1, seed=seed)
    while game.pending:
        choice = rng.choice(game.pending)
        game.apply(choice.seat, choice.options[of_angel.careful(game.state, choice, rng)])
    return save(game)


def worth(data: dict[str, Json]) -> int:
    """How many different cards and kinds of happenings a game shows; a victory is worth many."""
    game: Game[State] = load_game(data)[0]
    seen: set[str | Thing] = set()
    for _, event in game.events:
        seen.add(event.name)
        seen |= {value for value in event.arguments().values() if isinstance(value, Thing) and value.kind in CARDS}
    return len(seen) + 40 * (game.result == "win")


def write(new: bool) -> None:
    for name, language in LANGUAGES.items():
        if new:
            best = max([play(name, number) for number in range(TRIED)], key=worth)
            (HERE / f"{name}.json").write_text(json.dumps(best, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        (HERE / f"{name}.{language}.txt").write_text(tell(name), encoding="utf-8")


if __name__ == "__main__":
    write("--new" in sys.argv[1:])
