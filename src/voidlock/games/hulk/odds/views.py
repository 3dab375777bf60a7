"""What the player saw at moments of a recorded game, in the middle of an action too."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from voidlock.engine import Chance, Game, Source
from voidlock.games.hulk import State
from voidlock.games.hulk.view import open_view, own_view
from voidlock.games.hulk.view_types import HulkView
from voidlock.probability.replaying import replayed


def views_before(game: Game[State], places: Collection[int]) -> dict[int, HulkView]:
    """By number of inputs the view before chance was asked there."""
    return replayed(game, lambda replay, values: _Looking(replay, values, places)).views


class _Looking(Source):
    """Chance as it was recorded; where it is asked at one of the places, the board is looked at first."""

    def __init__(self, game: Game[State], values: Iterator[int], places: Collection[int]) -> None:
        super().__init__(b"")
        self.game = game
        self.values = values
        self.places = places
        self.views: dict[int, HulkView] = {}

    def answer(self, chance: Chance) -> int:
        place = len(self.game.inputs)
        if place in self.places:
            self.views[place] = {"seat": 1, "open": open_view(self.game.state), "own": own_view(self.game.state, 1)}
        return next(self.values)
