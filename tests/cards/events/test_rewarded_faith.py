"""Rewarded Faith: a Marine may trade in tokens, each for a card engaged with him."""

import pytest

from tests.stage import stage

CARD = "rewarded_faith"


@pytest.mark.rule("R-9.3")
def test_each_token_slays_one_card_engaged_with_him() -> None:
    t = stage("gideon< 3, noctis> 1", L1="claw head", R1="tongue", R2="tongue", event=CARD)
    t.open_to_all(CARD)
    assert t.options() == ["target:gideon", "target:noctis"]
    t.answer("target:gideon")
    assert t.options() == ["slay:L1:head", "slay:L1:claw", "slay:R1:tongue", "enough"]
    t.answer("slay:R1:tongue")
    assert t.options() == ["slay:L1:head", "slay:L1:claw", "enough"]
    t.answer("slay:L1:claw", "enough")
    t.round_is_over()
    assert t.swarms() == {"L1": "head", "R2": "tongue"}
    assert (t.tokens("gideon"), t.tokens("noctis"), t.supply()) == (1, 1, 10)


@pytest.mark.rule("H-28")
def test_none_is_a_number_too() -> None:
    t = stage("gideon< 3, noctis>", L1="claw", event=CARD)
    t.answer("target:gideon", "enough")
    t.round_is_over()
    assert (t.tokens("gideon"), t.genestealers()) == (3, 1)


def test_no_more_than_his_tokens() -> None:
    t = stage("gideon< 1, noctis>", L1="claw claw", event=CARD)
    t.answer("target:gideon", "slay:L1:claw")
    t.round_is_over()
    assert (t.tokens("gideon"), t.swarm("L1")) == (0, "claw")


def test_no_more_than_the_cards_engaged_with_him() -> None:
    t = stage("gideon< 3, noctis>", L1="claw", R2="claw", event=CARD)
    t.answer("target:gideon", "slay:L1:claw")
    t.round_is_over()
    assert (t.tokens("gideon"), t.genestealers()) == (2, 1)


@pytest.mark.rule("R-9.4")
@pytest.mark.parametrize("marine", ["noctis", "claudio"])
def test_a_marine_without_tokens_or_without_cards_can_be_named(marine: str) -> None:
    t = stage("gideon< 1, noctis>, claudio> 2", L1="claw", R2="claw", event=CARD)
    t.answer(f"target:{marine}")
    t.round_is_over()
    assert (t.genestealers(), t.supply()) == (2, 9)


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_can_be_the_last_of_his_swarm_to_go() -> None:
    t = stage("gideon< 3, noctis>", L1="lord_head_tail claw head", event=CARD)
    t.answer("target:gideon")
    assert t.options() == ["slay:L1:head", "slay:L1:claw", "enough"]
    t.answer("slay:L1:claw", "slay:L1:head")
    assert t.options() == ["slay:L1:lord_head_tail", "enough"]
    t.answer("slay:L1:lord_head_tail")
    t.round_is_over()
    assert t.swarms() == {} and t.discard() == "head claw"


@pytest.mark.rule("R-12.6", "R-13.11")
def test_cards_under_power_field_do_not_count() -> None:
    t = stage("gideon< 3, noctis>", L1="claw claw", R1="head", power_field="L1", event=CARD)
    t.answer("target:gideon")
    assert t.options() == ["slay:R1:head", "enough"]
    t.answer("slay:R1:head")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw claw"} and t.tokens("gideon") == 2


def test_the_boxes_follow_what_is_left() -> None:
    t = stage("gideon< 1, noctis>", L1="tail claw", event=CARD)
    t.answer("target:gideon", "slay:L1:tail")
    assert t.swarms() == {"L1": "claw"}  # the tail that would have moved them is gone


@pytest.mark.rule("R-9.2", "H-18", "R-9.5")
def test_how_many_and_which_are_named_before_the_reveal() -> None:
    t = stage("gideon<, claudio> 2", players=2, R2="claw claw head", event=CARD)
    t.read_alone(CARD)
    t.answer("target:claudio")
    t.read_alone(CARD)
    t.answer("slay:R2:head")
    t.read_alone(CARD)
    assert (t.tokens("claudio"), t.genestealers()) == (2, 3)
    t.answer("slay:R2:claw")
    t.round_is_over()
    assert t.revealed() == [[CARD, ["claudio", "head", "R2", "claw", "R2"]]]
    assert (t.tokens("claudio"), t.swarm("R2")) == (0, "claw")
