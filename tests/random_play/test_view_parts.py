"""Remembered parts of views equal newly built ones, at every event of random games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.random_play.play import answer, started
from tests.random_play.policies import careful
from voidlock.angel import State
from voidlock.engine import Event
from voidlock.engine.views.question import View
from voidlock.engine.views.witness import Witness
from voidlock.games.angel.view.parts import DECKS, FORMATION, MOVES, PLACE, TEAMS, TERRAINS

PARTS = (PLACE, DECKS, FORMATION, MOVES, TERRAINS, TEAMS)


class Compare(Witness):
    """Compares the parts after each event."""

    def __init__(self, state: State) -> None:
        super().__init__(0)
        self._state = state
        self.compared = 0

    def saw(self, event: Event, look: Callable[[int], View]) -> None:
        for part in PARTS:
            assert part(self._state) == part.build(self._state)
        self.compared += 1


@pytest.mark.parametrize("players", [1, 2, 3, 6])
def test_remembered_parts_are_as_they_would_be_built(players: int) -> None:
    compared = 0
    for seed in range(4):
        game, rng = started("fresh", players, seed), random.Random(seed)
        while game.pending:
            witness = Compare(game.state)
            game.state.told = witness.listen([], game._glimpse)
            game.apply(*answer(game, careful, rng))
            compared += witness.compared
    assert compared > 400
