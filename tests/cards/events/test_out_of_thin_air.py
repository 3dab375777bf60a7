"""Out of Thin Air: two spawn behind a Marine, one for whom the most would spawn."""

import pytest

from tests.stage import stage

BOTH = pytest.mark.parametrize("card", ["out_of_thin_air_head", "out_of_thin_air_claw"])


@BOTH
@pytest.mark.rule("R-10.1", "R-10.7")
def test_two_of_the_pile_of_his_back_side_spawn_behind_him(card: str) -> None:
    t = stage("gideon<, noctis>", piles={"left": "tail tail head", "right": "tongue tail claw"}, event=card)
    t.open_to_all(card)
    assert t.options() == ["target:gideon", "target:noctis"]
    t.answer("target:gideon")
    t.round_is_over()
    assert t.swarms() == {"R1": "tail tongue"}
    assert t.pile("right") == ["claw"] and t.pile("left") == ["tail", "tail", "head"]


@BOTH
@pytest.mark.rule("R-9.4")
def test_only_marines_for_whom_the_most_would_spawn(card: str) -> None:
    t = stage("gideon<, noctis>, claudio<", piles={"left": "tail", "right": "tongue tail"}, event=card, ahead=[])
    assert t.options() == ["target:gideon", "target:claudio"]  # the left pile has but one for Noctis
    t.answer("target:claudio")
    assert t.swarms() == {"R3": "tail tongue"}


@BOTH
def test_more_than_two_in_a_pile_make_no_difference(card: str) -> None:
    t = stage("gideon<, noctis>", piles={"left": 2, "right": 9}, event=card)
    assert t.options() == ["target:gideon", "target:noctis"]


@pytest.mark.rule("R-9.4")
@pytest.mark.parametrize(("card", "moved"), [("out_of_thin_air_head", "head"), ("out_of_thin_air_claw", "claw")])
def test_with_both_piles_empty_only_the_boxes_are_resolved(card: str, moved: str) -> None:
    t = stage(
        "gideon<, noctis>",
        players=2,
        L1="head",
        R2="claw",
        piles={"left": "", "right": ""},
        event=card,
        ahead=[],
    )
    t.round_is_over()
    assert [event.data() for event in t.told("event_without_effect")] == [
        {"event": "event_without_effect", "card": card}
    ]
    assert t.swarms() == ({"R1": "head", "R2": "claw"} if moved == "head" else {"L1": "head", "L2": "claw"})


@BOTH
def test_it_comes_before_the_boxes(card: str) -> None:
    """The ability takes the two cards; the orange box finds the pile empty."""
    t = stage(
        "gideon<, noctis<",
        terrain={"dark_corner": "R2"},
        piles={"left": "tail", "right": "tongue tail"},
        event=card,
        ahead=[],
    )
    t.answer("target:gideon")
    assert t.swarms() == {"R1": "tail tongue"}
