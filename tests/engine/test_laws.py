"""The laws of every game, held at every choice of random games of the Cave."""

import pytest

from tests.engine.cave import RULES
from voidlock.engine.laws import check


@pytest.mark.parametrize("players", [1, 2, 3])
def test_every_law_holds_at_every_choice(players: int) -> None:
    assert check(RULES, {"players": players}, games=3) > 20
