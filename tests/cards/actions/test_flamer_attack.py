"""Flamer Attack: Zael's attacks slay as many cards of the target as the final number says, skull or not."""

import pytest

from tests.stage import stage

EVENT = ["next_action", "event_phase"]


@pytest.mark.rule("R-7.7")
@pytest.mark.parametrize("face", [0, 1, 2, 3, 4, 5])
def test_zael_slays_as_many_as_he_rolls_skull_or_not(face: int) -> None:
    t = stage("zael>, omnio<", R1="claw claw claw claw claw claw", play="flamer_attack", dice=[face])
    t.answer("attack:zael:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 6 - face


def test_he_must_slay_them_and_chooses_which() -> None:
    t = stage("zael>, omnio<", R1="claw tail head", play="flamer_attack", dice=[2]).answer("attack:zael:R1")
    assert (t.asked.kind, t.options()) == ("slay", ["slay:R1:head", "slay:R1:tail", "slay:R1:claw"])
    t.answer("slay:R1:claw", "slay:R1:head")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "tail"}


def test_all_are_slain_if_there_are_fewer_and_only_of_the_target() -> None:
    t = stage("zael>, omnio<", R1="claw claw", R2="tail", play="flamer_attack", dice=[5]).answer("attack:zael:R1")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R2": "tail"}


@pytest.mark.rule("R-7.3", "R-7.7")
def test_rerolls_come_first() -> None:
    t = stage("zael> 2, omnio<", R1="claw claw claw claw claw", play="flamer_attack", dice=[1, 5, 4])
    t.answer("attack:zael:R1", "reroll")
    assert t.options() == ["reroll", "keep"]  # also after a good roll
    t.answer("reroll")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_can_be_the_last_of_them() -> None:
    t = stage("zael>, omnio<", R1="claw claw lord_head_tail", play="flamer_attack", dice=[3]).answer("attack:zael:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0
    assert t.discard() == "claw claw"


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_stays_while_a_normal_genestealer_would_be_left() -> None:
    t = stage("zael>, omnio<", R1="claw claw lord_head_tail", play="flamer_attack", dice=[2]).answer("attack:zael:R1")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "lord_head_tail"}


@pytest.mark.rule("H-14")
def test_brood_lords_take_nothing_off_the_number() -> None:
    swarm = "claw lord_head_tail lord_claw_tongue"
    t = stage("zael>, omnio<", R1=swarm, play="flamer_attack", dice=[3]).answer("attack:zael:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.parametrize(("face", "slain"), [(0, 0), (1, 1), (3, 1), (4, 0), (5, 0)])
def test_omnio_attacks_normally(face: int, slain: int) -> None:
    t = stage("zael<, omnio>", R2="claw claw claw", play="flamer_attack", dice=[face]).answer("attack:omnio:R2")
    t.nothing_left_to_ask()
    assert t.genestealers() == 3 - slain


@pytest.mark.rule("R-6.18")
def test_both_attack_in_either_order() -> None:
    t = stage("zael>, omnio>", R1="claw claw", R2="tail", play="flamer_attack", dice=[1, 4])
    t.answer("attack:omnio:R1", "attack:zael:R2")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "claw"}


@pytest.mark.rule("R-6.6", "H-10")
def test_an_attack_granted_by_quick_instincts_burns_too() -> None:
    t = stage(
        "zael<, omnio<", L1="claw claw claw claw", play="flamer_attack", event="quick_instincts", agenda=EVENT, dice=[4]
    )
    t.answer("stop", "target:zael", "attack:zael:L1")
    t.round_is_over()
    assert t.genestealers() == 0


@pytest.mark.rule("R-18.1")
def test_under_evasion_only_the_first_attacker_acts() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("zael>, omnio>", R1="claw claw", effects=evasion, play="flamer_attack", dice=[1])
    t.answer("attack:omnio:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("H-13")
def test_a_power_field_swarm_is_no_target() -> None:
    t = stage("zael>, omnio<", R1="claw claw", power_field="R1", play="flamer_attack")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.4")
def test_without_zael_the_living_marine_attacks_normally() -> None:
    t = stage("omnio>, leon>", R1="claw claw", play="flamer_attack", dice=[2]).answer("attack:omnio:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-16.3")
def test_winning_ends_it_at_once() -> None:
    t = stage(
        "zael>, omnio>",
        R1="lord_head_tail",
        R2="claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        play="flamer_attack",
        dice=[5],
    )
    t.answer("attack:zael:R1")
    assert t.result == "win"
    t.nothing_left_to_ask()


def test_the_cards_controller_decides() -> None:
    t = stage("zael> 1, leon>", players=2, teams=[["red"], ["purple"]], R1="claw tail", play="flamer_attack", dice=[1])
    for answer in ("attack:zael:R1", "keep", "slay:R1:tail"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()
