"""Action cards of the Grey team."""

from functools import partial

import pytest

from tests.stage import FIGHT, stage
from tests.stories import Story, stories

# Power Field: afterwards he may pick a swarm; until the round ends it neither attacks nor can any of it be slain.

power_field = partial(stage, play="power_field")


@stories(
    Story("without a swarm nothing is asked").on(power_field, "scipio<, calistarius>").answer("place:scipio").ends(),
    Story("a Heroic Charge cannot touch it")
    .on(stage, "claudio>, scipio>", L1="claw", R2="tail", play="power_field heroic_charge", dice=[5])
    .answer("place:scipio", "field:L1", "charge:claudio")
    .sees(options=["slay:R2:tail", "enough"])
    .answer("slay:R2:tail")
    .ends(swarms={"L1": "claw"}),
    Story("it outlives its team", "R-6.3", "H-9")
    .on(power_field, "scipio>, leon>, valencio>", L1="claw", R3="tail tail", agenda=FIGHT, dice=[0])
    .answer("place:leon", "field:R3")
    .ends(slain="calistarius scipio", times={"swarm_attacks": 1}, power_field="R2"),
)
def test_power_field(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-12.6", "H-16", "R-12.4")
def test_a_swarm_that_joins_it_in_the_attack_phase_still_attacks_and_is_protected_afterwards() -> None:
    t = stage(
        "scipio<, calistarius>, leon<", R2="tail", L3="claw", R3="head", play="power_field", agenda=FIGHT, dice=[0, 5]
    )
    t.answer("place:scipio", "field:R2")
    t.nothing_left_to_ask()
    assert [event.data()["marine"] for event in t.told("swarm_attacks")] == ["leon", "calistarius"]
    assert t.swarms() == {"L2": "claw", "R2": "head tail"}
    assert t.power_field() == "R2"


# Stealth Tactics: afterwards the top of one pile may be discarded, then, for a token, that of the other.

PILES = {"left": "claw head", "right": "tail tongue"}


stealth_tactics = partial(stage, play="stealth_tactics")


@stories(
    # nobody has a token to pay
    Story("the top card of a pile may be discarded")
    .on(stealth_tactics, "scipio<, calistarius>", piles=PILES)
    .stand_still()
    .sees(asks="stealth_first", options=["discard:left", "discard:right", "no"])
    .answer("discard:right")
    .ends(pile={"left": ["claw", "head"], "right": ["tongue"]}, discard="tail"),
    Story("a token then pays for the top card of the other pile")
    .on(stealth_tactics, "scipio<, calistarius> 1", piles=PILES)
    .stand_still()
    .answer("discard:left")
    .sees(asks="stealth_second", options=["pay:calistarius", "no"])
    .answer("pay:calistarius")
    .ends(supply=12, pile={"left": ["head"], "right": ["tongue"]}, tokens={"calistarius": 0}),
    Story("a known card that is discarded is no longer known to be there")
    .on(stealth_tactics, "scipio<, calistarius>", piles=PILES, known={"left": "claw head"})
    .stand_still()
    .answer("discard:left")
    .ends(known={"left": "head"}),
    *(
        Story(f"one pile with cards is enough: {side}")
        .on(stealth_tactics, "scipio<, calistarius>", piles={"left": 0, "right": 0, side: "claw"})
        .stand_still()
        .sees(options=[f"discard:{side}", "no"])
        for side in ["left", "right"]
    ),
)
def test_stealth_tactics(story: Story) -> None:
    story.play()


def test_with_both_piles_empty_nothing_is_asked() -> None:
    piles: dict[str, list[str]] = {"left": [], "right": []}
    t = stage("scipio< 1, calistarius>", piles=piles, play="stealth_tactics").stand_still()
    t.nothing_left_to_ask()


def test_the_discarded_card_is_shown_to_everybody() -> None:
    t = stage("scipio<, leon>", players=2, teams=[["red"], ["grey"]], piles=PILES, play="stealth_tactics").stand_still()
    assert t.asked.seat == 2
    t.answer("discard:left")
    t.nothing_left_to_ask()
    assert [event.data() for event in t.told("blip_discarded")] == [
        {"event": "blip_discarded", "pile": "left", "genestealer": "claw"}
    ]
    assert t.game.events_for(1) == t.game.events_for(0)


# Psionic Attack: after each attack of Calistarius with a final skull he may attack again, without limit.

psionic_attack = partial(stage, play="psionic_attack")


@stories(
    Story("after a skull he may attack again any legal target", "R-7.7", "F-5")
    .on(psionic_attack, "calistarius>, scipio<", R1="claw", R2="head tail", dice=[1, 2, 3])
    .answer("attack:calistarius:R2", "slay:R2:tail")
    .sees(asks="again", options=["attack:calistarius:R1", "attack:calistarius:R2", "stop"])
    .answer("attack:calistarius:R1", "attack:calistarius:R2")
    .ends(genestealers=0),
)
def test_psionic_attack(story: Story) -> None:
    story.play()
