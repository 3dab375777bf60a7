"""Makes the views of Space Hulk that samples.html shows: missions played by chance to a telling moment."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

from voidlock.hulk.facts import FIRST_BLIP
from voidlock.hulk.state import OUT
from voidlock.table import Choice, Game, Json, Origin, load, new_game

from voidlock import hulk
from voidlock.hulk import State

HERE = Path(__file__).parent
View = dict[str, Json]

LIVELY = ("activate", "move", "overwatch", "open", "fire", "listed", "keep", "flame")
"""Answers that lead somewhere."""


AIRLOCK: dict[str, Json] = {
    "mission": "airlock-nine",
    "turn": 2,
    "phase": "marines",
    "command_points": 3,
    "marines": {
        "sgt": {"at": "7,5", "facing": "E"},
        "sb1": {"at": "3,5", "facing": "E", "overwatch": True},
        "sb2": {"at": "2,5", "facing": "W"},
    },
    "aliens": {"S1": "8,6 N", "S2": "8,5 W", "B1": "8,7 2", "B2": "8,8 1", "B3": "E2 3"},
    "agenda": ["next_marine"],
}
"""The sergeant is about to act, with a stealer before him, blips behind it, and one that lurks."""


def main() -> None:
    _write("airlock", _staged(AIRLOCK, "activate:sgt"))
    for name, mission, wanted in (
        ("suicide", "suicide-mission", _burning),
        ("exterminate", "exterminate", _busy),
        ("forge", "cold-forge", _later),
    ):
        _write(name, _found(mission, wanted))


def _write(name: str, view: View) -> None:
    path = HERE / f"hulk-{name}.json"
    path.write_text(json.dumps(view) + "\n", encoding="utf-8")
    print(path.name, path.stat().st_size)


def _staged(position: dict[str, Json], answer: str) -> View:
    record: dict[str, Json] = {"voidlock": 1, "game": "hulk", "rules": hulk.RULES.version, "seed": "sample"}
    game = load({**record, "position": position}, {hulk.RULES.name: hulk.RULES})[0]
    game.apply(1, next(option for option in game.pending[0].options if option.text == answer))
    return game.view(1)


def _found(mission: str, wanted: Callable[[State], bool]) -> View:
    """The first view in which an order is wanted and the position is as it should be."""
    chance = random.Random(4)
    for number in range(100):
        game = new_game(hulk.RULES, Origin(f"sample {number}", {"mission": mission}))
        while game.pending and len(game.inputs) < 3_000:
            choice = game.pending[0]
            if choice.kind == "order" and wanted(game.state):
                return game.view(1)
            _answer(game, choice, chance)
    raise LookupError(f"no such position in {mission}")


def _answer(game: Game[State], choice: Choice[object], chance: random.Random) -> None:
    lively = [option for option in choice.options if option.verb in LIVELY]
    game.apply(choice.seat, chance.choice(lively if lively and chance.random() < 0.85 else list(choice.options)))


def _busy(state: State) -> bool:
    """Somebody is on overwatch, and stealers and blips are about."""
    blips = [place for place in state.place[FIRST_BLIP:] if place != OUT]
    return len(state.stealers()) > 1 and state.overwatch > 0 and len(blips) > 2


def _burning(state: State) -> bool:
    return state.burning > 0


def _later(state: State) -> bool:
    return state.turn > 2


if __name__ == "__main__":
    main()
