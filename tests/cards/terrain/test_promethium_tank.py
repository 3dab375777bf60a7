"""Promethium Tank: it is discarded, every Genestealer of the position is slain; then a 0 slays the Marine."""

import pytest

from tests.stage import Stage, second_wind, stage
from tests.stories import Story, stories


def at_the_tank(formation: str, *, dice: list[int], location: str = "black_holds", **position: object) -> Stage:
    """The tank is at L1, and Run and Gun is about to be resolved."""
    tank = {"promethium_tank": "L1"}
    position = {"location": location, "terrain": tank, **position}
    return stage(formation, play="run_and_gun", event="", agenda=None, dice=dice, **position)


@stories(
    *(
        Story(f"it slays every Genestealer of the position on both sides: {face}")
        .on(at_the_tank, "gideon<, leon>", L1="claw tail tail", R1="head", L2="claw", R2="tongue", dice=[face])
        .activate("gideon", "promethium_tank")
        .ends(
            terrain={"promethium_tank": "aside"},
            swarms={"L2": "claw", "R2": "tongue"},
            discard="head tail tail claw",
            formation="gideon leon",
        )
        for face in [1, 2, 3, 4, 5]
    ),
    Story("the position is the one where it lies")
    .on(
        at_the_tank,
        "leon<, noctis>",
        terrain={"promethium_tank": "R2"},
        L1="claw",
        R1="head",
        L2="tail",
        R2="tongue",
        dice=[1],
    )
    .activate("noctis", "promethium_tank")
    .sees(swarms={"L1": "claw", "R1": "head"}),
    Story("a 0 slays the activating Marine afterwards")
    .on(at_the_tank, "gideon<, leon>", L1="claw", R2="tongue", dice=[0])
    .activate("gideon", "promethium_tank")
    .ends(formation="leon", swarms={"R1": "tongue"}, discard="claw"),
    Story("the roll stands", "R-7.2")
    .on(
        at_the_tank,
        "gideon< 2, leon>",
        terrain={"promethium_tank": "L1", "artefact": {"held_by": 1}},
        effects=second_wind("gideon"),
        dice=[0],
    )
    .activate("gideon", "promethium_tank")
    .ends(formation="leon", terrain={"artefact": "held by 1"}),
    Story("if the kills win there is no roll", "R-16.3")
    .on(at_the_tank, "gideon<", location="launch_control_room", L1="claw", piles={"left": 0, "right": 0}, dice=[])
    .activate("gideon", "promethium_tank")
    .sees(result="win", formation="gideon"),
    *(
        Story(f"it is an orange spawn point: {box} {cards}", "R-15.1")
        .on(stage, "gideon<", terrain={"promethium_tank": "L1"}, agenda=[f"spawn_box {box}"])
        .sees(genestealers=cards, size={"L1": cards})
        for box, cards in [("enter_formation 0", 2), ("surrounded 1", 1), ("enter_formation 1", 0)]
    ),
)
def test_promethium_tank(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-13.9", "R-13.11")
def test_a_brood_lord_goes_with_the_rest() -> None:
    t = at_the_tank("gideon<", L1="claw lord_head_tail", R1="head", dice=[4])
    t.activate("gideon", "promethium_tank")
    slain = [event.data()["genestealer"] for event in t.told("genestealer_slain")]
    assert slain == ["claw", "lord_head_tail", "head"]
    assert t.swarms() == {} and t.discard() == "head claw"
