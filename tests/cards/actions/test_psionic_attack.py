"""Psionic Attack: after each attack of Calistarius with a final skull he may attack again, without limit."""

from functools import partial

import pytest

from tests.stage import EVASION, EVENT, stage
from tests.stories import Story, stories

psionic_attack = partial(stage, play="psionic_attack")


@stories(
    Story("after a skull he may attack again any legal target", "R-7.7", "F-5")
    .on(psionic_attack, "calistarius>, scipio<", R1="claw", R2="head tail", dice=[1, 2, 3])
    .answer("attack:calistarius:R2", "slay:R2:tail")
    .sees(asks="again", options=["attack:calistarius:R1", "attack:calistarius:R2", "stop"])
    .answer("attack:calistarius:R1", "attack:calistarius:R2")
    .ends(genestealers=0),
    Story("the final face counts after rerolls", "R-7.7")
    .on(psionic_attack, "calistarius> 2, scipio<", R1="claw claw claw", dice=[0, 1, 1, 4])
    .answer("attack:calistarius:R1", "reroll", "keep")
    .sees(asks="again")
    .answer("attack:calistarius:R1", "reroll")
    .ends(genestealers=2),
    Story("without a target left nothing is asked")
    .on(psionic_attack, "calistarius>, scipio<", R1="claw", dice=[1])
    .answer("attack:calistarius:R1")
    .ends(),
    Story("under Evasion his extra attacks are allowed and Scipio waits", "R-18.1")
    .on(psionic_attack, "calistarius>, scipio>", R1="claw claw claw", effects=EVASION, dice=[1, 0])
    .answer("attack:calistarius:R1", "attack:calistarius:R1")
    .ends(genestealers=2),
    Story("Quick Instincts lets him chain too", "R-6.6", "H-10")
    .on(
        psionic_attack,
        "calistarius<, scipio<",
        L1="claw claw claw",
        event="quick_instincts",
        agenda=EVENT,
        dice=[1, 2, 5],
    )
    .answer("stop", "target:calistarius", *["attack:calistarius:L1"] * 3)
    .ends(genestealers=1),
    Story("the attackers controller decides the whole chain", "H-19", "R-9.5")
    .on(
        psionic_attack,
        "calistarius<, leon<",
        players=2,
        teams=[["red"], ["grey"]],
        current=1,
        L1="claw claw",
        event="quick_instincts",
        agenda=EVENT,
        dice=[1, 0],
    )
    .sees(seat=2)
    .answer("stop")
    .sees(seat=1)
    .answer("target:calistarius")
    .sees(seat=2)
    .answer("attack:calistarius:L1")
    .sees(seat=2)
    .answer("attack:calistarius:L1")
    .ends(),
)
def test_psionic_attack(story: Story) -> None:
    story.play()


@pytest.mark.parametrize("stop", [True, False])
def test_scipio_attacks_normally_after_the_whole_chain(stop: bool) -> None:
    t = stage("calistarius>, scipio>", R1="claw claw claw claw", play="psionic_attack", dice=[1] if stop else [1, 0])
    t.answer("attack:calistarius:R1")
    assert all("scipio" not in text for text in t.options())
    t.answer("stop" if stop else "attack:calistarius:R1")
    assert t.asked.kind == "attack"
    assert t.options() == ["attack:scipio:R1", "stop"]
