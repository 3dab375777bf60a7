"""Block: each time Gideon rolls a skull while defending, the attack misses."""

import pytest

from tests.stage import changes, stage

FIGHT = ["next_action", "attack_phase"]


@pytest.mark.rule("R-6.7", "R-6.8", "F-2")
def test_one_token_must_go_on_any_marine_of_any_player() -> None:
    t = stage("gideon<, noctis> 3, leon>", players=2, teams=[["green"], ["red"]], play="block")
    assert t.asked.seat == 1
    assert t.options() == ["place:gideon", "place:noctis", "place:leon"]
    with changes(t.supply, by=-1), changes(lambda: t.tokens("leon"), by=1):
        t.answer("place:leon")
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.7", "R-1.4")
def test_with_an_empty_supply_the_token_is_skipped_and_the_effect_stands() -> None:
    t = stage("gideon> 6, noctis> 6", L1="claw claw claw", play="block", agenda=FIGHT, dice=[1])
    t.nothing_left_to_ask()
    assert t.formation() == "gideon noctis"


@pytest.mark.rule("R-7.8", "R-6.6")
@pytest.mark.parametrize("spot", ["L1", "R1"])
@pytest.mark.parametrize("skull", [1, 2, 3])
def test_a_skull_is_a_miss_from_front_and_behind(skull: int, spot: str) -> None:
    swarm = {spot: "claw claw claw claw claw"}
    t = stage("gideon<, noctis>", **swarm, play="block", agenda=FIGHT, dice=[skull])
    t.answer("place:noctis")
    t.nothing_left_to_ask()
    assert t.formation() == "gideon noctis"
    assert t.genestealers() == 5


@pytest.mark.parametrize(("face", "lives"), [(0, False), (4, False), (5, True)])
def test_a_roll_without_a_skull_is_compared_as_usual(face: int, lives: bool) -> None:
    t = stage("gideon<, noctis>", L1="claw claw claw claw", play="block", agenda=FIGHT, dice=[face])
    t.answer("place:noctis")
    t.nothing_left_to_ask()
    assert ("gideon" in t.formation()) is lives


@pytest.mark.rule("R-7.4", "H-15")
def test_a_skull_on_a_reroll_counts_too_and_nothing_more_is_offered() -> None:
    t = stage("gideon< 2, noctis>", L1="claw claw", play="block", agenda=FIGHT, dice=[0, 2])
    t.answer("place:noctis")
    assert t.asked.kind == "defence"
    t.answer("reroll")
    t.nothing_left_to_ask()
    assert t.formation() == "gideon noctis"
    assert t.tokens("gideon") == 1


@pytest.mark.rule("R-7.4", "H-15")
def test_the_artefact_is_not_asked_for_after_a_skull() -> None:
    held = {"artefact": {"held_by": 1}}
    t = stage("gideon<, noctis>", L1="claw claw claw", terrain=held, play="block", agenda=FIGHT, dice=[1])
    t.answer("place:noctis")
    t.nothing_left_to_ask()
    assert t.terrain("artefact") == "held by 1"


@pytest.mark.rule("H-14", "R-7.1")
def test_the_raw_face_counts_against_brood_lords() -> None:
    swarm = "claw lord_head_tail lord_claw_tongue"
    t = stage("gideon<, noctis>", L1=swarm, play="block", agenda=FIGHT, dice=[1])
    t.answer("place:noctis")
    t.nothing_left_to_ask()
    assert t.formation() == "gideon noctis"


def test_noctis_is_not_helped() -> None:
    t = stage("gideon<, noctis>", R2="claw", play="block", agenda=FIGHT, dice=[1])
    t.answer("place:gideon")
    t.nothing_left_to_ask()
    assert t.formation() == "gideon"


def test_without_gideon_it_has_no_effect() -> None:
    t = stage("noctis>, leon>", L1="claw", L2="claw", play="block", agenda=FIGHT, dice=[1, 1])
    t.answer("place:leon")
    assert t.result == "loss"
    assert t.slain() == "gideon valencio noctis leon"


def test_second_wind_on_gideon_works_beside_it() -> None:
    wind = [{"card": "second_wind", "about": "gideon"}]
    t = stage("gideon<, noctis>", L1="claw", R1="tail", effects=wind, play="block", agenda=FIGHT, dice=[0, 1])
    t.answer("place:noctis")
    t.nothing_left_to_ask()
    assert t.formation() == "gideon noctis"


def test_a_roll_that_is_no_defence_is_not_blocked() -> None:
    t = stage(
        "gideon<, noctis>", play="block", event="psychic_assault", agenda=["next_action", "event_phase"], dice=[1]
    )
    t.answer("place:noctis", "target:gideon")
    t.round_is_over()
    assert t.formation() == "noctis"


@pytest.mark.rule("R-6.6")
def test_it_ends_with_the_round() -> None:
    t = stage(
        "gideon>, noctis>",
        L1="tail tail tail",
        play="block",
        agenda=["next_action", "end_round"],
        events="secret_route",
        dice=[1],
    )
    t.answer("place:noctis", "choose:dead_aim")
    t.round_is_over()
    assert t.slain() == "gideon"
