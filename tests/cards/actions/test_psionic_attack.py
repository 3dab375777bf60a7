"""Psionic Attack: after each attack of Calistarius with a final skull he may attack again, without limit."""

import pytest

from tests.stage import stage

EVENT = ["next_action", "event_phase"]


@pytest.mark.rule("R-7.7", "F-5")
def test_after_a_skull_he_may_attack_again_any_legal_target() -> None:
    t = stage("calistarius>, scipio<", R1="claw", R2="head tail", play="psionic_attack", dice=[1, 2, 3])
    t.answer("attack:calistarius:R2", "slay:R2:tail")
    assert t.asked.kind == "again"
    assert t.options() == ["attack:calistarius:R1", "attack:calistarius:R2", "stop"]
    t.answer("attack:calistarius:R1", "attack:calistarius:R2")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_there_is_no_limit() -> None:
    swarm = "claw claw claw claw claw claw"
    t = stage("calistarius>, scipio<", R1=swarm, play="psionic_attack", dice=[1, 2, 3, 1, 2, 3])
    t.answer(*["attack:calistarius:R1"] * 6)
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.parametrize("face", [0, 4, 5])
def test_the_chain_ends_without_a_skull(face: int) -> None:
    t = stage("calistarius>, scipio<", R1="claw claw claw", play="psionic_attack", dice=[1, face])
    t.answer("attack:calistarius:R1", "attack:calistarius:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 2


@pytest.mark.rule("R-7.7")
def test_the_final_face_counts_after_rerolls() -> None:
    t = stage("calistarius> 2, scipio<", R1="claw claw claw", play="psionic_attack", dice=[0, 1, 1, 4])
    t.answer("attack:calistarius:R1", "reroll", "keep")
    assert t.asked.kind == "again"
    t.answer("attack:calistarius:R1", "reroll")
    t.nothing_left_to_ask()
    assert t.genestealers() == 2


def test_he_may_stop_and_is_not_asked_again() -> None:
    t = stage("calistarius>, scipio<", R1="claw claw", play="psionic_attack", dice=[1])
    t.answer("attack:calistarius:R1", "stop")
    t.nothing_left_to_ask()


def test_without_a_target_left_nothing_is_asked() -> None:
    t = stage("calistarius>, scipio<", R1="claw", play="psionic_attack", dice=[1]).answer("attack:calistarius:R1")
    t.nothing_left_to_ask()


@pytest.mark.parametrize("stop", [True, False])
def test_scipio_attacks_normally_after_the_whole_chain(stop: bool) -> None:
    t = stage("calistarius>, scipio>", R1="claw claw claw claw", play="psionic_attack", dice=[1] if stop else [1, 0])
    t.answer("attack:calistarius:R1")
    assert all("scipio" not in text for text in t.options())
    t.answer("stop" if stop else "attack:calistarius:R1")
    assert t.asked.kind == "attack"
    assert t.options() == ["attack:scipio:R1", "stop"]


def test_scipio_attacks_normally_before_the_chain() -> None:
    t = stage("calistarius>, scipio>", R1="claw claw claw", play="psionic_attack", dice=[1, 2, 0])
    t.answer("attack:scipio:R1")
    assert t.asked.kind == "attack"
    t.answer("attack:calistarius:R1", "attack:calistarius:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 1


@pytest.mark.rule("R-18.1")
def test_under_evasion_his_extra_attacks_are_allowed_and_scipio_waits() -> None:
    evasion = [{"card": "evasion"}]
    t = stage("calistarius>, scipio>", R1="claw claw claw", effects=evasion, play="psionic_attack", dice=[1, 0])
    t.answer("attack:calistarius:R1", "attack:calistarius:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 2


@pytest.mark.rule("R-6.6", "H-10")
def test_quick_instincts_lets_him_chain_too() -> None:
    t = stage(
        "calistarius<, scipio<",
        L1="claw claw claw",
        play="psionic_attack",
        event="quick_instincts",
        agenda=EVENT,
        dice=[1, 2, 5],
    )
    t.answer("stop", "target:calistarius", *["attack:calistarius:L1"] * 3)
    t.round_is_over()
    assert t.genestealers() == 1


@pytest.mark.rule("H-10")
def test_quick_instincts_gives_scipio_one_attack() -> None:
    t = stage(
        "calistarius<, scipio<", L1="claw claw", play="psionic_attack", event="quick_instincts", agenda=EVENT, dice=[1]
    )
    t.answer("stop", "target:scipio", "attack:scipio:L1")
    t.round_is_over()
    assert t.genestealers() == 1


@pytest.mark.rule("H-19", "R-9.5")
def test_the_attackers_controller_decides_the_whole_chain() -> None:
    t = stage(
        "calistarius<, leon<",
        players=2,
        teams=[["red"], ["grey"]],
        current=1,
        L1="claw claw",
        play="psionic_attack",
        event="quick_instincts",
        agenda=EVENT,
        dice=[1, 0],
    )
    assert t.asked.seat == 2
    t.answer("stop")
    assert t.asked.seat == 1
    t.answer("target:calistarius")
    for answer in ("attack:calistarius:L1", "attack:calistarius:L1"):
        assert t.asked.seat == 2
        t.answer(answer)
    t.round_is_over()


@pytest.mark.rule("R-13.9")
def test_a_brood_lord_falls_at_the_end_of_the_chain() -> None:
    t = stage("calistarius>, scipio<", R1="claw lord_head_tail", play="psionic_attack", dice=[1, 1])
    t.answer("attack:calistarius:R1")
    assert t.swarms() == {"R1": "lord_head_tail"}
    t.answer("attack:calistarius:R1")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


@pytest.mark.rule("H-13")
def test_the_chain_cannot_reach_a_power_field_swarm() -> None:
    t = stage("calistarius>, scipio<", R1="claw", R2="tail", power_field="R2", play="psionic_attack", dice=[1])
    t.answer("attack:calistarius:R1")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.4")
def test_without_calistarius_there_is_no_chain() -> None:
    t = stage("scipio>, leon<", R1="claw claw", play="psionic_attack", dice=[1]).answer("attack:scipio:R1")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-16.3")
def test_winning_ends_the_chain() -> None:
    t = stage(
        "calistarius>, scipio<",
        R1="lord_head_tail",
        R2="claw",
        dead_lords="lord_claw_tongue",
        location="genestealer_lair",
        play="psionic_attack",
        dice=[1],
    )
    t.answer("attack:calistarius:R1")
    assert t.result == "win"
    t.nothing_left_to_ask()
