"""A disaster in speed is noticed here; `make bench` measures it properly."""

import pytest

from bench.speed import in_mid_effect, kilobytes, with_floor


@pytest.mark.parametrize("players", [1, 6])
def test_a_third_of_the_speed_that_is_wanted(players: int) -> None:
    for figure in with_floor(players, 10, scale=1 / 3, times=5):
        assert figure.holds, f"{figure.name}: {figure.value:.0f} {figure.unit}, and {figure.floor} is the floor here"


@pytest.mark.parametrize("players", [1, 6])
def test_views_are_small(players: int) -> None:
    games = in_mid_effect(players, 50)
    assert kilobytes(games, "open") < 20
    assert kilobytes(games, "own") < 10
