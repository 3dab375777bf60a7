"""Cryo Control: the control panel discards the top card of a pile."""

from tests.cards.locations.arrival import at_panel
from tests.stories import Story, stories


@stories(
    Story("the top card of a pile of his choice is discarded")
    .on(at_panel, "cryo_control", "gideon<", piles={"left": "claw tail", "right": "head tongue"})
    .activate("gideon", "control_panel")
    .sees(options=["discard:left", "discard:right"])
    .answer("discard:right")
    .ends(pile={"left": ["claw", "tail"], "right": ["tongue"]}, discard="head"),
    *(
        Story(f"a pile with cards if there is one: {full} {empty}")
        .on(at_panel, "cryo_control", "gideon<", piles={full: "claw tail", empty: 0})
        .activate("gideon", "control_panel")
        .ends(pile={full: ["tail"], empty: []}, discard="claw")
        for full, empty in [("left", "right"), ("right", "left")]
    ),
    Story("the controller of the activating Marine decides")
    .on(at_panel, "cryo_control", "gideon<, leon>", players=2, teams=["red", "green"], current=1)
    .activate("gideon", "control_panel")
    .sees(seat=2, asks="panel"),
    Story("a pile it empties leads on at the end of the phase", "R-14.2")
    .on(
        at_panel,
        "cryo_control",
        "gideon<, noctis<",
        terrain={"spore_chimney": "L2"},
        agenda=["next_action", "travel_check"],
        piles={"left": "claw", "right": 3},
        ahead=["teleportarium"],
        dice=[5],
    )
    .activate("gideon", "control_panel")
    .answer("discard:left")
    .sees(location="cryo_control")
    .answer("activate:noctis:spore_chimney")
    .ends(location="teleportarium"),
)
def test_cryo_control(story: Story) -> None:
    story.play()
