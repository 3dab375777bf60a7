"""Promethium Tank: it is discarded, every Genestealer of the position is slain; then a 0 slays the Marine."""

import pytest

from tests.stage import Stage, stage


def at_the_tank(formation: str, *, dice: list[int], location: str = "black_holds", **position: object) -> Stage:
    """The tank is at L1, and Run and Gun is about to be resolved."""
    tank = {"promethium_tank": "L1"}
    position = {"location": location, "terrain": tank, **position}
    return stage(formation, play="run_and_gun", event="", agenda=None, dice=dice, **position)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5])
def test_it_slays_every_genestealer_of_the_position_on_both_sides(face: int) -> None:
    t = at_the_tank("gideon<, leon>", L1="claw tail tail", R1="head", L2="claw", R2="tongue", dice=[face])
    t.activate("gideon", "promethium_tank")
    assert t.terrain("promethium_tank") == "aside"
    assert t.swarms() == {"L2": "claw", "R2": "tongue"} and t.discard() == "head tail tail claw"
    assert t.formation() == "gideon leon"
    t.nothing_left_to_ask()


def test_the_position_is_the_one_where_it_lies() -> None:
    tank = {"promethium_tank": "R2"}
    t = at_the_tank("leon<, noctis>", terrain=tank, L1="claw", R1="head", L2="tail", R2="tongue", dice=[1])
    t.activate("noctis", "promethium_tank")
    assert t.swarms() == {"L1": "claw", "R1": "head"}


def test_a_0_slays_the_activating_marine_afterwards() -> None:
    t = at_the_tank("gideon<, leon>", L1="claw", R2="tongue", dice=[0])
    t.activate("gideon", "promethium_tank")
    assert t.formation() == "leon" and t.swarms() == {"R1": "tongue"}
    assert t.discard() == "claw"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.2")
def test_the_roll_stands() -> None:
    t = at_the_tank(
        "gideon< 2, leon>",
        terrain={"promethium_tank": "L1", "artefact": {"held_by": 1}},
        effects=[{"card": "second_wind", "about": "gideon"}],
        dice=[0],
    )
    t.activate("gideon", "promethium_tank")
    assert t.formation() == "leon" and t.terrain("artefact") == "held by 1"
    t.nothing_left_to_ask()


def test_it_may_be_lit_without_genestealers() -> None:
    t = at_the_tank("gideon<, leon>", dice=[4])
    t.activate("gideon", "promethium_tank")
    assert t.terrain("promethium_tank") == "aside"
    t.nothing_left_to_ask()


def test_a_swarm_under_power_field_is_spared() -> None:
    t = at_the_tank("gideon<", L1="claw lord_head_tail", R1="head tail", power_field="L1", dice=[4])
    t.activate("gideon", "promethium_tank")
    assert t.swarms() == {"L1": "claw lord_head_tail"} and t.power_field() == "L1"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-13.9", "R-13.11")
def test_a_brood_lord_goes_with_the_rest() -> None:
    t = at_the_tank("gideon<", L1="claw lord_head_tail", R1="head", dice=[4])
    t.activate("gideon", "promethium_tank")
    slain = [event.data()["genestealer"] for event in t.told("genestealer_slain")]
    assert slain == ["claw", "lord_head_tail", "head"]
    assert t.swarms() == {} and t.discard() == "head claw"


@pytest.mark.rule("R-16.3")
def test_if_the_kills_win_there_is_no_roll() -> None:
    t = at_the_tank("gideon<", location="launch_control_room", L1="claw", piles={"left": 0, "right": 0}, dice=[])
    t.activate("gideon", "promethium_tank")
    assert t.result == "win" and t.formation() == "gideon"


@pytest.mark.rule("R-16.3")
def test_both_brood_lords_may_burn_together() -> None:
    t = at_the_tank(
        "gideon<", location="genestealer_lair", L1="lord_head_tail claw", R1="lord_claw_tongue head", dice=[]
    )
    t.activate("gideon", "promethium_tank")
    assert t.result == "win"


@pytest.mark.rule("R-16.4")
def test_the_last_marine_may_die_by_it() -> None:
    t = at_the_tank("gideon<", L1="claw", dice=[0])
    t.activate("gideon", "promethium_tank")
    assert t.result == "loss"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-6.14")
def test_only_from_the_front() -> None:
    t = at_the_tank("gideon>, leon<", dice=[])
    t.stand_still().nothing_left_to_ask()


@pytest.mark.rule("R-15.1")
@pytest.mark.parametrize(("box", "cards"), [("enter_formation 0", 2), ("surrounded 1", 1), ("enter_formation 1", 0)])
def test_it_is_an_orange_spawn_point(box: str, cards: int) -> None:
    t = stage("gideon<", terrain={"promethium_tank": "L1"}, agenda=[f"spawn_box {box}"])
    assert t.genestealers() == len(t.swarm("L1").split()) == cards
