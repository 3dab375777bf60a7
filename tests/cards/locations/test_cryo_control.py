"""Cryo Control: the control panel discards the top card of a pile."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "control_panel:L1 ventilation_duct:L4 dark_corner:R8 corridor:R11"),
        (10, "control_panel:L1 ventilation_duct:L4 dark_corner:R6 corridor:R9"),
        (8, "control_panel:L1 ventilation_duct:L4 dark_corner:R4 corridor:R7"),
        (6, "control_panel:L1 ventilation_duct:L4 dark_corner:R2 corridor:R5"),
        (3, "control_panel:L1 ventilation_duct:L3 dark_corner:R1 corridor:R2"),
        (1, "control_panel:L1 ventilation_duct:L1 dark_corner:R1 corridor:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("cryo_control", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("cryo_control", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (7, 7)


def test_the_top_card_of_a_pile_of_his_choice_is_discarded() -> None:
    t = at_panel("cryo_control", "gideon<", piles={"left": "claw tail", "right": "head tongue"})
    t.activate("gideon", "control_panel")
    assert t.options() == ["discard:left", "discard:right"]
    t.answer("discard:right")
    assert (t.pile("left"), t.pile("right"), t.discard()) == (["claw", "tail"], ["tongue"], "head")
    t.nothing_left_to_ask()


@pytest.mark.parametrize(("full", "empty"), [("left", "right"), ("right", "left")])
def test_a_pile_with_cards_if_there_is_one(full: str, empty: str) -> None:
    t = at_panel("cryo_control", "gideon<", piles={full: "claw tail", empty: 0})
    t.activate("gideon", "control_panel")
    assert (t.pile(full), t.pile(empty), t.discard()) == (["tail"], [], "claw")
    t.nothing_left_to_ask()


def test_with_both_piles_empty_nothing_happens() -> None:
    t = at_panel("cryo_control", "gideon<", piles={"left": 0, "right": 0})
    t.activate("gideon", "control_panel")
    assert t.discard() == ""
    t.nothing_left_to_ask()


def test_the_controller_of_the_activating_marine_decides() -> None:
    t = at_panel("cryo_control", "gideon<, leon>", players=2, teams=["red", "green"], current=1)
    t.activate("gideon", "control_panel")
    assert (t.asked.seat, t.asked.kind) == (2, "panel")


@pytest.mark.rule("R-14.2")
def test_a_pile_it_empties_leads_on_at_the_end_of_the_phase() -> None:
    t = at_panel(
        "cryo_control",
        "gideon<, noctis<",
        terrain={"spore_chimney": "L2"},
        agenda=["next_action", "travel_check"],
        piles={"left": "claw", "right": 3},
        ahead=["teleportarium"],
        dice=[5],
    )
    t.activate("gideon", "control_panel").answer("discard:left")
    assert t.location() == "cryo_control"
    t.answer("activate:noctis:spore_chimney")
    assert t.location() == "teleportarium"
    t.nothing_left_to_ask()
