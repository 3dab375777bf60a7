"""Apothecarion: the control panel gives any Marine a token; he may then be turned around."""

from tests.cards.locations.arrival import arrive, at_panel, lies, marines
from tests.stories import Story, stories


@stories(
    *(
        Story(f"its terrain: {number}", "R-14.5").on(arrive, "apothecarion", marines(number)).sees(layout=lies(layout))
        for number, layout in [
            (12, "control_panel:L2 ventilation_duct:L3 corridor:R8 dark_corner:R11"),
            (10, "control_panel:L2 ventilation_duct:L3 corridor:R6 dark_corner:R9"),
            (8, "control_panel:L2 ventilation_duct:L3 corridor:R4 dark_corner:R7"),
            (6, "control_panel:L2 ventilation_duct:L3 corridor:R2 dark_corner:R5"),
            (3, "control_panel:L2 ventilation_duct:L3 corridor:R1 dark_corner:R2"),
            (1, "control_panel:L1 ventilation_duct:L1 corridor:R1 dark_corner:R1"),
        ]
    ),
    Story("its piles", "R-14.6").on(arrive, "apothecarion", marines(6)).sees(piles=(7, 6)),
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
