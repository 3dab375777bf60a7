"""Traps that another edition of the game fell into."""

import pytest

from tests.stage import stage


@pytest.mark.rule("R-16.4", "R-4.6")
@pytest.mark.parametrize("way", ["charge", "event", "tank", "panel", "teleport"])
def test_the_death_of_the_last_marine_is_noticed_in_every_phase(way: str) -> None:
    if way == "charge":
        t = stage("claudio>", R1="claw", play="heroic_charge", dice=[0]).answer("charge:claudio", "enough")
    elif way == "event":
        t = stage("claudio>", event="psychic_assault", dice=[1])
    elif way == "tank":
        t = stage("leon>", terrain={"promethium_tank": "R1"}, play="onward_brothers", dice=[0])
        t.answer("stop", "activate:leon:promethium_tank")
    else:
        location, dice = ("generatorium", [4]) if way == "panel" else ("teleportarium", [0, 0])
        formation = "leon>" if way == "panel" else "leon>, gideon>"
        t = stage(formation, location=location, terrain={"control_panel": "R1"}, play="onward_brothers", dice=dice)
        t.answer(*["stop"] * len(dice), "activate:leon:control_panel")
    assert t.result == "loss"
    t.nothing_left_to_ask()
