"""For My Battle Brothers!: a Marine loses one token, and one card engaged with him is slain."""

import pytest

from tests.stage import changes, stage

CARD = "for_my_battle_brothers"


@pytest.mark.rule("R-9.3", "R-3.8", "H-6")
def test_he_loses_one_token_and_one_card_engaged_with_him_is_slain() -> None:
    t = stage("gideon< 2, noctis> 1", L1="claw head", R1="tongue", R2="tongue", event=CARD)
    t.open_to_all(CARD)
    t.answer("target:gideon")
    assert t.asked.kind == "event_follow_up"
    assert t.options() == ["slay:L1:head", "slay:L1:claw", "slay:R1:tongue"]  # front and behind
    with changes(lambda: t.tokens("gideon"), by=-1):
        t.answer("slay:R1:tongue")
    t.round_is_over()
    assert t.swarms() == {"L1": "head claw", "R2": "tongue"}
    assert t.discard() == "tongue"
    assert [event.data() for event in t.told("genestealer_slain")] == [
        {"event": "genestealer_slain", "genestealer": "tongue", "spot": "R1"}
    ]


@pytest.mark.rule("R-9.4", "H-32")
def test_while_somebody_has_a_token_the_target_has_one_engaged_or_not() -> None:
    t = stage("gideon<, noctis> 1, claudio> 1", L1="claw", R3="claw", event=CARD)
    assert t.options() == ["target:noctis", "target:claudio"]  # Gideon has none, though he is engaged
    with changes(t.genestealers, by=0):
        t.answer("target:noctis")
    t.round_is_over()
    assert (t.tokens("noctis"), t.tokens("claudio")) == (0, 1)


@pytest.mark.rule("R-9.4", "H-32")
def test_without_any_token_the_target_is_engaged_with_a_card_that_can_be_slain() -> None:
    t = stage(
        "gideon<, noctis>, claudio>, goriel>",
        L1="claw",
        R2="claw",
        R3="head",
        power_field="R3",
        event=CARD,
    )
    assert t.options() == ["target:gideon", "target:noctis"]
    t.answer("target:gideon")
    t.round_is_over()
    assert t.swarms() == {"R2": "claw", "R3": "head"}


@pytest.mark.rule("R-9.4", "R-13.11")
def test_without_token_and_slayable_card_only_the_boxes_are_resolved() -> None:
    t = stage("gideon<, noctis>, claudio>", L1="tail", power_field="L1", event=CARD)
    t.round_is_over()
    assert len(t.told("event_without_effect")) == 1
    assert t.swarms() == {"L2": "tail"}


@pytest.mark.rule("R-13.11", "R-12.6")
def test_a_card_under_power_field_is_safe_and_only_the_token_is_lost() -> None:
    t = stage("gideon< 1, noctis>", L1="claw", power_field="L1", event=CARD)
    t.round_is_over()
    assert t.swarms() == {"L1": "claw"} and t.tokens("gideon") == 0


def test_under_power_field_on_one_side_a_card_of_the_other_is_slain() -> None:
    t = stage("gideon< 1, noctis>", L1="claw", R1="head", power_field="L1", event=CARD)
    t.round_is_over()
    assert t.swarms() == {"L1": "claw"}


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_is_covered_by_the_others_of_his_swarm() -> None:
    t = stage("gideon< 1, noctis>", L1="lord_head_tail claw head", R1="lord_claw_tongue", event=CARD)
    assert t.options() == ["slay:L1:head", "slay:L1:claw", "slay:R1:lord_claw_tongue"]
    t.answer("slay:L1:claw")
    assert t.swarms() == {"R1": "lord_claw_tongue", "L2": "head lord_head_tail"}  # his tail took him on


@pytest.mark.rule("R-3.8", "R-16.3")
def test_discarding_the_last_brood_lord_wins_at_the_lair() -> None:
    t = stage(
        "gideon< 1, noctis>",
        L1="lord_head_tail",
        R2="claw",
        location="genestealer_lair",
        dead_lords=["lord_claw_tongue"],
        terrain={"ventilation_duct": "R2"},
        event=CARD,
    )
    t.nothing_left_to_ask()
    assert t.result == "win"
    assert t.told("spawned") == []


@pytest.mark.rule("R-9.2", "H-18", "R-9.5")
def test_the_target_and_the_card_are_both_named_before_the_reveal() -> None:
    t = stage("gideon< 1, claudio> 1", players=2, R2="claw claw head", event=CARD)
    t.read_alone(CARD)
    t.answer("target:claudio")
    t.read_alone(CARD)
    assert t.tokens("claudio") == 1
    t.answer("slay:R2:head")
    t.round_is_over()
    assert t.revealed() == [[CARD, ["claudio", "head", "R2"]]]
    assert t.swarms() == {"R2": "claw claw"}
    names = [event.name for event in t.game.events_for(2)]
    assert names.index("event_revealed") < names.index("tokens_lost") < names.index("genestealer_slain")
