"""Quick Instincts: a Marine may make one attack, decided by his controller."""

import pytest

from tests.stage import stage

CARD = "quick_instincts"


@pytest.mark.rule("R-9.3")
def test_any_marine_can_be_named_and_attacks_once_under_the_normal_rules() -> None:
    t = stage("noctis<, gideon>, claudio>", R1="head", L1="claw claw", L3="tail", L2="head", event=CARD, dice=[1])
    t.open_to_all(CARD)
    assert t.options() == ["target:noctis", "target:gideon", "target:claudio"]
    t.answer("target:noctis")
    assert t.asked.kind == "granted_attack"
    # His side, within two positions.
    assert t.options() == ["attack:noctis:L1", "attack:noctis:L2", "attack:noctis:L3", "stop"]
    t.answer("attack:noctis:L3")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw claw", "R1": "head", "L2": "head"}


def test_he_may_decline() -> None:
    t = stage("noctis<, gideon>", L1="claw", event=CARD)
    t.answer("target:noctis", "stop")
    t.round_is_over()
    assert t.genestealers() == 1


@pytest.mark.rule("R-9.4", "R-6.19")
def test_a_marine_without_a_target_can_be_named_and_nothing_happens() -> None:
    t = stage("noctis<, gideon>", R1="tongue", event=CARD)
    t.answer("target:noctis")
    assert [event.data() for event in t.told("no_target")] == [{"event": "no_target", "marine": "noctis", "card": CARD}]
    t.round_is_over()
    assert t.swarms() == {"R1": "tongue"}


@pytest.mark.rule("R-6.19", "H-13")
def test_a_power_field_swarm_is_no_target() -> None:
    t = stage("noctis<, gideon>", L1="claw", L2="head", power_field="L1", event=CARD, dice=[0])
    t.answer("target:noctis")
    assert t.options() == ["attack:noctis:L2", "stop"]


@pytest.mark.rule("R-9.5", "H-19", "R-9.2")
def test_the_attack_is_his_controllers_with_its_tokens_and_its_slain_card() -> None:
    t = stage("noctis< 1, claudio>", players=2, current=2, L1="claw head", event=CARD, dice=[0, 1])
    t.read_alone(CARD)
    assert t.asked.seat == 2
    t.answer("target:noctis")
    assert t.revealed() == [[CARD, ["noctis"]]]
    t.open_to_all(CARD)
    assert (t.asked.kind, t.asked.seat) == ("granted_attack", 1)
    t.answer("attack:noctis:L1")
    assert (t.asked.kind, t.asked.seat) == ("reroll_attack", 1)
    t.answer("reroll")
    assert (t.asked.kind, t.asked.seat) == ("slay", 1)
    t.answer("slay:L1:head")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw"} and t.tokens("noctis") == 0


@pytest.mark.rule("R-6.6", "H-10")
def test_flamer_attack_still_stands() -> None:
    t = stage("zael<, gideon>", L1="claw head tail", standing=["flamer_attack"], event=CARD, dice=[5])
    t.answer("target:zael", "attack:zael:L1")
    t.round_is_over()
    assert t.swarms() == {}


@pytest.mark.rule("R-6.6", "H-10")
def test_dead_aim_still_stands() -> None:
    t = stage("noctis<, gideon>", L1="claw head tail", standing=["dead_aim"], event=CARD, dice=[4])
    t.answer("target:noctis", "attack:noctis:L1", "slay:L1:head", "slay:L1:tail", "enough")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw"}


@pytest.mark.rule("R-6.6", "H-10")
def test_lead_by_example_still_stands() -> None:
    t = stage("deino<, gideon>", players=2, L1="claw", standing=["lead_by_example"], event=CARD, dice=[1])
    t.answer("target:deino", "attack:deino:L1")
    assert (t.asked.kind, t.asked.seat) == ("place_token", 2)
    t.answer("place:gideon")
    t.round_is_over()
    assert t.tokens("gideon") == 1


def test_lead_by_example_used_this_round_is_used() -> None:
    t = stage(
        "deino<, gideon>", L1="claw", standing=["lead_by_example"], used=["lead_by_example"], event=CARD, dice=[1]
    )
    t.answer("target:deino", "attack:deino:L1")
    t.round_is_over()


@pytest.mark.rule("R-6.6", "H-10")
def test_psionic_attack_may_add_more_before_the_boxes() -> None:
    t = stage(
        "calistarius<, gideon>",
        L1="claw",
        L2="head head",
        standing=["psionic_attack"],
        terrain={"ventilation_duct": "R2"},
        piles={"left": 3, "right": "tail tail tail"},
        event=CARD,
        dice=[1, 2, 0],
    )
    t.answer("target:calistarius", "attack:calistarius:L1")
    assert t.asked.kind == "again" and t.swarm("R2") == ""
    t.answer("attack:calistarius:L2", "attack:calistarius:L2")
    t.round_is_over()
    assert t.swarms() == {"L2": "head", "R2": "tail tail"}


@pytest.mark.rule("R-6.6")
def test_full_auto_does_not_give_leon_more_than_one() -> None:
    t = stage("leon<, gideon>", L1="claw claw claw", standing=["full_auto"], event=CARD, dice=[1])
    t.answer("target:leon", "attack:leon:L1")
    t.round_is_over()
    assert t.swarm("L1") == "claw claw"


@pytest.mark.rule("R-6.6")
def test_heroic_charge_is_not_offered() -> None:
    t = stage("claudio<, gideon>", L1="claw", R1="head", standing=["heroic_charge"], event=CARD, dice=[0])
    t.answer("target:claudio")
    assert t.options() == ["attack:claudio:L1", "stop"]
