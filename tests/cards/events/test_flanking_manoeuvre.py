"""Flanking Manoeuvre: every swarm goes behind the Marine it is engaged with."""

from functools import partial

from tests.stage import Stage, stage
from tests.stories import Story, stories

flanking_manoeuvre = partial(stage, event="flanking_manoeuvre")


@stories(
    Story("every swarm goes behind its Marine and those there stay")
    .on(flanking_manoeuvre, "gideon<, noctis>, claudio<, goriel>", L1="claw", R2="head lord_head_tail", R3="tail")
    .ends(swarms={"R1": "claw", "L2": "head lord_head_tail", "R3": "tail"}),
    Story("swarms of both sides become one", "R-12.1")
    .on(flanking_manoeuvre, "gideon<, noctis>", L1="claw", R1="tail head")
    .ends(swarms={"R1": "head tail claw"}),
    Story("without instinct it is turned up for everybody", "R-9.1", "H-17")
    .on(
        flanking_manoeuvre,
        "leon< 1, claudio>",
        players=2,
        L1="claw",
        R2="head",
        terrain={"dark_corner": "L1"},
        standing=["overwatch"],
    )
    .then(Stage.open_to_all, "flanking_manoeuvre")
    .sees(
        events={"event_drawn": [{"event": "event_drawn", "card": "flanking_manoeuvre"}]},
        revealed=[],
        swarm={"R1": "claw", "L2": "head"},
    ),
)
def test_flanking_manoeuvre(story: Story) -> None:
    story.play()
