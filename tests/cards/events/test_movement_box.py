"""The movement box of the Event cards (section 11) and the swarms that meet by it (section 12)."""

from functools import partial

from tests.stage import stage
from tests.stories import Story, stories

movement_box = partial(stage, event="secret_route")


@stories(
    Story("left swarms go one down and right swarms one up", "R-11.3")
    .on(movement_box, "gideon<, noctis<, claudio>, goriel>", L1="claw", L2="claw claw", R4="claw", R3="claw")
    .ends(swarms={"L2": "claw", "L3": "claw claw", "R3": "claw", "R2": "claw"}),
    Story("a swarm with one card of the type moves as a whole and others stay", "R-11.1")
    .on(movement_box, "gideon<, noctis<, claudio>", L1="claw head tail", R3="head tongue")
    .ends(swarms={"L2": "head tail claw", "R3": "head tongue"}),
    # At the top R1 goes behind Gideon, from where L1 goes down in the same movement.
    Story("a swarm that flanks into a left by place goes no further", "R-11.2", "R-11.4")
    .on(movement_box, "gideon>, noctis<", R1="claw", L1="claw head")
    .ends(swarms={"L1": "claw", "L2": "head claw"}),
    Story("at the ends those already behind stay", "R-11.6")
    .on(movement_box, "gideon<, noctis<, claudio>", R1="claw", L3="claw head")
    .ends(swarms={"R1": "claw", "L3": "head claw"}),
    # Overwatch comes after the merging
    Story("swarms that meet are one when the phase is over", "R-12.5")
    .on(movement_box, "leon< 1, noctis<", L1="claw", L2="head tail", standing=["overwatch"], dice=[1])
    .answer("attack:leon:L2", "slay:L2:head")
    .ends(swarms={"L2": "tail claw"}),
    Story("a swarm that takes the place of a Power Field swarm is not under it", "R-12.6", "R-11.2")
    .on(movement_box, "leon< 1, noctis<, gideon<", L1="claw", L2="claw head", power_field="L2", standing=["overwatch"])
    .sees(swarms={"L2": "claw", "L3": "head claw"}, power_field="L3", options=["attack:leon:L2", "stop"]),
    Story("Power Field ends with the round", "R-12.6")
    .on(movement_box, "leon<, noctis<", L1="claw", power_field="L1")
    .ends(swarms={"L2": "claw"}, power_field=""),
)
def test_movement_box(story: Story) -> None:
    story.play()
