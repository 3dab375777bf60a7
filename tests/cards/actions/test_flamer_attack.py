"""Flamer Attack: Zael's attacks slay as many cards of the target as the final number says, skull or not."""

from functools import partial

from tests.stage import EVASION, EVENT, stage
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
    Story("he must slay them and chooses which")
    .on(flamer_attack, "zael>, omnio<", R1="claw tail head", dice=[2])
    .answer("attack:zael:R1")
    .sees(asks="slay", options=["slay:R1:head", "slay:R1:tail", "slay:R1:claw"])
    .answer("slay:R1:claw", "slay:R1:head")
    .ends(swarms={"R1": "tail"}),
    Story("all are slain if there are fewer and only of the target")
    .on(flamer_attack, "zael>, omnio<", R1="claw claw", R2="tail", dice=[5])
    .answer("attack:zael:R1")
    .ends(swarms={"R2": "tail"}),
    # also after a good roll
    Story("rerolls come first", "R-7.3", "R-7.7")
    .on(flamer_attack, "zael> 2, omnio<", R1="claw claw claw claw claw", dice=[1, 5, 4])
    .answer("attack:zael:R1", "reroll")
    .sees(options=["reroll", "keep"])
    .answer("reroll")
    .ends(genestealers=1),
    Story("a Brood Lord can be the last of them", "R-13.9")
    .on(flamer_attack, "zael>, omnio<", R1="claw claw lord_head_tail", dice=[3])
    .answer("attack:zael:R1")
    .ends(genestealers=0, discard="claw claw"),
    Story("a Brood Lord stays while a normal Genestealer would be left", "R-13.9")
    .on(flamer_attack, "zael>, omnio<", R1="claw claw lord_head_tail", dice=[2])
    .answer("attack:zael:R1")
    .ends(swarms={"R1": "lord_head_tail"}),
    Story("Brood Lords take nothing off the number", "H-14")
    .on(flamer_attack, "zael>, omnio<", R1="claw lord_head_tail lord_claw_tongue", dice=[3])
    .answer("attack:zael:R1")
    .ends(genestealers=0),
    *(
        Story(f"Omnio attacks normally: {face} {slain}")
        .on(flamer_attack, "zael<, omnio>", R2="claw claw claw", dice=[face])
        .answer("attack:omnio:R2")
        .ends(genestealers=3 - slain)
        for face, slain in [(0, 0), (1, 1), (3, 1), (4, 0), (5, 0)]
    ),
    Story("both attack in either order", "R-6.18")
    .on(flamer_attack, "zael>, omnio>", R1="claw claw", R2="tail", dice=[1, 4])
    .answer("attack:omnio:R1", "attack:zael:R2")
    .ends(swarms={"R1": "claw"}),
    Story("an attack granted by Quick Instincts burns too", "R-6.6", "H-10")
    .on(flamer_attack, "zael<, omnio<", L1="claw claw claw claw", event="quick_instincts", agenda=EVENT, dice=[4])
    .answer("stop", "target:zael", "attack:zael:L1")
    .ends(genestealers=0),
    Story("under Evasion only the first attacker acts", "R-18.1")
    .on(flamer_attack, "zael>, omnio>", R1="claw claw", effects=EVASION, dice=[1])
    .answer("attack:omnio:R1")
    .ends(genestealers=1),
    Story("a Power Field swarm is no target", "H-13")
    .on(flamer_attack, "zael>, omnio<", R1="claw claw", power_field="R1")
    .ends(),
    Story("without Zael the living Marine attacks normally", "R-6.4")
    .on(flamer_attack, "omnio>, leon>", R1="claw claw", dice=[2])
    .answer("attack:omnio:R1")
    .ends(genestealers=1),
    Story("winning ends it at once", "R-16.3")
    .on(
        flamer_attack,
        "zael>, omnio>",
        R1="lord_head_tail",
        R2="claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        dice=[5],
    )
    .answer("attack:zael:R1")
    .ends(result="win"),
    Story("the cards controller decides")
    .on(flamer_attack, "zael> 1, leon>", players=2, teams=[["red"], ["purple"]], R1="claw tail", dice=[1])
    .sees(seat=2)
    .answer("attack:zael:R1")
    .sees(seat=2)
    .answer("keep")
    .sees(seat=2)
    .answer("slay:R1:tail")
    .ends(),
)
def test_flamer_attack(story: Story) -> None:
    story.play()
