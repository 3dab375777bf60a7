"""They're Everywhere!: every Marine not engaged gets one Genestealer in front of him."""

import pytest

from tests.stage import changes, stage


def test_each_marine_not_engaged_gets_one_in_front() -> None:
    t = stage(
        "gideon<, noctis>, claudio<, goriel>",
        R1="tongue",
        L4="tongue",
        piles={"left": "claw tongue", "right": "head tongue"},
        event="theyre_everywhere",
    )
    t.round_is_over()
    # Gideon and Goriel are engaged, from behind; they get none.
    assert t.swarms() == {"R1": "tongue", "R2": "head", "L3": "claw", "L4": "tongue"}


@pytest.mark.rule("R-10.1")
def test_the_cards_come_from_the_pile_of_the_side_top_to_bottom() -> None:
    t = stage(
        "gideon<, noctis<, claudio<", piles={"left": "claw tongue head claw", "right": 4}, event="theyre_everywhere"
    )
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "L2": "tongue", "L3": "head"}
    assert t.pile("left") == ["claw"]


@pytest.mark.rule("R-10.5")
def test_if_a_pile_has_too_few_the_current_player_says_who_gets_one() -> None:
    t = stage(
        "gideon<, claudio<, noctis<, goriel>",
        players=2,
        current=2,
        piles={"left": "claw head", "right": "claw claw"},
        ahead=[],
        event="theyre_everywhere",
    )
    assert (t.asked.kind, t.asked.seat) == ("spawn_who", 2)
    t.open_to_all("theyre_everywhere")
    assert t.options() == ["spawn:gideon", "spawn:claudio", "spawn:noctis"]
    t.answer("spawn:noctis")
    assert t.options() == ["spawn:gideon", "spawn:claudio"]
    with changes(t.genestealers, by=2):  # and Goriel's on the right
        t.answer("spawn:gideon")
    t.round_is_over()
    assert t.swarms() == {"L1": "head", "L3": "claw", "R4": "claw"}


@pytest.mark.rule("R-10.5")
def test_both_sides_can_be_short() -> None:
    t = stage(
        "gideon<, noctis<, claudio>, goriel>",
        piles={"left": "claw", "right": "head"},
        ahead=[],
        event="theyre_everywhere",
    )
    assert t.options() == ["spawn:gideon", "spawn:noctis"]
    t.answer("spawn:noctis")
    assert t.options() == ["spawn:claudio", "spawn:goriel"]
    t.answer("spawn:claudio")
    t.round_is_over()
    assert t.swarms() == {"L2": "claw", "R3": "head"}


def test_just_enough_cards_need_no_question() -> None:
    t = stage("gideon<, noctis<", piles={"left": "claw head", "right": 3}, ahead=[], event="theyre_everywhere")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "L2": "head"}


@pytest.mark.rule("R-10.4")
def test_from_an_empty_pile_nobody_gets_one() -> None:
    t = stage(
        "gideon<, noctis<, claudio>", piles={"left": "", "right": "head head"}, ahead=[], event="theyre_everywhere"
    )
    t.round_is_over()
    assert t.swarms() == {"R3": "head"}


def test_if_all_are_engaged_nothing_spawns() -> None:
    t = stage("gideon<, noctis>", L1="claw", R2="head", event="theyre_everywhere")
    t.round_is_over()
    assert t.swarms() == {"L1": "claw", "R2": "head"}


def test_a_power_field_swarm_engages_as_well() -> None:
    t = stage("gideon<, noctis>", L1="claw", R2="head", power_field="L1", event="theyre_everywhere")
    t.round_is_over()
    assert t.genestealers() == 2


@pytest.mark.rule("F-10", "R-10.8", "R-11.5")
def test_what_it_spawns_can_flank_in_the_same_phase() -> None:
    t = stage("gideon<, noctis>", piles={"left": "tail claw", "right": "head head"}, event="theyre_everywhere")
    t.round_is_over()
    assert t.swarms() == {"R1": "tail", "R2": "head"}


def test_the_boxes_come_after_it() -> None:
    """The orange box adds to what the ability put there."""
    t = stage(
        "gideon<, noctis>",
        R2="claw",
        terrain={"dark_corner": "L1"},
        piles={"left": "claw tongue head", "right": 3},
        event="theyre_everywhere",
    )
    t.round_is_over()
    assert t.swarm("L1") == "claw tongue"
