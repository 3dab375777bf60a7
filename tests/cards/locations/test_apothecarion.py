"""Apothecarion: the control panel gives any Marine a token; he may then be turned around."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines
from tests.stage import changes


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "control_panel:L2 ventilation_duct:L3 corridor:R8 dark_corner:R11"),
        (10, "control_panel:L2 ventilation_duct:L3 corridor:R6 dark_corner:R9"),
        (8, "control_panel:L2 ventilation_duct:L3 corridor:R4 dark_corner:R7"),
        (6, "control_panel:L2 ventilation_duct:L3 corridor:R2 dark_corner:R5"),
        (3, "control_panel:L2 ventilation_duct:L3 corridor:R1 dark_corner:R2"),
        (1, "control_panel:L1 ventilation_duct:L1 corridor:R1 dark_corner:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("apothecarion", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("apothecarion", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (7, 6)


def test_any_marine_gets_a_token_and_is_turned_around() -> None:
    t = at_panel("apothecarion", "gideon<, noctis>, leon< 1")
    t.activate("gideon", "control_panel")
    assert t.options() == ["place:gideon", "place:noctis", "place:leon"]
    with changes(lambda: t.tokens("leon"), by=1), changes(t.supply, by=-1):
        t.answer("place:leon", "yes")
    assert t.facing("leon") == "right"
    t.nothing_left_to_ask()


def test_he_need_not_be_turned_around() -> None:
    t = at_panel("apothecarion", "gideon<, leon<")
    t.activate("gideon", "control_panel").answer("place:leon", "no")
    assert t.facing("leon") == "left" and t.tokens("leon") == 1
    t.nothing_left_to_ask()


@pytest.mark.rule("H-34", "R-1.4")
def test_with_an_empty_supply_a_marine_is_still_chosen_and_may_be_turned_around() -> None:
    t = at_panel("apothecarion", "gideon<, noctis>, leon< 12")
    t.activate("gideon", "control_panel").answer("place:noctis")
    assert t.tokens("noctis") == 0
    t.answer("yes")
    assert t.facing("noctis") == "left"
    t.nothing_left_to_ask()


def test_a_lone_marine_may_treat_himself() -> None:
    t = at_panel("apothecarion", "gideon<")
    t.activate("gideon", "control_panel")
    assert t.tokens("gideon") == 1
    t.answer("yes")
    assert t.facing("gideon") == "right"
    t.nothing_left_to_ask()


def test_the_controller_of_the_activating_marine_decides() -> None:
    t = at_panel("apothecarion", "gideon<, leon>", players=2, teams=["red", "green"], current=1)
    t.activate("gideon", "control_panel")
    assert t.asked.seat == 2
    t.answer("place:leon")
    assert t.asked.seat == 2
    t.answer("yes")
    assert t.facing("leon") == "left"


def test_a_turned_marine_may_then_activate_what_he_faces() -> None:
    t = at_panel("apothecarion", "gideon<, noctis>", terrain={"spore_chimney": "L2"}, dice=[1])
    t.activate("gideon", "control_panel").answer("place:noctis", "yes", "activate:noctis:spore_chimney")
    assert t.terrain("spore_chimney") == "aside"
    t.nothing_left_to_ask()
