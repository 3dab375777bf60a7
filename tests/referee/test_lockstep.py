"""Our engine and the referee, which was written from the rules alone, play the same games (`make long`: many more)."""

import os

import pytest

from tests.builds import patches

from .lockstep import play, started
from .referee import Referee

pytestmark = patches

GAMES = 20 * int(os.environ.get("VOIDLOCK_GAMES", "1"))
"""For each number of players, as many from the setup as late on the way; `VOIDLOCK_GAMES=20`: twenty times as many."""


@pytest.mark.parametrize("late", [False, True], ids=["fresh", "late"])
@pytest.mark.parametrize("players", range(1, 7))
def test_no_difference(players: int, late: bool) -> None:
    for number in range(GAMES):
        play(started(f"lockstep {players}", number, players, late=late), Referee)
