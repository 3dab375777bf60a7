"""Cleansing Flames: a skull slays two cards engaged with a Marine."""

import pytest

from tests.stage import stage

CARD = "cleansing_flames"


@pytest.mark.rule("R-9.3")
@pytest.mark.parametrize("face", [1, 2, 3])
def test_a_skull_slays_two_cards_chosen_after_the_roll(face: int) -> None:
    t = stage("gideon<, noctis>", L1="claw head", R1="tail", R2="claw", event=CARD, dice=[face])
    t.open_to_all(CARD)
    t.answer("target:gideon")
    assert not t.unrolled()
    assert t.asked.kind == "event_follow_up"
    assert t.options() == ["slay:L1:head", "slay:L1:claw", "slay:R1:tail"]  # no "enough": two must go
    t.answer("slay:R1:tail", "slay:L1:head")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "R2": "claw"}


@pytest.mark.rule("R-7.2")
@pytest.mark.parametrize("face", [0, 4, 5])
def test_without_a_skull_nothing_happens_and_nobody_may_reroll(face: int) -> None:
    t = stage("gideon< 2, noctis>", L1="claw", R2="claw", event=CARD, dice=[face])
    t.answer("target:gideon")
    t.round_is_over()
    assert t.genestealers() == 2 and t.tokens("gideon") == 2


def test_a_single_card_is_slain_alone() -> None:
    t = stage("gideon<, noctis>", L1="claw", event=CARD, dice=[1])
    t.round_is_over()  # Gideon is the only target, the claw the only card
    assert t.swarms() == {} and t.discard() == "claw"


@pytest.mark.rule("R-9.4", "H-32", "R-13.11")
def test_the_target_is_engaged_with_a_card_that_can_be_slain() -> None:
    t = stage(
        "gideon<, noctis>, claudio>, goriel<",
        L1="claw",
        R2="head",
        R4="tail",
        power_field="R2",
        event=CARD,
        dice=[0],
    )
    assert t.options() == ["target:gideon", "target:goriel"]


@pytest.mark.rule("R-9.4", "H-32")
def test_if_nobody_is_any_marine_can_be_named_and_the_die_is_rolled() -> None:
    t = stage("gideon<, noctis>", R2="head", power_field="R2", event=CARD, dice=[1])
    assert t.options() == ["target:gideon", "target:noctis"]
    t.answer("target:noctis")
    t.round_is_over()
    assert t.swarms() == {"R2": "head"}


@pytest.mark.rule("R-12.6")
def test_cards_under_power_field_on_one_side_are_safe() -> None:
    t = stage("gideon<, noctis>", L1="claw claw", R1="head", power_field="L1", event=CARD, dice=[1])
    t.round_is_over()
    assert t.swarms() == {"L1": "claw claw"}


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_can_only_be_the_second() -> None:
    t = stage("gideon<, noctis>", L1="lord_claw_tongue claw", R1="head head", event=CARD, dice=[2])
    assert t.options() == ["slay:L1:claw", "slay:R1:head"]
    t.answer("slay:L1:claw")
    assert t.options() == ["slay:L1:lord_claw_tongue", "slay:R1:head"]
    t.answer("slay:L1:lord_claw_tongue")
    t.round_is_over()
    assert t.swarms() == {"R1": "head head"} and t.discard() == "claw"


@pytest.mark.rule("R-9.2", "H-18", "R-9.5")
def test_the_target_is_secret_but_the_cards_wait_for_the_die() -> None:
    t = stage("gideon<, claudio>", players=2, L1="claw", R2="claw head head", event=CARD, dice=[3])
    t.read_alone(CARD)
    t.answer("target:claudio")
    assert t.revealed() == [[CARD, ["claudio"]]]
    t.open_to_all(CARD)
    assert (t.asked.kind, t.asked.seat, t.asked.secret) == (
        "event_follow_up",
        1,
        False,
    )  # the current player, not Claudio's
    t.answer("slay:R2:head", "slay:R2:head")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "R2": "claw"}
