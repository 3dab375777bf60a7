"""Secret Route: a Door in the formation gets two tokens, as far as the supply goes."""

import pytest

from tests.stage import changes, stage


def test_the_door_gets_two_tokens() -> None:
    t = stage("gideon<, claudio>", players=2, terrain={"door": {"spot": "R1", "tokens": 1}}, event="secret_route")
    t.round_is_over()
    assert (t.terrain_tokens("door"), t.supply()) == (3, 9)
    assert len([event for event in t.game.events_for(0) if event.name == "event_drawn"]) == 1


@pytest.mark.rule("R-1.4", "H-1")
@pytest.mark.parametrize(("held", "placed"), [(11, 1), (12, 0)])
def test_as_far_as_the_supply_goes(held: int, placed: int) -> None:
    t = stage(f"gideon< {held}, noctis>", terrain={"door": "R1"}, event="secret_route")
    t.round_is_over()
    assert (t.terrain_tokens("door"), t.supply()) == (placed, 0)


@pytest.mark.rule("R-9.6")
def test_without_a_door_only_the_boxes_are_resolved() -> None:
    t = stage(
        "gideon<, noctis>",
        L1="claw",
        terrain={"control_panel": "L1", "corridor": "R2"},
        piles={"left": 3, "right": "head tail tongue"},
        event="secret_route",
    )
    t.round_is_over()
    assert t.supply() == 12
    assert t.swarms() == {"L2": "claw", "R2": "head tail"}


def test_it_needs_no_marine_in_front_and_marks_no_activation() -> None:
    t = stage("gideon<, noctis>", terrain={"door": {"spot": "R1", "activated": True}}, event="secret_route")
    assert t.terrain_tokens("door") == 2


@pytest.mark.rule("R-14.3")
def test_the_tokens_serve_a_travel_at_the_end_of_the_same_phase() -> None:
    t = stage(
        "gideon<, noctis>",
        L1="head head head",
        terrain={"door": "R1", "corridor": "R2"},
        piles={"left": 3, "right": "tail"},
        location="black_holds",
        ahead=["generatorium"],
        event="secret_route",
    )
    assert t.asked.kind == "door"
    with changes(t.genestealers, by=-2):
        t.answer("slay:L1:head", "slay:L1:head")
    t.round_is_over()
    assert t.supply() == 12


def test_a_door_at_the_top_of_the_left_side_is_in_the_formation() -> None:
    t = stage("gideon<, noctis>", terrain={"door": "L1"}, event="secret_route")
    t.round_is_over()
    assert t.terrain_tokens("door") == 2
