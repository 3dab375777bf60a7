"""Full Auto: with this card Leon makes up to three attacks."""

import pytest

from tests.stage import stage
from voidlock.engine import Thing

EVENT = ["next_action", "event_phase"]


@pytest.mark.rule("F-5", "H-29", "R-7.7")
def test_leon_attacks_three_times_each_with_its_own_target() -> None:
    t = stage("leon>, valencio<, gideon<", R1="claw", R3="head tail", play="full_auto", dice=[1, 2, 3])
    t.answer("attack:leon:R3", "slay:R3:tail")
    assert t.asked.kind == "attack"
    assert t.options() == ["attack:leon:R1", "attack:leon:R3", "stop"]
    t.answer("attack:leon:R1", "attack:leon:R3")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_hit_or_miss_there_are_three_attacks_and_no_more() -> None:
    t = stage("leon>, valencio<", R1="claw claw claw", play="full_auto", dice=[0, 4, 1])
    t.answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 2


@pytest.mark.rule("R-7.3", "R-7.7")
def test_each_attack_has_its_own_rerolls() -> None:
    t = stage("leon> 2, valencio<", R1="claw claw", play="full_auto", dice=[0, 1, 5, 2])
    t.answer("attack:leon:R1", "reroll", "keep")
    assert t.tokens("leon") == 1
    t.answer("attack:leon:R1", "reroll")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_each_question_tells_which_of_leons_attacks_it_is() -> None:
    t = stage("leon>, valencio>", R1="claw claw claw claw claw", play="full_auto", dice=[0, 0, 0, 0])
    first = t.asked.count
    assert first is None
    t.answer("attack:leon:R1")
    assert t.asked.count == (2, 3, Thing("marine", "leon"))
    t.answer("attack:valencio:R1")
    assert (t.asked.kind, t.asked.count) == ("again", (2, 3, Thing("marine", "leon")))
    t.answer("attack:leon:R1")
    assert t.asked.count == (3, 3, Thing("marine", "leon"))


def test_he_may_stop_early_and_valencio_attacks_after_him() -> None:
    t = stage("leon>, valencio<", R1="claw claw", L2="head", play="full_auto", dice=[0, 1])
    t.answer("attack:leon:R1", "attack:valencio:L2", "stop")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "claw claw"}


@pytest.mark.rule("H-29", "R-6.18")
def test_attacks_of_leon_and_valencio_may_alternate() -> None:
    t = stage("leon>, valencio>", R1="claw claw claw claw claw", play="full_auto", dice=[1, 1, 1, 1])
    t.answer("attack:leon:R1")
    assert t.options() == ["attack:leon:R1", "attack:valencio:R1", "stop"]
    t.answer("attack:leon:R1", "attack:valencio:R1")
    assert (t.asked.kind, t.options()) == ("again", ["attack:leon:R1", "stop"])
    t.answer("attack:leon:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


def test_leons_attacks_are_counted_around_valencios() -> None:
    t = stage("leon>, valencio>", R1="claw claw claw claw claw", play="full_auto", dice=[1, 1, 1, 1])
    t.answer("attack:valencio:R1", "attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


IN_A_ROW = {"full_auto": "in_a_row"}


@pytest.mark.rule("H-29")
def test_in_a_row_valencio_attacks_before_or_after() -> None:
    t = stage("leon>, valencio>", R1="claw claw claw", play="full_auto", settings=IN_A_ROW, dice=[1, 1])
    t.answer("attack:leon:R1")
    assert (t.asked.kind, t.options()) == ("again", ["attack:leon:R1", "stop"])
    t.answer("stop")
    assert t.options() == ["attack:valencio:R1", "stop"]
    t.answer("attack:valencio:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-6.18", "F-2")
def test_valencio_may_attack_before_him() -> None:
    t = stage("leon>, valencio>", R1="claw claw", play="full_auto", dice=[1, 1])
    t.answer("attack:valencio:R1")
    assert t.options() == ["attack:leon:R1", "stop"]
    t.answer("attack:leon:R1")
    t.nothing_left_to_ask()


def test_valencio_attacks_once() -> None:
    t = stage("leon>, valencio<", L2="claw claw claw", play="full_auto", dice=[1])
    t.answer("attack:valencio:L2")
    t.nothing_left_to_ask()
    assert t.swarm("L2") == "claw claw"


def test_without_a_target_left_nothing_is_asked() -> None:
    t = stage("leon>, valencio<", R1="claw", play="full_auto", dice=[1]).answer("attack:leon:R1")
    t.nothing_left_to_ask()


def test_without_a_target_at_all_nothing_is_asked() -> None:
    t = stage("leon>, valencio>", L1="claw", R2="tail", power_field="R2", play="full_auto")
    t.nothing_left_to_ask()


def test_a_player_who_declines_is_not_asked_again() -> None:
    t = stage("leon>, valencio>", R1="claw", play="full_auto").answer("stop")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-18.1")
def test_under_evasion_his_three_attacks_are_allowed_and_valencio_waits() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("leon>, valencio>", R1="claw claw claw claw", effects=evasion, play="full_auto", dice=[1, 1, 1])
    t.answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-18.1")
def test_under_evasion_valencios_attack_takes_leons_place() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("leon>, valencio>", R1="claw claw", effects=evasion, play="full_auto", dice=[1])
    t.answer("attack:valencio:R1")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-18.1")
def test_an_evasion_of_the_next_round_does_not_limit_this_one() -> None:
    evasion = [{"card": "evasion", "round": 2}]
    t = stage("leon<, valencio>", L1="tail", R2="claw", effects=evasion, play="full_auto", dice=[1, 1])
    t.answer("attack:leon:L1", "attack:valencio:R2")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.6", "H-10")
def test_quick_instincts_gives_leon_one_attack_only() -> None:
    t = stage(
        "leon<, valencio<", L1="claw claw claw", play="full_auto", event="quick_instincts", agenda=EVENT, dice=[1]
    )
    t.answer("stop", "target:leon", "attack:leon:L1")
    t.round_is_over()
    assert t.genestealers() == 2


@pytest.mark.rule("R-6.4")
def test_without_leon_valencio_attacks_once() -> None:
    t = stage("valencio>, gideon<", R1="claw claw", play="full_auto", dice=[1]).answer("attack:valencio:R1")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_falls_to_the_last_attack() -> None:
    t = stage("leon>, valencio<", R1="claw claw lord_head_tail", play="full_auto", dice=[1, 2, 3])
    t.answer("attack:leon:R1", "attack:leon:R1", "attack:leon:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("R-16.3")
def test_winning_ends_it_at_once() -> None:
    t = stage(
        "leon>, valencio>",
        R1="lord_head_tail",
        R2="claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        play="full_auto",
        dice=[1],
    )
    t.answer("attack:leon:R1")
    assert t.result == "win"
    t.nothing_left_to_ask()


def test_the_cards_controller_decides() -> None:
    t = stage("leon>, gideon<", players=2, teams=[["green"], ["red"]], R1="claw tail", play="full_auto", dice=[1])
    for answer in ("attack:leon:R1", "slay:R1:tail", "stop"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.nothing_left_to_ask()


@pytest.mark.rule("R-18.1")
def test_evasion_does_not_limit_quick_instincts() -> None:
    t = stage(
        "leon<, valencio<",
        L1="claw claw claw",
        effects=[{"card": "evasion"}],
        play="full_auto",
        event="quick_instincts",
        agenda=EVENT,
        dice=[1, 1],
    )
    t.answer("attack:valencio:L1", "target:leon", "attack:leon:L1")
    t.round_is_over()
    assert t.genestealers() == 1
