"""Maintenance Tunnels: the control panel is replaced by the Corridor."""

import pytest

from tests.cards.locations.arrival import at_panel
from tests.stories import Story, stories


@stories(
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
