"""Action cards of the Grey team."""

from functools import partial

import pytest

from tests.stage import EVASION, EVENT, FIGHT, stage
from tests.stories import Story, stories

# Power Field: afterwards he may pick a swarm; until the round ends it neither attacks nor can any of it be slain.

power_field = partial(stage, play="power_field")


@stories(
    Story("one token must be placed first", "R-6.8")
    .on(power_field, "scipio<, calistarius>", L1="claw")
    .sees(options=["place:scipio", "place:calistarius"])
    .answer("place:scipio")
    .sees(tokens={"scipio": 1}, supply=11, asks="power_field"),
    Story("without a swarm nothing is asked").on(power_field, "scipio<, calistarius>").answer("place:scipio").ends(),
    Story("a Heroic Charge cannot touch it")
    .on(stage, "claudio>, scipio>", L1="claw", R2="tail", play="power_field heroic_charge", dice=[5])
    .answer("place:scipio", "field:L1", "charge:claudio")
    .sees(options=["slay:R2:tail", "enough"])
    .answer("slay:R2:tail")
    .ends(swarms={"L1": "claw"}),
    Story("a Promethium Tank cannot touch it")
    .on(
        stage,
        "leon>, scipio>",
        L1="claw",
        R1="tail tail",
        terrain={"promethium_tank": "R1"},
        play="power_field onward_brothers",
        dice=[5],
    )
    .answer("place:scipio", "field:R1", "stop", "stop", "activate:leon:promethium_tank")
    .ends(swarms={"R1": "tail tail"}),
    Story("the generatorium cannot touch it")
    .on(
        stage,
        "leon>, scipio>",
        L1="claw",
        R1="tail",
        location="generatorium",
        terrain={"control_panel": "R1"},
        play="power_field onward_brothers",
        dice=[1],
    )
    .answer("place:scipio", "field:R1", "stop", "stop", "activate:leon:control_panel")
    .sees(options=["slay:L1:claw", "enough"]),
    Story("a door cannot touch it", "F-12", "R-14.3")
    .on(
        power_field,
        "leon>, scipio>",
        L1="claw",
        R1="tail",
        terrain={"door": {"spot": "L2", "tokens": 2}},
        piles={"left": 0},
        ahead="teleportarium genestealer_lair",
        agenda=["next_action", "travel_check"],
    )
    .answer("place:scipio", "field:R1")
    .sees(options=["slay:L1:claw", "enough"])
    .answer("slay:L1:claw")
    .ends(location="teleportarium", swarms={"R1": "tail"}, power_field="R1"),
    Story("for my battle brothers takes only the token")
    .on(power_field, "leon>, scipio>", R1="head", event="for_my_battle_brothers", agenda=EVENT)
    .answer("place:leon", "field:R1")
    .ends(swarms={"R1": "head"}, tokens={"leon": 0}),
    Story("Rewarded Faith cannot slay it")
    .on(power_field, "leon>, scipio>", R1="head", event="rewarded_faith", agenda=EVENT)
    .answer("place:leon", "field:R1", "target:leon")
    .ends(swarms={"R1": "head"}, tokens={"leon": 1}),
    Story("cleansing flames cannot slay it")
    .on(power_field, "leon>, scipio>", R1="claw claw", event="cleansing_flames", agenda=EVENT, dice=[1])
    .answer("place:leon", "field:R1", "target:leon")
    .ends(swarms={"R1": "claw claw"}),
    Story("cards that spawn into it are protected too", "R-12.6", "R-10.6")
    .on(
        stage,
        "leon> 1, scipio>",
        R1="tail",
        terrain={"corridor": "R1"},
        piles={"right": "head head head"},
        play="overwatch power_field",
        event="secret_route",
        agenda=EVENT,
    )
    .answer("place:leon", "place:leon", "field:R1")
    .ends(swarms={"R1": "head head tail"}, times={"marine_attacks": 0}),
    Story("surrounded spreads it over all cards of its side", "R-12.6")
    .on(
        stage,
        "leon> 1, scipio> ",
        L2="head",
        R1="tail",
        R2="claw",
        play="overwatch power_field",
        event="surrounded",
        agenda=EVENT,
    )
    .answer("place:leon", "place:leon", "field:R2", "target:leon")
    .ends(swarms={"L1": "head", "R1": "tail claw"}),
    Story("shuffled into a pile the swarm is gone and its mark with it")
    .on(stage, "lorenzo>, scipio>", R1="claw claw", play="power_field intimidation", dice=[5])
    .answer("place:scipio", "field:R1")
    .stand_still()
    .answer("roll", "pile:left")
    .ends(genestealers=0, power_field=""),
    Story("Temporary Sanctuary takes it too")
    .on(power_field, "leon>, scipio>", R1="tail tail", event="temporary_sanctuary", agenda=EVENT)
    .answer("place:scipio", "field:R1", "pile:left")
    .ends(genestealers=0, known={"left": "tail tail"}),
    Story("it outlives its team", "R-6.3", "H-9")
    .on(power_field, "scipio>, leon>, valencio>", L1="claw", R3="tail tail", agenda=FIGHT, dice=[0])
    .answer("place:leon", "field:R3")
    .ends(slain="calistarius scipio", times={"swarm_attacks": 1}, power_field="R2"),
)
def test_power_field(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-8.1", "H-16")
def test_it_does_not_attack() -> None:
    t = stage("scipio<, calistarius>", L1="claw claw", R1="tail", play="power_field", agenda=FIGHT, dice=[5])
    t.answer("place:calistarius", "field:L1")
    t.nothing_left_to_ask()
    assert [event.data()["spot"] for event in t.told("swarm_attacks")] == ["R1"]


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
    Story("any Marine of the player pays whatever his team and facing", "R-17.3", "H-25")
    .on(
        stealth_tactics,
        "leon< 1, scipio> 1, gideon< 1, zael> 1",
        players=2,
        teams=[["grey", "red"], ["green", "purple"]],
        R1="claw",
        piles=PILES,
    )
    .stand_still()
    .answer("discard:left")
    .sees(seat=1, options=["pay:leon", "pay:scipio", "no"])
    .answer("pay:leon")
    .ends(discard="tail claw"),
    # the other is empty: nothing to pay for
    Story("an empty pile cannot be chosen first")
    .on(stealth_tactics, "scipio< 1, calistarius>", piles={"left": [], "right": "tail"})
    .stand_still()
    .sees(options=["discard:right", "no"])
    .answer("discard:right")
    .ends(tokens={"scipio": 1}),
    Story("an emptied pile causes travel at the end of the phase", "R-14.1")
    .on(
        stealth_tactics,
        "scipio<, calistarius>",
        piles={"left": "claw", "right": 3},
        ahead="teleportarium genestealer_lair",
        agenda=["next_action", "travel_check"],
    )
    .stand_still()
    .answer("discard:left")
    .ends(location="teleportarium"),
    Story("a known card that is discarded is no longer known to be there")
    .on(stealth_tactics, "scipio<, calistarius>", piles=PILES, known={"left": "claw head"})
    .stand_still()
    .answer("discard:left")
    .ends(known={"left": "head"}),
    Story("with one Marine slain by the activation the ability stays", "R-6.4")
    .on(stealth_tactics, "scipio<, calistarius>", terrain={"promethium_tank": "L1"}, piles=PILES, dice=[0])
    .answer("stop", "stop", "activate:scipio:promethium_tank", "discard:left")
    .ends(discard="claw"),
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
