"""Run and Gun: afterwards each Green Marine may pay one of his own tokens to attack once."""

import pytest

from tests.stage import changes, stage


def test_each_may_pay_a_token_of_his_own_for_one_attack_in_any_order() -> None:
    t = stage("gideon< 1, noctis> 1", L1="claw", R2="tail tail", play="run_and_gun", dice=[1, 2]).stand_still()
    assert t.asked.kind == "paid_attack"
    assert t.options() == ["attack:gideon:L1", "attack:noctis:R2", "stop"]
    with changes(t.supply, by=1):
        t.answer("attack:noctis:R2")
    assert t.options() == ["attack:gideon:L1", "stop"]
    t.answer("attack:gideon:L1")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R2": "tail"}
    assert t.supply() == 12


@pytest.mark.rule("R-6.2", "R-6.9")
def test_it_comes_after_moving_and_turning() -> None:
    t = stage("gideon< 1, noctis>", R2="claw", play="run_and_gun", dice=[1])
    t.answer("move:gideon:noctis", "stop", "turn:gideon", "stop", "attack:gideon:R2")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-7.3")
def test_further_tokens_buy_rerolls() -> None:
    t = stage("gideon< 2, noctis>", L1="claw", play="run_and_gun", dice=[5, 1]).stand_still()
    t.answer("attack:gideon:L1", "reroll")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0
    assert t.tokens("gideon") == 0


def test_each_attacks_once_however_many_tokens_he_has() -> None:
    t = stage("gideon< 3, noctis>", L1="claw claw", play="run_and_gun", dice=[1]).stand_still()
    t.answer("attack:gideon:L1", "keep")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw"}


def test_without_a_token_of_his_own_there_is_no_offer() -> None:
    t = stage("gideon<, noctis>, leon> 4", L1="claw", R2="tail", play="run_and_gun").stand_still()
    t.nothing_left_to_ask()


def test_without_a_target_there_is_no_offer() -> None:
    t = stage("gideon< 1, leon<, noctis> 1", R1="claw", L2="tail", play="run_and_gun").stand_still()
    assert t.options() == ["attack:noctis:R1", "stop"]
    t = stage("gideon< 1, leon<, noctis> 1", L3="claw", L2="tail", play="run_and_gun").stand_still()
    t.nothing_left_to_ask()


def test_a_power_field_swarm_is_no_target() -> None:
    t = stage("gideon< 1, noctis> 1", L1="claw", power_field="L1", play="run_and_gun").stand_still()
    t.nothing_left_to_ask()


def test_a_player_who_declines_is_not_asked_again() -> None:
    t = stage("gideon< 1, noctis> 1", L1="claw", R2="tail", play="run_and_gun").stand_still().answer("stop")
    t.nothing_left_to_ask()
    assert t.supply() == 10


@pytest.mark.rule("R-6.4")
def test_the_living_marine_acts_alone() -> None:
    t = stage("noctis> 1, leon> 1", R1="tail", R2="head", play="run_and_gun", dice=[1]).stand_still()
    assert t.options() == ["attack:noctis:R1", "attack:noctis:R2", "stop"]
    t.answer("attack:noctis:R2")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.21", "H-36")
def test_a_team_eliminated_by_its_own_activation_does_not_attack() -> None:
    t = stage("noctis> 1, leon>", R2="tail", terrain={"promethium_tank": "R1"}, play="run_and_gun", dice=[0])
    t.answer("stop", "stop", "activate:noctis:promethium_tank")
    t.nothing_left_to_ask()
    assert t.formation() == "leon"
    assert t.genestealers() == 1


@pytest.mark.rule("R-18.1")
def test_evasion_does_not_limit_it() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("gideon< 1, noctis> 1", L1="claw", R2="tail", effects=evasion, play="run_and_gun", dice=[1, 1])
    t.stand_still().answer("attack:gideon:L1", "attack:noctis:R2")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-18.2")
def test_the_token_of_enter_formation_can_pay() -> None:
    t = stage("gideon<, noctis>", L1="claw", effects=[{"card": "enter_formation"}], play="run_and_gun", dice=[1])
    t.answer("place:gideon").stand_still().answer("attack:gideon:L1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_falls_only_when_he_is_alone() -> None:
    t = stage("gideon< 1, noctis< 1", L1="claw lord_head_tail", play="run_and_gun", dice=[1, 1]).stand_still()
    t.answer("attack:gideon:L1")
    assert t.swarms() == {"L1": "lord_head_tail"}
    t.answer("attack:noctis:L1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_the_cards_controller_decides() -> None:
    t = stage(
        "gideon< 2, leon>", players=2, teams=[["red"], ["green"]], L1="claw", play="run_and_gun", dice=[0, 1]
    ).stand_still()
    for answer in ("attack:gideon:L1", "reroll"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()


def test_it_is_spent_at_once() -> None:
    t = stage(
        "gideon< 2, noctis>",
        L1="claw",
        play="run_and_gun",
        event="chaos_of_battle",
        agenda=["next_action", "event_phase"],
    )
    t.stand_still().answer("stop")
    t.round_is_over()


@pytest.mark.rule("R-6.2")
def test_a_marine_who_moved_turned_and_activated_may_still_attack() -> None:
    t = stage("noctis<, gideon< 1", R1="claw", terrain={"artefact": "R1"}, play="run_and_gun", dice=[1])
    t.answer("move:gideon:noctis", "stop", "turn:gideon", "stop", "activate:gideon:artefact", "attack:gideon:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0
