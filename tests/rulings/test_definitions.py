"""Section 3: what the words mean."""

import pytest

from tests.stage import stage
from tests.stories import Story, stories


@pytest.mark.rule("R-3.1")
def test_only_living_marines_are_in_the_formation() -> None:
    t = stage("gideon>, noctis>, claudio<", R1="claw", agenda=["swarms_attack"], dice=[0])
    assert t.formation() == "noctis claudio"
    assert t.slain() == "goriel gideon"
    assert len(t.state.swarms) == 4


@stories(
    Story("a position is a Marine and everything to his left and right", "R-3.2")
    .on(
        stage,
        "gideon<, noctis<",
        L1="claw",
        L2="head head",
        R2="tail",
        terrain={"promethium_tank": "L2"},
        play="run_and_gun",
        dice=[5],
    )
    .answer("stop", "stop", "activate:noctis:promethium_tank")
    .sees(swarms={"L1": "claw"}),
    *(
        Story(f"in front is the side he faces and behind the other: {facing} {front} {behind}", "R-3.3")
        .on(
            stage,
            f"gideon<, noctis{facing}",
            terrain={"door": front, "spore_chimney": behind},
            play="run_and_gun",
            agenda=["activate green"],
            standing=["run_and_gun"],
        )
        .sees(options=["activate:noctis:door", "stop"])
        for facing, front, behind in [("<", "L2", "R2"), (">", "R2", "L2")]
    ),
    *(
        Story(f"in front is the side he faces and behind the other: {facing} {front} {behind}", "R-3.3")
        .on(stage, f"gideon<, noctis{facing}", event="out_of_thin_air_head", piles={"left": 6, "right": 6})
        .answer("target:noctis")
        .sees(size={behind: 2}, swarm={front: ""})
        for facing, front, behind in [("<", "L2", "R2"), (">", "R2", "L2")]
    ),
    Story("adjacent is the next position up or down", "R-3.6")
    .on(stage, "gideon, claudio, leon, lorenzo, goriel", play="onward_brothers")
    .sees(options=["move:leon:claudio", "move:leon:lorenzo", "stop"]),
    Story("the controller is the player who holds the marker", "R-3.10")
    .on(
        stage,
        "gideon> 1, leon> 1",
        players=3,
        teams=[["blue"], ["red"], ["green"]],
        R1="claw",
        R2="claw",
        agenda=["swarms_attack"],
        dice=[5, 5],
    )
    .sees(asks="defence", seat=3)
    .answer("accept")
    .sees(asks="defence", seat=2),
    Story("your Marines on an action card are those of its team", "R-3.11", "R-17.3")
    .on(stage, "gideon> 1, noctis> 1, leon> 1, valencio> 1", R2="claw", play="run_and_gun")
    .answer("stop", "stop")
    .sees(asks="paid_attack", options=["attack:noctis:R2", "stop"]),
)
def test_definitions(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-3.4")
def test_all_cards_at_a_spot_are_one_swarm_and_attack_once() -> None:
    t = stage("gideon>, noctis>", R1="claw claw tail", agenda=["swarms_attack"], dice=[4])
    assert [event.data()["number"] for event in t.told("swarm_attacks")] == [3]
    assert t.formation() == "gideon noctis"
