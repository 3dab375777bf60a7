"""Spore Chimney: activated, a skull discards it."""

import pytest

from tests.stage import stage


@pytest.mark.rule("R-15.3")
@pytest.mark.parametrize("skull", [1, 2, 3])
def test_a_skull_discards_it(skull: int) -> None:
    t = stage("gideon<, noctis>", terrain={"spore_chimney": "L1"}, play="run_and_gun", dice=[skull])
    t.activate("gideon", "spore_chimney")
    assert t.terrain("spore_chimney") == "aside"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-7.2", "R-6.15")
@pytest.mark.parametrize("face", [0, 4, 5])
def test_any_other_face_leaves_it_there_and_cannot_be_rerolled(face: int) -> None:
    """Nobody can try again this round either: not the team mate, not another team."""
    formation = "gideon< 2, leon<, valencio>"
    t = stage(formation, terrain={"spore_chimney": "L1"}, play="onward_brothers run_and_gun", dice=[face])
    t.answer("move:leon:gideon", "stop").activate("leon", "spore_chimney")
    assert t.terrain("spore_chimney") == "L1"
    t.answer("move:gideon:leon", "stop")
    t.nothing_left_to_ask()
    assert t.tokens("gideon") == 2 and t.formation() == "gideon leon valencio"


def test_it_works_at_any_location() -> None:
    t = stage(
        "gideon<", location="toxin_pumping_station", terrain={"spore_chimney": "L1"}, play="run_and_gun", dice=[1]
    )
    t.activate("gideon", "spore_chimney")
    assert t.terrain("spore_chimney") == "aside"


def test_genestealers_at_its_spot_stay_when_it_goes() -> None:
    t = stage("gideon<", L1="claw lord_head_tail", terrain={"spore_chimney": "L1"}, play="run_and_gun", dice=[1])
    t.activate("gideon", "spore_chimney")
    assert t.swarms() == {"L1": "claw lord_head_tail"}


@pytest.mark.rule("R-15.1")
@pytest.mark.parametrize(("box", "cards"), [("full_scan 0", 2), ("gun_jam 1", 1), ("full_scan 1", 0)])
def test_it_is_a_red_spawn_point(box: str, cards: int) -> None:
    t = stage("gideon<", terrain={"spore_chimney": "L1"}, agenda=[f"spawn_box {box}"])
    assert t.genestealers() == len(t.swarm("L1").split()) == cards


@pytest.mark.rule("R-15.3")
def test_set_aside_it_carries_no_activation_mark() -> None:
    t = stage("leon>", terrain={"spore_chimney": "R1"}, play="onward_brothers", dice=[1])
    t.activate("leon", "spore_chimney")
    assert (t.terrain("spore_chimney"), t.state.activated) == ("aside", 0)
