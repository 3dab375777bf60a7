"""Section 12: which cards are one swarm."""

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.engine import Json


def attacks(t: Stage) -> list[tuple[Json, Json]]:
    """Every attack of a swarm so far: its spot and the number of cards."""
    return [(event.data()["spot"], event.data()["number"]) for event in t.told("swarm_attacks")]


@stories(
    Story("groups that come together are one swarm at once", "R-12.1")
    .on(stage, "gideon<, noctis>", L1="claw", L2="tail", R2="head", event="surrounded")
    .answer("target:noctis")
    .sees(swarms={"L2": "tail claw", "R2": "head"}),
)
def test_swarms(story: Story) -> None:
    story.play()


# ---------------------------------------------------------------------- Power Field


@pytest.mark.rule("R-12.6", "H-16", "R-12.3")
def test_a_waiting_swarm_beside_the_field_can_still_be_slain_while_they_are_kept_apart() -> None:
    """Gideon dies; the claw comes to the Power Field swarm, attacks Lorenzo and falls to his Counter Attack."""
    t = stage(
        "gideon<, lorenzo>, leon>",
        L1="tail",
        R1="head",
        power_field="R1",
        R2="claw",
        standing=["counter_attack"],
        agenda=["swarms_attack"],
        dice=[0, 1],
    )
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "tail", "R1": "head"}
    opened = t.game.view(0)["open"]
    assert isinstance(opened, dict)
    assert isinstance(opened["effects"], dict)
    assert opened["effects"]["power_field"] == "R1"
