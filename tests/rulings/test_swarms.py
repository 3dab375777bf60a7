"""Section 12: which cards are one swarm."""

from tests.stage import stage
from tests.stories import Story, stories


@stories(
    Story("groups that come together are one swarm at once", "R-12.1")
    .on(stage, "gideon<, noctis>", L1="claw", L2="tail", R2="head", event="surrounded")
    .answer("target:noctis")
    .sees(swarms={"L2": "tail claw", "R2": "head"}),
)
def test_swarms(story: Story) -> None:
    story.play()
