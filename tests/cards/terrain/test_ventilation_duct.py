"""Ventilation Duct: no ability; red spawn boxes hit it."""

import pytest

from tests.stage import stage

BOXES = {
    "secret_route 1": 0,
    "enter_formation 1": 0,
    "enter_formation 0": 0,
    "full_scan 0": 2,
    "stalking_from_the_shadows 1": 0,
    "gun_jam 1": 1,
}
"""The boxes of some Event cards with what they spawn here, for one player."""


@pytest.mark.rule("R-6.14")
@pytest.mark.parametrize("location", ["void_lock_6", "cryo_control"])
def test_it_can_never_be_activated(location: str) -> None:
    t = stage("gideon<, noctis>", location=location, terrain={"ventilation_duct": "L1"}, play="run_and_gun")
    assert t.asked.kind == "move"
    t.answer("stop")
    assert t.asked.kind == "facing"
    t.answer("stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-15.1", "R-10.2")
def test_red_boxes_hit_it_and_no_others() -> None:
    for box, cards in BOXES.items():
        t = stage("gideon<, noctis>", terrain={"ventilation_duct": "R2"}, agenda=[f"spawn_box {box}"])
        assert len(t.swarm("R2").split()) == cards == t.genestealers()
