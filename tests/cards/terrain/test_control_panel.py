"""Control Panel: activated, it does what the current location's control panel ability says."""

import pytest

from tests.cards.locations.arrival import at_panel
from tests.stage import stage
from voidlock.games.angel.facts import LOCATION_NAMES

PANELS = [
    *("maintenance_tunnels", "cryo_control", "apothecarion", "core_cogitator", "teleportarium"),
    *("generatorium", "launch_control_room", "toxin_pumping_station"),
]
"""The locations with a control panel ability."""


@pytest.mark.parametrize("location", PANELS)
def test_it_can_be_activated_where_the_location_has_a_panel_ability(location: str) -> None:
    t = at_panel(location, "gideon<, noctis>")
    t.answer("stop", "stop")
    assert t.options() == ["activate:gideon:control_panel", "stop"]
    t.answer("stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.17", "H-12")
@pytest.mark.parametrize("location", [name for name in LOCATION_NAMES if name not in PANELS])
def test_nowhere_else(location: str) -> None:
    t = at_panel(location, "gideon<, noctis>")
    t.answer("stop", "stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.14")
def test_only_from_the_front() -> None:
    t = at_panel("cryo_control", "gideon>, noctis>")
    t.answer("stop", "stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.15")
def test_once_a_round() -> None:
    panel = {"control_panel": {"spot": "L1", "activated": True}}
    t = at_panel("cryo_control", "gideon<, noctis>", terrain=panel)
    t.answer("stop", "stop")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-15.1")
@pytest.mark.parametrize(("box", "cards"), [("enter_formation 1", 2), ("evasion 0", 1), ("enter_formation 0", 0)])
def test_it_is_a_yellow_spawn_point(box: str, cards: int) -> None:
    t = stage("gideon<", terrain={"control_panel": "L1"}, agenda=[f"spawn_box {box}"])
    assert t.genestealers() == len(t.swarm("L1").split()) == cards
