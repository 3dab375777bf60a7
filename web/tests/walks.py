"""By mission the boards of a first turn that the sergeant bot leads, after each of its orders, as one JSON object."""

from __future__ import annotations

import json

from voidlock import hulk
from voidlock.games.hulk import mission_names
from voidlock.games.hulk.bots.sergeant import choose_by_heuristics
from voidlock.games.hulk.view.types import HulkOpen, hulk_view

ORDERS = 24


def walked(mission: str) -> list[HulkOpen]:
    """The boards on which a marine is given an order."""
    game = hulk.new(mission, seed="walk")
    boards: list[HulkOpen] = []
    while game.pending and len(boards) < ORDERS:
        choice = game.pending[0]
        if choice.kind == "order":
            boards.append(hulk_view(game.view(1))["open"])
        game.apply(choice.seat, choice.options[choose_by_heuristics(game.state, choice)])
    return boards


if __name__ == "__main__":
    print(json.dumps({mission: walked(mission) for mission in mission_names()}))
