"""Power Field: afterwards he may pick a swarm; until the round ends it neither attacks nor can any of it be slain."""

import pytest

from tests.stage import changes, stage

FIGHT = ["next_action", "attack_phase"]
EVENT = ["next_action", "event_phase"]


@pytest.mark.rule("R-6.8")
def test_one_token_must_be_placed_first() -> None:
    t = stage("scipio<, calistarius>", L1="claw", play="power_field")
    assert t.options() == ["place:scipio", "place:calistarius"]
    with changes(lambda: t.tokens("scipio"), by=1), changes(t.supply, by=-1):
        t.answer("place:scipio")
    assert t.asked.kind == "power_field"


def test_any_swarm_may_be_picked() -> None:
    t = stage("scipio<, calistarius>, leon>", L1="claw", R3="lord_head_tail", play="power_field")
    t.answer("place:scipio")
    assert t.options() == ["field:L1", "field:R3", "no"]
    t.answer("field:R3")
    t.nothing_left_to_ask()
    assert t.power_field() == "R3"


def test_a_player_who_declines_is_not_asked_again() -> None:
    t = stage("scipio<, calistarius>", L1="claw", play="power_field").answer("place:scipio", "no")
    t.nothing_left_to_ask()
    assert t.power_field() == ""


def test_without_a_swarm_nothing_is_asked() -> None:
    t = stage("scipio<, calistarius>", play="power_field").answer("place:scipio")
    t.nothing_left_to_ask()


def test_with_an_empty_supply_a_swarm_may_still_be_picked() -> None:
    t = stage("scipio< 6, calistarius> 6", L1="claw", play="power_field").answer("field:L1")
    t.nothing_left_to_ask()
    assert t.power_field() == "L1"


def test_the_cards_controller_decides() -> None:
    t = stage("scipio<, leon>", players=2, teams=[["red"], ["grey"]], L2="claw", play="power_field")
    assert t.asked.seat == 2
    t.answer("place:leon")
    assert t.asked.seat == 2
    t.answer("field:L2")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-8.1", "H-16")
def test_it_does_not_attack() -> None:
    t = stage("scipio<, calistarius>", L1="claw claw", R1="tail", play="power_field", agenda=FIGHT, dice=[5])
    t.answer("place:calistarius", "field:L1")
    t.nothing_left_to_ask()
    assert [event.data()["spot"] for event in t.told("swarm_attacks")] == ["R1"]


@pytest.mark.rule("R-6.19", "H-13")
def test_it_is_no_target() -> None:
    t = stage("leon>, scipio>", R1="claw claw", R2="tail", play="power_field full_auto")
    t.answer("place:leon", "field:R1")
    assert [text for text in t.options() if ":leon:" in text] == ["attack:leon:R2"]


def test_without_another_target_no_attack_is_offered() -> None:
    t = stage("leon>, scipio>", R1="claw claw", play="power_field full_auto").answer("place:scipio", "field:R1")
    t.nothing_left_to_ask()


def test_a_heroic_charge_cannot_touch_it() -> None:
    t = stage("claudio>, scipio>", L1="claw", R2="tail", play="power_field heroic_charge", dice=[5])
    t.answer("place:scipio", "field:L1", "charge:claudio")
    assert t.options() == ["slay:R2:tail", "enough"]
    t.answer("slay:R2:tail")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw"}


def test_the_flamer_cannot_touch_it() -> None:
    t = stage("zael>, scipio>", R1="claw", play="power_field flamer_attack").answer("place:scipio", "field:R1")
    t.nothing_left_to_ask()


def test_a_promethium_tank_cannot_touch_it() -> None:
    t = stage(
        "leon>, scipio>",
        L1="claw",
        R1="tail tail",
        terrain={"promethium_tank": "R1"},
        play="power_field onward_brothers",
        dice=[5],
    )
    t.answer("place:scipio", "field:R1", "stop", "stop", "activate:leon:promethium_tank")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "tail tail"}


def test_the_generatorium_cannot_touch_it() -> None:
    t = stage(
        "leon>, scipio>",
        L1="claw",
        R1="tail",
        location="generatorium",
        terrain={"control_panel": "R1"},
        play="power_field onward_brothers",
        dice=[1],
    )
    t.answer("place:scipio", "field:R1", "stop", "stop", "activate:leon:control_panel")
    assert t.options() == ["slay:L1:claw", "enough"]


@pytest.mark.rule("F-12", "R-14.3")
def test_a_door_cannot_touch_it() -> None:
    t = stage(
        "leon>, scipio>",
        L1="claw",
        R1="tail",
        terrain={"door": {"spot": "L2", "tokens": 2}},
        piles={"left": 0},
        ahead="teleportarium genestealer_lair",
        play="power_field",
        agenda=["next_action", "travel_check"],
    )
    t.answer("place:scipio", "field:R1")
    assert t.options() == ["slay:L1:claw", "enough"]
    t.answer("slay:L1:claw")
    t.nothing_left_to_ask()
    assert t.location() == "teleportarium"
    assert t.swarms() == {"R1": "tail"}
    assert t.power_field() == "R1"


