"""Where arrow keys go on a map: both clients ask the engine."""

from __future__ import annotations

import pytest

from voidlock.games.hulk import mission_names, new
from voidlock.games.hulk.map.arrows import arrows

ROWS = ("#E####", "#.####", "#.+..#", "##..X#", "######", "##.###", "#.####")


@pytest.mark.parametrize(
    ("cell", "facing", "there"),
    [
        ("1,2", "E", "2,2"),
        ("2,2", "S", "2,3"),
        ("4,3", "N", "4,2"),
        ("1,1", "N", "1,0"),  # An entry area can be looked at.
        ("2,3", "S", "2,5"),  # Over the void.
        ("2,5", "S", "1,6"),  # Aslant where nothing lies ahead.
        ("1,1", "W", None),
        ("1,1", "E", "2,2"),
        ("4,3", "S", "2,5"),
    ],
)
def test_a_key_goes_to_the_nearest_cell_that_way(cell: str, facing: str, there: str | None) -> None:
    assert arrows(ROWS)[cell].get(facing) == there


@pytest.mark.parametrize("mission", mission_names())
def test_every_cell_is_reached(mission: str) -> None:
    table = arrows(new(mission, seed=1).state.board.mission.map)
    found = {next(iter(table))}
    todo = list(found)
    while todo:
        fresh = set(table[todo.pop()].values()) - found
        found |= fresh
        todo += fresh
    assert found == set(table)
