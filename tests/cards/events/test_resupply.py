"""Resupply: all tokens on other Marines move to one Marine."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

resupply = partial(stage, event="resupply")


@stories(
    Story("all tokens on other Marines move to him", "R-9.3")
    .on(resupply, "gideon< 3, noctis> 1, claudio> 2")
    .then(Stage.open_to_all, "resupply")
    .sees(options=["target:gideon", "target:noctis", "target:claudio"])
    .answer("target:noctis")
    .ends(supply=6, tokens={"gideon": 0, "noctis": 6, "claudio": 0}),
    Story("tokens on terrain and on the location stay")
    .on(
        resupply,
        "gideon< 3, noctis>",
        location="launch_control_room",
        location_tokens=2,
        terrain={"door": {"spot": "L1", "tokens": 4}},
    )
    .answer("target:noctis")
    .sees(tokens={"gideon": 0, "noctis": 3}, terrain_tokens={"door": 4}, launch=2, supply=3),
    Story("he keeps what he has when the others have none")
    .on(resupply, "gideon< 2, noctis>")
    .answer("target:gideon")
    .sees(tokens={"gideon": 2}),
    Story("tokens go from player to player by a secret target", "R-9.2", "R-9.5")
    .on(resupply, "gideon< 2, claudio> 1, noctis> 1", players=2, current=2)
    .then(Stage.read_alone, "resupply")
    .answer("target:gideon")
    .sees(revealed=[["resupply", ["gideon"]]], tokens={"gideon": 4, "claudio": 0, "noctis": 0}),
)
def test_resupply(story: Story) -> None:
    story.play()
