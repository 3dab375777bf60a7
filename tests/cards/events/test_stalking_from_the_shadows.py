"""Stalking from the Shadows: a Marine with tokens loses them all."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

stalking_from_the_shadows = partial(stage, event="stalking_from_the_shadows")


@stories(
    Story("a Marine with tokens loses them all", "R-9.3", "R-1.5")
    .on(stalking_from_the_shadows, "gideon< 3, noctis>, claudio> 1")
    .then(Stage.open_to_all, "stalking_from_the_shadows")
    .sees(options=["target:gideon", "target:claudio"])
    .answer("target:gideon")
    .ends(supply=11, tokens={"gideon": 0, "claudio": 1}),
    Story("the only one with a token needs no question", "R-9.4")
    .on(stalking_from_the_shadows, "gideon<, claudio> 2", players=2)
    .ends(revealed=[["stalking_from_the_shadows", ["claudio"]]], tokens={"claudio": 0}),
    Story("without a target the card is shown all the same", "R-9.4")
    .on(stalking_from_the_shadows, "gideon<, claudio>", players=2)
    .ends(revealed=[["stalking_from_the_shadows", []]]),
)
def test_stalking_from_the_shadows(story: Story) -> None:
    story.play()
