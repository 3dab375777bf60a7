"""Block: each time Gideon rolls a skull while defending, the attack misses."""

from functools import partial

import pytest

from tests.stage import ARTEFACT_HELD, EVENT, FIGHT, second_wind, stage
from tests.stories import Story, stories

block = partial(stage, play="block", agenda=FIGHT)


@stories(
    Story("one token must go on any Marine of any player", "R-6.7", "R-6.8", "F-2")
    .on(stage, "gideon<, noctis> 3, leon>", players=2, teams=[["green"], ["red"]], play="block")
    .sees(seat=1, options=["place:gideon", "place:noctis", "place:leon"])
    .answer("place:leon")
    .ends(supply=8, tokens={"leon": 1}),
    Story("with an empty supply the token is skipped and the effect stands", "R-6.7", "R-1.4")
    .on(block, "gideon> 6, noctis> 6", L1="claw claw claw", dice=[1])
    .ends(formation="gideon noctis"),
    Story("the Artefact is not asked for after a skull", "R-7.4", "H-15")
    .on(block, "gideon<, noctis>", L1="claw claw claw", terrain=ARTEFACT_HELD, dice=[1])
    .answer("place:noctis")
    .ends(terrain={"artefact": "held by 1"}),
    Story("Noctis is not helped")
    .on(block, "gideon<, noctis>", R2="claw", dice=[1])
    .answer("place:gideon")
    .ends(formation="gideon"),
    Story("without Gideon it has no effect")
    .on(block, "noctis>, leon>", L1="claw", L2="claw", dice=[1, 1])
    .answer("place:leon")
    .sees(result="loss", slain="gideon valencio noctis leon"),
    Story("Second Wind on Gideon works beside it")
    .on(block, "gideon<, noctis>", L1="claw", R1="tail", effects=second_wind("gideon"), dice=[0, 1])
    .answer("place:noctis")
    .ends(formation="gideon noctis"),
    Story("a roll that is no defence is not blocked")
    .on(stage, "gideon<, noctis>", play="block", event="psychic_assault", agenda=EVENT, dice=[1])
    .answer("place:noctis", "target:gideon")
    .ends(formation="noctis"),
    Story("it ends with the round", "R-6.6")
    .on(
        stage,
        "gideon>, noctis>",
        L1="tail tail tail",
        play="block",
        agenda=["next_action", "end_round"],
        events="secret_route",
        dice=[1],
    )
    .answer("place:noctis", "choose:dead_aim")
    .ends(slain="gideon"),
)
def test_block(story: Story) -> None:
    story.play()


@pytest.mark.parametrize(("face", "lives"), [(0, False), (4, False), (5, True)])
def test_a_roll_without_a_skull_is_compared_as_usual(face: int, lives: bool) -> None:
    t = stage("gideon<, noctis>", L1="claw claw claw claw", play="block", agenda=FIGHT, dice=[face])
    t.answer("place:noctis")
    t.nothing_left_to_ask()
    assert ("gideon" in t.formation()) is lives
