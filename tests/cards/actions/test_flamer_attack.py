"""Flamer Attack: Zael's attacks slay as many cards of the target as the final number says, skull or not."""

from functools import partial

from tests.stage import EVENT, stage
from tests.stories import Story, stories

flamer_attack = partial(stage, play="flamer_attack")


@stories(
    *(
        Story(f"Zael slays as many as he rolls skull or not: {face}", "R-7.7")
        .on(flamer_attack, "zael>, omnio<", R1="claw claw claw claw claw claw", dice=[face])
        .answer("attack:zael:R1")
        .ends(genestealers=6 - face)
        for face in [0, 1, 2, 3, 4, 5]
    ),
    # also after a good roll
    Story("rerolls come first", "R-7.3", "R-7.7")
    .on(flamer_attack, "zael> 2, omnio<", R1="claw claw claw claw claw", dice=[1, 5, 4])
    .answer("attack:zael:R1", "reroll")
    .sees(options=["reroll", "keep"])
    .answer("reroll")
    .ends(genestealers=1),
    Story("a Brood Lord stays while a normal Genestealer would be left", "R-13.9")
    .on(flamer_attack, "zael>, omnio<", R1="claw claw lord_head_tail", dice=[2])
    .answer("attack:zael:R1")
    .ends(swarms={"R1": "lord_head_tail"}),
    Story("Brood Lords take nothing off the number", "H-14")
    .on(flamer_attack, "zael>, omnio<", R1="claw lord_head_tail lord_claw_tongue", dice=[3])
    .answer("attack:zael:R1")
    .ends(genestealers=0),
    Story("both attack in either order", "R-6.18")
    .on(flamer_attack, "zael>, omnio>", R1="claw claw", R2="tail", dice=[1, 4])
    .answer("attack:omnio:R1", "attack:zael:R2")
    .ends(swarms={"R1": "claw"}),
    Story("an attack granted by Quick Instincts burns too", "R-6.6", "H-10")
    .on(flamer_attack, "zael<, omnio<", L1="claw claw claw claw", event="quick_instincts", agenda=EVENT, dice=[4])
    .answer("stop", "target:zael", "attack:zael:L1")
    .ends(genestealers=0),
    Story("a Power Field swarm is no target", "H-13")
    .on(flamer_attack, "zael>, omnio<", R1="claw claw", power_field="R1")
    .ends(),
)
def test_flamer_attack(story: Story) -> None:
    story.play()
