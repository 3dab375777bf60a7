"""Section 8: the Genestealer Attack Phase."""

import pytest

from tests.stage import Stage, stage
from voidlock.engine import Json


def attacks(t: Stage) -> list[tuple[Json, Json, Json]]:
    """Every attack of a swarm so far: its spot, the Marine and the number of cards."""
    told = [event.data() for event in t.told("swarm_attacks")]
    return [(attack["spot"], attack["marine"], attack["number"]) for attack in told]


@pytest.mark.rule("R-8.1", "H-16")
def test_every_swarm_attacks_except_one_under_power_field() -> None:
    t = stage(
        "gideon>, noctis>", R1="claw", L2="tail", R2="head", power_field="L2", agenda=["swarms_attack"], dice=[5, 5]
    )
    t.nothing_left_to_ask()
    assert attacks(t) == [("R1", "gideon", 1), ("R2", "noctis", 1)]
    assert t.swarms() == {"R1": "claw", "L2": "tail", "R2": "head"}


@pytest.mark.rule("R-8.2", "H-20")
def test_from_top_to_bottom_left_before_right() -> None:
    t = stage(
        "gideon>, noctis>, leon>",
        L1="claw",
        R1="claw claw",
        R2="tail",
        L3="head",
        R3="head",
        agenda=["swarms_attack"],
        dice=[5, 5, 5, 5, 5],
    )
    assert [spot for spot, _, _ in attacks(t)] == ["L1", "R1", "R2", "L3", "R3"]


@pytest.mark.rule("R-8.3")
def test_the_marine_of_the_position_defends_and_his_controller_decides() -> None:
    t = stage("gideon> 1, claudio< 1", players=2, R1="claw", L2="claw", agenda=["swarms_attack"], dice=[5, 5])
    assert (t.asked.kind, t.asked.seat, t.asked.subject and t.asked.subject.id) == ("defence", 1, "gideon")
    t.answer("accept")
    assert (t.asked.kind, t.asked.seat, t.asked.subject and t.asked.subject.id) == ("defence", 2, "claudio")


@pytest.mark.rule("R-8.4", "R-12.3")
def test_a_waiting_swarm_shifted_upwards_is_not_forgotten() -> None:
    """Noctis dies in the second of four rows; what is left of his row joins Gideon's, who has defended already."""
    t = stage(
        "gideon>, noctis>, leon>, claudio>",
        L1="head",
        L2="tail",
        R2="claw",
        R4="tongue",
        agenda=["swarms_attack"],
        dice=[5, 0, 5, 5],
    )
    assert attacks(t) == [("L1", "gideon", 1), ("L2", "noctis", 1), ("R1", "gideon", 1), ("R3", "claudio", 1)]
    assert t.swarms() == {"L1": "head tail", "R1": "claw", "R3": "tongue"}


@pytest.mark.rule("R-8.6")
def test_a_swarm_destroyed_before_its_turn_does_not_attack() -> None:
    t = stage(
        "leon>, valencio>",
        R1="claw",
        R2="tail",
        play="full_auto",
        agenda=["next_action", "attack_phase"],
        dice=[1, 5],
    )
    t.answer("attack:valencio:R1", "stop")
    t.nothing_left_to_ask()
    assert attacks(t) == [("R2", "valencio", 1)]
