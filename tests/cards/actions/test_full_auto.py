"""Full Auto: with this card Leon makes up to three attacks in a row."""

import pytest

from tests.stage import stage


@pytest.mark.rule("F-5", "H-29")
def test_leon_attacks_three_times_each_with_its_own_target() -> None:
    t = stage("leon>, valencio<, gideon<", R1="claw", R3="head tail", play="full_auto", dice=[1, 2, 3])
    t.answer("attack:leon:R3", "slay:R3:tail")
    assert t.asked.kind == "again"
    t.answer("attack:leon:R1", "attack:leon:R3")
    t.nothing_left_to_ask()
    assert t.genestealers() == 0


def test_he_may_stop_early_and_valencio_attacks_after_him() -> None:
    t = stage("leon>, valencio<", R1="claw claw", L2="head", play="full_auto", dice=[0, 1])
    t.answer("attack:leon:R1", "stop", "attack:valencio:L2")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "claw claw"}


def test_valencio_attacks_once() -> None:
    t = stage("leon>, valencio<", L2="claw claw claw", play="full_auto", dice=[1])
    t.answer("attack:valencio:L2")
    t.nothing_left_to_ask()
    assert t.swarm("L2") == "claw claw"
