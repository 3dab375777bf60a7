"""Dead Aim: an attack of a Green Marine with a final 4 slays up to three cards of its target."""

from functools import partial

from tests.stage import EVASION, EVENT, stage
from tests.stories import Story, stories

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
    Story("the final face counts", "R-7.3", "R-7.7")
    .on(dead_aim, "gideon> 1, noctis<", R1="claw claw claw", dice=[4, 5])
    .answer("attack:gideon:R1", "reroll")
    .ends(genestealers=3),
    Story("another teams 4 is a miss")
    .on(stage, "gideon>, leon>", R2="claw", play="dead_aim full_auto", dice=[4])
    .answer("attack:leon:R2", "stop")
    .ends(genestealers=1),
    Story("it holds for an attack granted by Quick Instincts", "R-6.6", "H-10")
    .on(dead_aim, "gideon<, noctis<", L1="claw claw", event="quick_instincts", agenda=EVENT, dice=[4])
    .answer("stop", "target:noctis", "attack:noctis:L1", "slay:L1:claw", "slay:L1:claw")
    .ends(genestealers=0),
    Story("under Evasion only one Marine attacks", "R-18.1")
    .on(dead_aim, "gideon>, noctis>", R1="claw claw", effects=EVASION, dice=[4])
    .answer("attack:noctis:R1", "slay:R1:claw", "enough")
    .ends(genestealers=1),
    Story("without a target nothing is asked")
    .on(dead_aim, "gideon>, noctis>", L1="claw", R2="tail", power_field="R2")
    .ends(),
    Story("the kill that wins is the last", "R-16.3")
    .on(
        dead_aim,
        "gideon>, noctis>",
        R1="lord_head_tail",
        R2="claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        dice=[4],
    )
    .answer("attack:gideon:R1", "slay:R1:lord_head_tail")
    .sees(result="win"),
)
def test_dead_aim(story: Story) -> None:
    story.play()
