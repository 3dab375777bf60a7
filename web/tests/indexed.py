"""By mission a view after some random play, and the engine's index of what lies on its squares, as one JSON object."""

from __future__ import annotations

import json
import random

from voidlock import hulk
from voidlock.engine import Thing
from voidlock.games.hulk import mission_names
from voidlock.games.hulk.view.squares import things_by_square
from voidlock.games.hulk.view.types import HulkOpen, hulk_view

ANSWERS = 60

Indexed = dict[str, HulkOpen | dict[str, list[Thing]]]


def played(mission: str) -> HulkOpen:
    game, chance = hulk.new(mission, seed="indexed"), random.Random(mission)
    for _ in range(ANSWERS):
        if game.pending:
            choice = game.pending[0]
            game.apply(choice.seat, chance.choice(choice.options))
    return hulk_view(game.view(1))["open"]


def crowded() -> HulkOpen:
    """A view with what random play seldom leads to, all of it on the square of a marine."""
    shown = played("airlock-nine")
    at = next(marine["at"] for marine in shown["marines"].values() if marine["at"])
    shown["bulkheads"] = shown["burning"] = shown["barriers"] = [at]
    shown["ladders"] = {"L1": [at, "2,5"], "L2": ["3,5", at]}
    shown["object"] = {"name": "cat", "at": at, "carrier": None, "state": "undamaged"}
    return shown


def indexed(shown: HulkOpen) -> Indexed:
    return {"open": shown, "squares": things_by_square(shown)}


if __name__ == "__main__":
    views = {mission: played(mission) for mission in mission_names()}
    print(json.dumps({name: indexed(shown) for name, shown in (views | {"crowded": crowded()}).items()}))
