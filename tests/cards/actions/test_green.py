"""Action cards of the Green team."""

from functools import partial

import pytest

from tests.stage import FIGHT, stage
from tests.stories import Story, stories

# Block: each time Gideon rolls a skull while defending, the attack misses.

block = partial(stage, play="block", agenda=FIGHT)


@stories(
    Story("one token must go on any Marine of any player", "R-6.7", "R-6.8", "F-2")
    .on(stage, "gideon<, noctis> 3, leon>", players=2, teams=[["green"], ["red"]], play="block")
    .sees(seat=1, options=["place:gideon", "place:noctis", "place:leon"])
    .answer("place:leon")
    .ends(supply=8, tokens={"leon": 1}),
    Story("Noctis is not helped")
    .on(block, "gideon<, noctis>", R2="claw", dice=[1])
    .answer("place:gideon")
    .ends(formation="gideon"),
    Story("without Gideon it has no effect")
    .on(block, "noctis>, leon>", L1="claw", L2="claw", dice=[1, 1])
    .answer("place:leon")
    .sees(result="loss", slain="gideon valencio noctis leon"),
)
def test_block(story: Story) -> None:
    story.play()


@pytest.mark.parametrize(("face", "lives"), [(0, False), (4, False), (5, True)])
def test_a_roll_without_a_skull_is_compared_as_usual(face: int, lives: bool) -> None:
    t = stage("gideon<, noctis>", L1="claw claw claw claw", play="block", agenda=FIGHT, dice=[face])
    t.answer("place:noctis")
    t.nothing_left_to_ask()
    assert ("gideon" in t.formation()) is lives


# Run and Gun: afterwards each Green Marine may pay one of his own tokens to attack once.

run_and_gun = partial(stage, play="run_and_gun")


@stories(
    Story("each may pay a token of his own for one attack in any order")
    .on(run_and_gun, "gideon< 1, noctis> 1", L1="claw", R2="tail tail", dice=[1, 2])
    .stand_still()
    .sees(asks="paid_attack", options=["attack:gideon:L1", "attack:noctis:R2", "stop"])
    .answer("attack:noctis:R2")
    .sees(supply=11, options=["attack:gideon:L1", "stop"])
    .answer("attack:gideon:L1")
    .ends(swarms={"R2": "tail"}, supply=12),
    Story("the living Marine acts alone", "R-6.4")
    .on(run_and_gun, "noctis> 1, leon> 1", R1="tail", R2="head", dice=[1])
    .stand_still()
    .sees(options=["attack:noctis:R1", "attack:noctis:R2", "stop"])
    .answer("attack:noctis:R2")
    .ends(),
    Story("without a target there is no offer")
    .on(run_and_gun, "gideon< 1, leon<, noctis> 1", R1="claw", L2="tail")
    .stand_still()
    .sees(options=["attack:noctis:R1", "stop"]),
)
def test_run_and_gun(story: Story) -> None:
    story.play()


# Dead Aim: an attack of a Green Marine with a final 4 slays up to three cards of its target.

dead_aim = partial(stage, play="dead_aim")


@stories(
    Story("a 4 slays up to three cards of the target", "R-7.7")
    .on(dead_aim, "gideon>, noctis<", R1="claw tail tail tail", R2="head", dice=[4])
    .answer("attack:gideon:R1")
    .sees(asks="slay", options=["slay:R1:tail", "slay:R1:claw", "enough"])
    .answer("slay:R1:claw", "slay:R1:tail", "slay:R1:tail")
    .ends(swarms={"R1": "tail", "R2": "head"}),
    Story("the final face counts", "R-7.3", "R-7.7")
    .on(dead_aim, "gideon> 2, noctis<", R1="claw claw claw", dice=[1, 4])
    .answer("attack:gideon:R1", "reroll", "keep", "slay:R1:claw", "slay:R1:claw", "slay:R1:claw")
    .ends(),
    Story("another teams 4 is a miss")
    .on(stage, "gideon>, leon>", R2="claw", play="dead_aim full_auto", dice=[4])
    .answer("attack:leon:R2", "stop")
    .ends(genestealers=1),
    Story("without a target nothing is asked")
    .on(dead_aim, "gideon>, noctis>", L1="claw", R2="tail", power_field="R2")
    .ends(),
)
def test_dead_aim(story: Story) -> None:
    story.play()
