"""Maintenance Tunnels: the control panel is replaced by the Corridor."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines
from tests.stories import Story, stories


@stories(
    *(
        Story(f"its terrain: {number}", "R-14.5")
        .on(arrive, "maintenance_tunnels", marines(number))
        .sees(layout=lies(layout))
        for number, layout in [
            (12, "dark_corner:L3 control_panel:L7 door:R8 ventilation_duct:R10"),
            (10, "dark_corner:L3 control_panel:L7 door:R6 ventilation_duct:R8"),
            (8, "dark_corner:L3 control_panel:L7 door:R4 ventilation_duct:R6"),
            (6, "dark_corner:L3 control_panel:L6 door:R2 ventilation_duct:R4"),
            (3, "dark_corner:L3 control_panel:L3 door:R1 ventilation_duct:R1"),
            (1, "dark_corner:L1 control_panel:L1 door:R1 ventilation_duct:R1"),
        ]
    ),
    Story("its piles", "R-14.6").on(arrive, "maintenance_tunnels", marines(6)).sees(piles=(8, 8)),
    Story("the corridor takes the place of the panel")
    .on(at_panel, "maintenance_tunnels", "gideon<, noctis>")
    .activate("gideon", "control_panel")
    .ends(terrain={"control_panel": "aside", "corridor": "L1"}),
    Story("also when the panel has been shifted", "R-13.2", "R-6.16")
    .on(at_panel, "maintenance_tunnels", "noctis<, gideon<", panel="L2", terrain={"promethium_tank": "L1"}, dice=[0])
    .activate("noctis", "promethium_tank")
    .sees(terrain={"control_panel": "L1"})
    .answer("activate:gideon:control_panel")
    .ends(layout=["corridor:L1"]),
    Story("the corridor cannot be activated", "R-6.14")
    .on(at_panel, "maintenance_tunnels", "claudio<, gideon<", play="reorganize run_and_gun")
    .activate("claudio", "control_panel")
    .answer("move:gideon:claudio", "stop")
    .ends(formation="gideon claudio", terrain={"corridor": "L1"}),
    Story("the corridor leaves with the location", "R-15.3")
    .on(
        at_panel,
        "maintenance_tunnels",
        "gideon<",
        agenda=["next_action", "travel_check"],
        ahead=["hibernation_cluster"],
        piles={"left": 0, "right": 1},
    )
    .activate("gideon", "control_panel")
    .sees(location="hibernation_cluster", terrain={"corridor": "aside"}),
)
def test_maintenance_tunnels(story: Story) -> None:
    story.play()


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