def test_for_my_battle_brothers_takes_only_the_token() -> None:
    t = stage("leon>, scipio>", R1="head", play="power_field", event="for_my_battle_brothers", agenda=EVENT)
    t.answer("place:leon", "field:R1")
    t.round_is_over()
    assert t.swarms() == {"R1": "head"}
    assert t.tokens("leon") == 0


def test_rewarded_faith_cannot_slay_it() -> None:
    t = stage("leon>, scipio>", R1="head", play="power_field", event="rewarded_faith", agenda=EVENT)
    t.answer("place:leon", "field:R1", "target:leon")
    t.round_is_over()
    assert t.swarms() == {"R1": "head"}
    assert t.tokens("leon") == 1


def test_cleansing_flames_cannot_slay_it() -> None:
    t = stage("leon>, scipio>", R1="claw claw", play="power_field", event="cleansing_flames", agenda=EVENT, dice=[1])
    t.answer("place:leon", "field:R1", "target:leon")
    t.round_is_over()
    assert t.swarms() == {"R1": "claw claw"}


@pytest.mark.rule("R-12.6", "R-10.6")
def test_cards_that_spawn_into_it_are_protected_too() -> None:
    t = stage(
        "leon> 1, scipio>",
        R1="tail",
        terrain={"corridor": "R1"},
        piles={"right": "head head head"},
        play="overwatch power_field",
        event="secret_route",
        agenda=EVENT,
    )
    t.answer("place:leon", "place:leon", "field:R1")
    t.round_is_over()
    assert t.swarms() == {"R1": "head head tail"}
    assert t.told("marine_attacks") == []


@pytest.mark.rule("R-12.6", "F-12")
def test_it_may_be_moved_and_what_it_meets_is_protected_too() -> None:
    t = stage(
        "leon> 1, scipio>", R1="tail", R2="claw", play="overwatch power_field", event="secret_route", agenda=EVENT
    )
    t.answer("place:leon", "place:leon", "field:R2")
    t.round_is_over()  # Leon has tokens for Overwatch, and no target
    assert t.swarms() == {"R1": "tail claw"}


@pytest.mark.rule("R-12.6")
def test_surrounded_spreads_it_over_all_cards_of_its_side() -> None:
    t = stage(
        "leon> 1, scipio> ",
        L2="head",
        R1="tail",
        R2="claw",
        play="overwatch power_field",
        event="surrounded",
        agenda=EVENT,
    )
    t.answer("place:leon", "place:leon", "field:R2", "target:leon")
    t.round_is_over()
    assert t.swarms() == {"L1": "head", "R1": "tail claw"}


def test_a_shift_takes_the_mark_along() -> None:
    t = stage("leon>, scipio<, calistarius>", L1="claw", R3="tail", play="power_field", agenda=FIGHT, dice=[0])
    t.answer("place:scipio", "field:R3")
    t.nothing_left_to_ask()
    assert t.formation() == "scipio calistarius"
    assert t.swarms() == {"L1": "claw", "R2": "tail"}
    assert t.power_field() == "R2"


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


def test_shuffled_into_a_pile_the_swarm_is_gone_and_its_mark_with_it() -> None:
    t = stage("lorenzo>, scipio>", R1="claw claw", play="power_field intimidation", dice=[5])
    t.answer("place:scipio", "field:R1").stand_still().answer("roll", "pile:left")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0
    assert t.power_field() == ""


def test_temporary_sanctuary_takes_it_too() -> None:
    t = stage("leon>, scipio>", R1="tail tail", play="power_field", event="temporary_sanctuary", agenda=EVENT)
    t.answer("place:scipio", "field:R1", "pile:left")
    t.round_is_over()
    assert t.genestealers() == 0
    assert t.known("left") == "tail tail"


@pytest.mark.rule("R-6.3", "H-9")
def test_it_outlives_its_team() -> None:
    t = stage("scipio>, leon>, valencio>", L1="claw", R3="tail tail", play="power_field", agenda=FIGHT, dice=[0])
    t.answer("place:leon", "field:R3")
    t.nothing_left_to_ask()
    assert t.slain() == "calistarius scipio"
    assert len(t.told("swarm_attacks")) == 1
    assert t.power_field() == "R2"


@pytest.mark.rule("R-4.2")
def test_it_ends_with_the_round() -> None:
    t = stage("leon>, scipio>", R1="tail", play="power_field", event="secret_route", agenda=EVENT)
    t.answer("place:leon", "field:R1")
    t.round_is_over()
    assert t.power_field() == ""
