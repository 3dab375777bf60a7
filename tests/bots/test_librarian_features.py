"""What the librarian computes with, by hand: means and errors, features of a board."""

from __future__ import annotations

import pytest

from tests.stage import Stage, stage
from voidlock.bots.librarian.race import runner
from voidlock.bots.librarian.value import NAMES, features


def test_a_mean_comes_with_its_standard_error() -> None:
    found = runner([0.0, 1.0, 1.0, 0.0])
    assert (found.mean, found.games) == (0.5, 4)
    assert found.error == pytest.approx((1 / 3 / 4) ** 0.5)
    assert runner([0.25]) == (0.25, 0.5, 1)


def seen(table: Stage) -> dict[str, float]:
    return dict(zip(NAMES, features(table.state), strict=True))


def test_what_it_sees_of_the_swarms() -> None:
    """Deino has three in front of him and one behind; Leon four in front; Terrain is behind both."""
    duct = {"control_panel": "L1", "ventilation_duct": "R2"}
    swarms = {"R1": "claw claw claw", "L1": "tail", "L2": "tail tail tail tail"}
    found = seen(
        stage("deino> 3, leon<, gideon>, noctis<", play="", event="", agenda=None, dice=(), terrain=duct, **swarms)
    )
    assert (found["front"], found["behind"], found["big"], found["engaged"]) == (7, 1, 1 + 2, 2)
    assert (found["tokens"], found["tokens_engaged"]) == (3, 2)
    deino = 1 - (1 - (4 / 6) ** 4) * (1 - 1 / 3)
    assert found["threat"] == pytest.approx(deino + 5 / 6)
    assert found["worst"] == pytest.approx(5 / 6)
    assert found["spawns_behind"] == pytest.approx(0.6 + 1.2)


@pytest.mark.parametrize(
    ("spot", "facing", "near"),
    [("L2", 1, 3), ("L1", 1, 2), ("R1", 0, 2), ("L4", 1, 2), ("R3", 1, 3)],
)
def test_who_stands_at_the_panel(spot: str, facing: int, near: int) -> None:
    """Whoever looks at it, and those in his row and in the rows beside it."""
    table = stage("deino<, leon<, gideon>, noctis<", terrain={"control_panel": spot}, location="launch_control_room")
    found = seen(table)
    assert (found["panel_launch_control_room"], found["near_panel_launch_control_room"]) == (facing, near)
