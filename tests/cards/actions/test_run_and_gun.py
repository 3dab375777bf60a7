"""Run and Gun: afterwards each Green Marine may pay one of his own tokens to attack once."""

from functools import partial

from tests.stage import EVENT, stage
from tests.stories import Story, stories

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
    Story("without a target there is no offer")
    .on(run_and_gun, "gideon< 1, leon<, noctis> 1", R1="claw", L2="tail")
    .stand_still()
    .sees(options=["attack:noctis:R1", "stop"]),
    Story("without a target there is no offer")
    .on(run_and_gun, "gideon< 1, leon<, noctis> 1", L3="claw", L2="tail")
    .stand_still()
    .ends(),
    Story("the living Marine acts alone", "R-6.4")
    .on(run_and_gun, "noctis> 1, leon> 1", R1="tail", R2="head", dice=[1])
    .stand_still()
    .sees(options=["attack:noctis:R1", "attack:noctis:R2", "stop"])
    .answer("attack:noctis:R2")
    .ends(),
    Story("the token of enter formation can pay", "R-18.2")
    .on(run_and_gun, "gideon<, noctis>", L1="claw", effects=[{"card": "enter_formation"}], dice=[1])
    .answer("place:gideon")
    .stand_still()
    .answer("attack:gideon:L1")
    .ends(genestealers=0),
    Story("it is spent at once")
    .on(run_and_gun, "gideon< 2, noctis>", L1="claw", event="chaos_of_battle", agenda=EVENT)
    .stand_still()
    .answer("stop")
    .ends(),
    Story("a Marine who moved turned and activated may still attack", "R-6.2")
    .on(run_and_gun, "noctis<, gideon< 1", R1="claw", terrain={"artefact": "R1"}, dice=[1])
    .answer("move:gideon:noctis", "stop", "turn:gideon", "stop", "activate:gideon:artefact", "attack:gideon:R1")
    .ends(genestealers=0),
)
def test_run_and_gun(story: Story) -> None:
    story.play()
