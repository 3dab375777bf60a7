"""The movement box of the Event cards (section 11) and the swarms that meet by it (section 12)."""

import pytest

from tests.stage import stage

# Secret Route moves the claw to the adjacent position, Evasion flanks the head; their abilities do nothing here.
FLANKING = [("evasion", "head"), ("the_swarm_tail", "tail"), ("outnumbered", "claw"), ("the_swarm_tongue", "tongue")]


@pytest.mark.rule("R-11.3")
def test_left_swarms_go_one_down_and_right_swarms_one_up() -> None:
    t = stage(
        "gideon<, noctis<, claudio>, goriel>", L1="claw", L2="claw claw", R4="claw", R3="claw", event="secret_route"
    )
    t.round_is_over()
    assert t.swarms() == {"L2": "claw", "L3": "claw claw", "R3": "claw", "R2": "claw"}


@pytest.mark.rule("R-11.1")
def test_a_swarm_with_one_card_of_the_type_moves_as_a_whole_and_others_stay() -> None:
    t = stage("gideon<, noctis<, claudio>", L1="claw head tail", R3="head tongue", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {"L2": "head tail claw", "R3": "head tongue"}


@pytest.mark.rule("R-11.1", "R-3.9")
@pytest.mark.parametrize(("card", "icon"), FLANKING)
def test_a_brood_lord_counts_for_both_his_icons(card: str, icon: str) -> None:
    t = stage("gideon<, noctis<", L1="lord_head_tail", L2="lord_claw_tongue", event=card)
    t.round_is_over()
    if icon in ("head", "tail"):
        assert t.swarms() == {"R1": "lord_head_tail", "L2": "lord_claw_tongue"}
    else:
        assert t.swarms() == {"L1": "lord_head_tail", "R2": "lord_claw_tongue"}


@pytest.mark.rule("R-11.1")
def test_a_brood_lord_takes_his_swarm_along() -> None:
    t = stage("gideon<, noctis<", L1="lord_claw_tongue head head", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {"L2": "head head lord_claw_tongue"}


@pytest.mark.rule("R-11.2")
def test_swarms_in_a_row_move_together_each_of_them_once() -> None:
    t = stage("gideon<, noctis<, claudio>, goriel>", L1="claw", L2="claw head", L3="claw tail", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {"L2": "claw", "L3": "head claw", "L4": "tail claw"}


@pytest.mark.rule("R-11.2")
def test_a_resting_swarm_is_not_carried_along() -> None:
    t = stage("gideon<, noctis<, claudio>", L1="claw", L2="head", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {"L2": "head claw"}


@pytest.mark.rule("R-11.2", "R-11.4")
def test_a_swarm_that_flanks_into_a_left_by_place_goes_no_further() -> None:
    """At the top R1 goes behind Gideon, from where L1 goes down in the same movement."""
    t = stage("gideon>, noctis<", R1="claw", L1="claw head", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "L2": "head claw"}


@pytest.mark.rule("R-11.5")
@pytest.mark.parametrize(("card", "icon"), FLANKING)
def test_flank_goes_behind_the_engaged_marine_unless_it_is_there(card: str, icon: str) -> None:
    t = stage("gideon<, noctis>, claudio<, goriel>", L1=icon, R2=icon, R3=icon, L4=icon, event=card)
    t.round_is_over()
    assert t.swarms() == {"R1": icon, "L2": icon, "R3": icon, "L4": icon}


@pytest.mark.rule("R-11.4")
def test_at_the_ends_of_the_formation_they_flank() -> None:
    t = stage("gideon>, noctis<, claudio<", R1="claw", L3="claw head", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "R3": "head claw"}


@pytest.mark.rule("R-11.6")
def test_at_the_ends_those_already_behind_stay() -> None:
    t = stage("gideon<, noctis<, claudio>", R1="claw", L3="claw head", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {"R1": "claw", "L3": "head claw"}


@pytest.mark.rule("R-11.4", "R-11.6")
@pytest.mark.parametrize(("facing", "end"), [("<", "R1"), (">", "L1")])
def test_with_a_single_marine_both_sides_end_behind_him(facing: str, end: str) -> None:
    t = stage(f"gideon{facing}", L1="claw", R1="claw head", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {end: "head claw claw"}


@pytest.mark.rule("R-12.5")
def test_swarms_that_meet_are_one_when_the_phase_is_over() -> None:
    t = stage("leon< 1, noctis<", L1="claw", L2="head tail", standing=["overwatch"], event="secret_route", dice=[1])
    t.answer("attack:leon:L2", "slay:L2:head")  # Overwatch comes after the merging
    t.round_is_over()
    assert t.swarms() == {"L2": "tail claw"}


@pytest.mark.rule("R-12.6", "F-12", "R-4.3", "H-7")
def test_a_swarm_that_moves_onto_a_power_field_swarm_comes_under_it() -> None:
    t = stage(
        "leon< 1, noctis<, gideon<",
        L1="claw",
        L2="head",
        L3="tail",
        power_field="L2",
        standing=["overwatch"],
        event="secret_route",
    )
    assert t.swarm("L2") == "head claw" and t.power_field() == "L2"
    assert t.options() == ["attack:leon:L3", "stop"]


@pytest.mark.rule("R-12.6")
def test_a_power_field_swarm_moves_with_its_field_and_covers_what_it_meets() -> None:
    t = stage(
        "leon< 1, noctis<, gideon<",
        L1="claw",
        L2="head",
        L3="tail",
        power_field="L1",
        standing=["overwatch"],
        event="secret_route",
    )
    assert t.swarm("L2") == "head claw" and t.power_field() == "L2"
    assert t.options() == ["attack:leon:L3", "stop"]


@pytest.mark.rule("R-12.6", "R-11.2")
def test_a_swarm_that_takes_the_place_of_a_power_field_swarm_is_not_under_it() -> None:
    t = stage(
        "leon< 1, noctis<, gideon<",
        L1="claw",
        L2="claw head",
        power_field="L2",
        standing=["overwatch"],
        event="secret_route",
    )
    assert t.swarms() == {"L2": "claw", "L3": "head claw"} and t.power_field() == "L3"
    assert t.options() == ["attack:leon:L2", "stop"]


@pytest.mark.rule("R-12.6")
def test_power_field_ends_with_the_round() -> None:
    t = stage("leon<, noctis<", L1="claw", power_field="L1", event="secret_route")
    t.round_is_over()
    assert t.swarms() == {"L2": "claw"} and t.power_field() == ""
