"""Strategize: afterwards he may move a swarm one position up or down, to the other side, or both."""

import pytest

from tests.stage import changes, stage


@pytest.mark.rule("R-6.8")
def test_one_token_must_be_placed_first() -> None:
    t = stage("zael<, omnio>", L1="claw", play="strategize")
    assert t.options() == ["place:zael", "place:omnio"]
    with changes(lambda: t.tokens("omnio"), by=1), changes(t.supply, by=-1):
        t.answer("place:omnio")
    assert t.asked.kind == "strategize"


@pytest.mark.parametrize(
    ("spot", "goals"),
    [
        ("L2", ["L1", "R1", "R2", "L3", "R3"]),
        ("R2", ["L1", "R1", "L2", "L3", "R3"]),
        ("L1", ["R1", "L2", "R2"]),
        ("R3", ["L2", "R2", "L3"]),
    ],
)
def test_a_swarm_goes_to_a_spot_around_its_own_never_outside_the_formation(spot: str, goals: list[str]) -> None:
    swarm = {spot: "claw tail"}
    t = stage("zael<, omnio>, leon>", **swarm, play="strategize", agenda=["next_action"], dice=[])
    t.answer("place:zael")
    assert t.options() == [*[f"send:{spot}:{goal}" for goal in goals], "no"]
    t.answer(f"send:{spot}:{goals[-1]}")
    t.nothing_left_to_ask()
    assert t.swarms() == {goals[-1]: "tail claw"}


def test_a_lone_marine_leaves_only_the_other_side() -> None:
    t = stage("omnio>", R1="claw", play="strategize")
    assert t.tokens("omnio") == 1
    assert t.options() == ["send:R1:L1", "no"]


@pytest.mark.rule("F-4", "R-12.2")
def test_any_one_swarm_moves_as_a_whole_and_is_one_with_what_it_meets() -> None:
    t = stage("zael<, omnio>, leon>", L1="claw", L2="head head", R3="tail", play="strategize")
    t.answer("place:zael", "send:R3:L2")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw", "L2": "head head tail"}
    assert [event.data() for event in t.told("swarm_moved")] == [{"event": "swarm_moved", "spot": "R3", "spot2": "L2"}]


@pytest.mark.rule("R-12.2", "R-12.1")
def test_the_merged_swarm_attacks_as_one() -> None:
    fight = ["next_action", "attack_phase"]
    t = stage("zael<, omnio>", L1="claw", L2="tail", play="strategize", agenda=fight, dice=[2])
    t.answer("place:zael", "send:L1:L2")
    t.nothing_left_to_ask()
    assert t.slain() == "omnio"


def test_brood_lords_go_with_their_swarm() -> None:
    t = stage("zael<, omnio>", L1="claw lord_head_tail", play="strategize")
    t.answer("place:zael", "send:L1:R2")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R2": "claw lord_head_tail"}


def test_a_player_who_declines_is_not_asked_again() -> None:
    t = stage("zael<, omnio>", L1="claw", R2="tail", play="strategize")
    t.answer("place:zael", "no")
    t.nothing_left_to_ask()
    assert t.swarms() == {"L1": "claw", "R2": "tail"}


def test_without_a_swarm_nothing_is_asked() -> None:
    t = stage("zael<, omnio>", play="strategize").answer("place:zael")
    t.nothing_left_to_ask()


def test_with_an_empty_supply_the_swarm_may_still_be_moved() -> None:
    t = stage("zael< 6, omnio> 6", L1="claw", play="strategize")
    assert t.asked.kind == "strategize"
    t.answer("send:L1:R1")
    t.nothing_left_to_ask()
    assert t.swarms() == {"R1": "claw"}


def test_the_cards_controller_decides_about_any_swarm() -> None:
    t = stage("leon<, omnio>", players=2, teams=[["red"], ["purple"]], L1="claw", play="strategize")
    assert t.asked.seat == 2
    t.answer("place:leon")
    assert t.asked.seat == 2
    t.answer("send:L1:L2")
    t.nothing_left_to_ask()


def test_it_is_spent_at_once() -> None:
    t = stage(
        "zael<, omnio>", L1="claw", play="strategize", event="quick_instincts", agenda=["next_action", "event_phase"]
    )
    t.answer("place:zael", "no", "target:omnio")
    t.round_is_over()
