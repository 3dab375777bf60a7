"""Dead Aim: an attack of a Green Marine with a final 4 slays up to three cards of its target."""

import pytest

from tests.stage import stage

EVENT = ["next_action", "event_phase"]


@pytest.mark.rule("R-7.7")
def test_a_4_slays_up_to_three_cards_of_the_target() -> None:
    t = stage("gideon>, noctis<", R1="claw tail tail tail", R2="head", play="dead_aim", dice=[4])
    t.answer("attack:gideon:R1")
    assert (t.asked.kind, t.options()) == ("slay", ["slay:R1:tail", "slay:R1:claw", "enough"])
    t.answer("slay:R1:claw", "slay:R1:tail", "slay:R1:tail")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "tail", "R2": "head"}


@pytest.mark.rule("R-7.9", "H-28")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_he_may_say_enough_at_any_time(wanted: int) -> None:
    t = stage("gideon>, noctis<", R1="claw claw claw claw", play="dead_aim", dice=[4])
    t.answer("attack:gideon:R1", *["slay:R1:claw"] * wanted, "enough")
    t.nothing_left_to_ask()
    assert t.genestealers() == 4 - wanted


def test_a_smaller_swarm_is_slain_whole() -> None:
    t = stage("gideon>, noctis<", R1="claw claw", play="dead_aim", dice=[4])
    t.answer("attack:gideon:R1", "slay:R1:claw", "slay:R1:claw")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-7.7")
@pytest.mark.parametrize(("face", "slain"), [(0, 0), (1, 1), (2, 1), (3, 1), (5, 0)])
def test_other_faces_are_as_usual(face: int, slain: int) -> None:
    t = stage("gideon>, noctis<", R1="claw claw claw claw", play="dead_aim", dice=[face]).answer("attack:gideon:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 4 - slain


def test_noctis_has_it_too() -> None:
    t = stage("gideon<, noctis>", R1="claw claw", play="dead_aim", dice=[4])
    t.answer("attack:noctis:R1", "slay:R1:claw", "slay:R1:claw")
    t.nothing_left_to_ask()


def test_both_in_one_round() -> None:
    t = stage("gideon>, noctis>", R1="claw claw", R2="tail tail", play="dead_aim", dice=[4, 4])
    t.answer("attack:gideon:R1", "slay:R1:claw", "slay:R1:claw")
    t.answer("attack:noctis:R2", "slay:R2:tail", "enough")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R2": "tail"}


@pytest.mark.rule("R-7.3", "R-7.7")
def test_the_final_face_counts() -> None:
    t = stage("gideon> 2, noctis<", R1="claw claw claw", play="dead_aim", dice=[1, 4])
    t.answer("attack:gideon:R1", "reroll", "keep", "slay:R1:claw", "slay:R1:claw", "slay:R1:claw")
    t.nothing_left_to_ask()
    t = stage("gideon> 1, noctis<", R1="claw claw claw", play="dead_aim", dice=[4, 5])
    t.answer("attack:gideon:R1", "reroll")
    t.nothing_left_to_ask()
    assert t.genestealers() == 3


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_can_be_the_last_of_them() -> None:
    t = stage("gideon>, noctis<", R1="claw tail lord_head_tail", play="dead_aim", dice=[4]).answer("attack:gideon:R1")
    assert t.options() == ["slay:R1:tail", "slay:R1:claw", "enough"]
    t.answer("slay:R1:tail", "slay:R1:claw", "slay:R1:lord_head_tail")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_another_teams_4_is_a_miss() -> None:
    t = stage("gideon>, leon>", R2="claw", play="dead_aim full_auto", dice=[4]).answer("attack:leon:R2", "stop")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-6.6", "H-10")
def test_it_holds_for_an_attack_granted_by_quick_instincts() -> None:
    t = stage("gideon<, noctis<", L1="claw claw", play="dead_aim", event="quick_instincts", agenda=EVENT, dice=[4])
    t.answer("stop", "target:noctis", "attack:noctis:L1", "slay:L1:claw", "slay:L1:claw")
    t.round_is_over()
    assert t.genestealers() == 0


@pytest.mark.rule("R-18.1")
def test_under_evasion_only_one_marine_attacks() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("gideon>, noctis>", R1="claw claw", effects=evasion, play="dead_aim", dice=[4])
    t.answer("attack:noctis:R1", "slay:R1:claw", "enough")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-6.4")
def test_the_living_marine_attacks_alone() -> None:
    t = stage("noctis>, leon>", R1="claw", play="dead_aim", dice=[4]).answer("attack:noctis:R1", "slay:R1:claw")
    t.nothing_left_to_ask()


def test_without_a_target_nothing_is_asked() -> None:
    t = stage("gideon>, noctis>", L1="claw", R2="tail", power_field="R2", play="dead_aim")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-16.3")
def test_the_kill_that_wins_is_the_last() -> None:
    t = stage(
        "gideon>, noctis>",
        R1="lord_head_tail",
        R2="claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        play="dead_aim",
        dice=[4],
    )
    t.answer("attack:gideon:R1", "slay:R1:lord_head_tail")
    assert t.result == "win"


def test_the_cards_controller_decides() -> None:
    t = stage("gideon>, leon>", players=2, teams=[["red"], ["green"]], R1="claw tail", play="dead_aim", dice=[4])
    for answer in ("attack:gideon:R1", "slay:R1:tail", "enough"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()
