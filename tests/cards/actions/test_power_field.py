"""Power Field: afterwards he may pick a swarm; until the round ends it neither attacks nor can any of it be slain."""

from functools import partial

import pytest

from tests.stage import EVENT, FIGHT, stage
from tests.stories import Story, stories

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
