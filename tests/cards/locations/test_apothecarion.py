"""Apothecarion: the control panel gives any Marine a token; he may then be turned around."""

from tests.cards.locations.arrival import at_panel
from tests.stories import Story, stories


@stories(
    Story("any Marine gets a token and is turned around")
    .on(at_panel, "apothecarion", "gideon<, noctis>, leon< 1")
    .activate("gideon", "control_panel")
    .sees(options=["place:gideon", "place:noctis", "place:leon"])
    .answer("place:leon", "yes")
    .ends(tokens={"leon": 2}, supply=10, facing={"leon": "right"}),
    Story("he need not be turned around")
    .on(at_panel, "apothecarion", "gideon<, leon<")
    .activate("gideon", "control_panel")
    .answer("place:leon", "no")
    .ends(facing={"leon": "left"}, tokens={"leon": 1}),
    Story("with an empty supply a Marine is still chosen and may be turned around", "H-34", "R-1.4")
    .on(at_panel, "apothecarion", "gideon<, noctis>, leon< 12")
    .activate("gideon", "control_panel")
    .answer("place:noctis")
    .sees(tokens={"noctis": 0})
    .answer("yes")
    .ends(facing={"noctis": "left"}),
    Story("a lone Marine may treat himself")
    .on(at_panel, "apothecarion", "gideon<")
    .activate("gideon", "control_panel")
    .sees(tokens={"gideon": 1})
    .answer("yes")
    .ends(facing={"gideon": "right"}),
    Story("the controller of the activating Marine decides")
    .on(at_panel, "apothecarion", "gideon<, leon>", players=2, teams=["red", "green"], current=1)
    .activate("gideon", "control_panel")
    .sees(seat=2)
    .answer("place:leon")
    .sees(seat=2)
    .answer("yes")
    .sees(facing={"leon": "left"}),
    Story("a turned Marine may then activate what he faces")
    .on(at_panel, "apothecarion", "gideon<, noctis>", terrain={"spore_chimney": "L2"}, dice=[1])
    .activate("gideon", "control_panel")
    .answer("place:noctis", "yes", "activate:noctis:spore_chimney")
    .ends(terrain={"spore_chimney": "aside"}),
)
def test_apothecarion(story: Story) -> None:
    story.play()
