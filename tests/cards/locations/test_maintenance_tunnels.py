"""Maintenance Tunnels: the control panel is replaced by the Corridor."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "dark_corner:L3 control_panel:L7 door:R8 ventilation_duct:R10"),
        (10, "dark_corner:L3 control_panel:L7 door:R6 ventilation_duct:R8"),
        (8, "dark_corner:L3 control_panel:L7 door:R4 ventilation_duct:R6"),
        (6, "dark_corner:L3 control_panel:L6 door:R2 ventilation_duct:R4"),
        (3, "dark_corner:L3 control_panel:L3 door:R1 ventilation_duct:R1"),
        (1, "dark_corner:L1 control_panel:L1 door:R1 ventilation_duct:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("maintenance_tunnels", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("maintenance_tunnels", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (8, 8)


def test_the_corridor_takes_the_place_of_the_panel() -> None:
    t = at_panel("maintenance_tunnels", "gideon<, noctis>")
    t.activate("gideon", "control_panel")
    assert (t.terrain("control_panel"), t.terrain("corridor")) == ("aside", "L1")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-13.2", "R-6.16")
def test_also_when_the_panel_has_been_shifted() -> None:
    t = at_panel("maintenance_tunnels", "noctis<, gideon<", panel="L2", terrain={"promethium_tank": "L1"}, dice=[0])
    t.activate("noctis", "promethium_tank")
    assert t.terrain("control_panel") == "L1"
    t.answer("activate:gideon:control_panel")
    assert t.layout() == ["corridor:L1"]
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.14")
def test_the_corridor_cannot_be_activated() -> None:
    t = at_panel("maintenance_tunnels", "claudio<, gideon<", play="reorganize run_and_gun")
    t.activate("claudio", "control_panel")
    t.answer("move:gideon:claudio", "stop")
    assert t.formation() == "gideon claudio" and t.terrain("corridor") == "L1"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-10.2", "R-15.1")
def test_from_then_on_green_boxes_spawn_there_and_yellow_ones_no_more() -> None:
    agenda, heads = ["next_action", "event_phase"], {"left": "head " * 4, "right": "head " * 4}
    t = at_panel("maintenance_tunnels", "gideon<", agenda=agenda, events=["secret_route"], piles=heads)
    t.activate("gideon", "control_panel")
    assert t.swarms() == {"L1": "head head"}  # the green box of Secret Route
    t.round_is_over()

    t = at_panel("maintenance_tunnels", "gideon<", agenda=agenda, events=["enter_formation"], piles=heads)
    t.activate("gideon", "control_panel")
    assert t.swarms() == {}  # an orange and a yellow box
    t.round_is_over()


@pytest.mark.rule("R-15.3")
def test_the_corridor_leaves_with_the_location() -> None:
    t = at_panel(
        "maintenance_tunnels",
        "gideon<",
        agenda=["next_action", "travel_check"],
        ahead=["hibernation_cluster"],
        piles={"left": 0, "right": 1},
    )
    t.activate("gideon", "control_panel")
    assert t.location() == "hibernation_cluster" and t.terrain("corridor") == "aside"
