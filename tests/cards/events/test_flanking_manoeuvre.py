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
    # R2 went behind Leon; only what has just spawned there can be attacked.
    *(
        Story(f"Power Field covers the joined swarm: {field}", "R-12.6")
        .on(
            flanking_manoeuvre,
            "gideon<, leon> 1",
            L1="claw",
            R1="tail",
            L2="head",
            R2="head",
            power_field=field,
            standing=["overwatch"],
            terrain={"ventilation_duct": "R2"},
        )
        .sees(power_field="R1", swarm={"R1": "tail claw"}, options=["attack:leon:R2", "stop"])
        for field in ["L1", "R1"]
    ),
    Story("there is no movement box", "R-9.6")
    .on(
        flanking_manoeuvre,
        "gideon<, noctis>",
        terrain={"ventilation_duct": "L1", "dark_corner": "R2"},
        piles={"left": "head tail", "right": "claw tongue"},
    )
    .ends(swarms={"L1": "head", "R2": "claw"}),
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
