"""Core Cogitator: in this round's Event Phase at most one Genestealer spawns on a Terrain card from spawn boxes."""

import pytest

from tests.cards.locations.arrival import arrive, at_panel, lies, marines
from tests.stage import Stage, stage


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "corridor:L1 ventilation_duct:L4 dark_corner:R10 control_panel:R12"),
        (10, "corridor:L1 ventilation_duct:L4 dark_corner:R8 control_panel:R10"),
        (8, "corridor:L1 ventilation_duct:L4 dark_corner:R6 control_panel:R8"),
        (6, "corridor:L1 ventilation_duct:L4 dark_corner:R4 control_panel:R6"),
        (3, "corridor:L1 ventilation_duct:L3 dark_corner:R1 control_panel:R3"),
        (1, "corridor:L1 ventilation_duct:L1 dark_corner:R1 control_panel:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("core_cogitator", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("core_cogitator", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (7, 5)


HEADS = {"left": "head " * 4, "right": "head " * 4}
"""The movement boxes of the Events in these stories move no heads."""


def size(t: Stage, spot: str) -> int:
    return len(t.swarm(spot).split())


def test_any_terrain_card_in_the_formation_can_be_chosen() -> None:
    t = at_panel("core_cogitator", "gideon<, leon>", terrain={"dark_corner": "R2", "corridor": "L2"})
    t.activate("gideon", "control_panel")
    assert sorted(t.options()) == ["limit:control_panel", "limit:corridor", "limit:dark_corner"]


def test_at_most_one_spawns_on_that_card_and_the_others_are_not_touched() -> None:
    """Enter Formation: a major orange box and a major yellow one; major is 2 for one player."""
    t = at_panel(
        "core_cogitator",
        "gideon<, leon>",
        terrain={"dark_corner": "R2"},
        agenda=["next_action", "event_phase"],
        events=["enter_formation"],
        piles=HEADS,
    )
    t.activate("gideon", "control_panel").answer("limit:dark_corner")
    assert (size(t, "R2"), size(t, "L1")) == (1, 2)
    t.round_is_over()


def test_the_panel_itself_can_be_chosen_and_an_only_card_is_not_asked_for() -> None:
    agenda = ["next_action", "event_phase"]
    t = at_panel("core_cogitator", "gideon<", agenda=agenda, events=["enter_formation"], piles=HEADS)
    t.activate("gideon", "control_panel")
    assert size(t, "L1") == 1
    t.round_is_over()


def test_the_controller_of_the_activating_marine_decides() -> None:
    t = at_panel(
        "core_cogitator",
        "gideon<, leon>",
        terrain={"corridor": "R1"},
        players=2,
        teams=["red", "green"],
        current=1,
    )
    t.activate("gideon", "control_panel")
    assert (t.asked.seat, t.asked.kind) == (2, "panel")


def test_one_in_all_over_both_boxes() -> None:
    """No printed card has two boxes of one colour, so these are the orange boxes of two cards."""
    boxes = ["spawn_box enter_formation 0", "spawn_box rescue_space_marine 0"]
    t = stage("gideon<", terrain={"dark_corner": "L1"}, limited="dark_corner", agenda=boxes)
    assert size(t, "L1") == 1


@pytest.mark.rule("R-10.4")
def test_the_limit_is_counted_when_cards_compete_for_a_short_pile() -> None:
    """Two and one fit into a pile of three: nobody need say which is served first."""
    t = stage(
        "gideon<",
        terrain={"dark_corner": "L1", "promethium_tank": "L1"},
        limited="dark_corner",
        piles={"left": 3, "right": 3},
        agenda=["spawn_box enter_formation 0"],
    )
    assert size(t, "L1") == 3
    t.nothing_left_to_ask()


@pytest.mark.rule("R-15.2")
def test_the_limit_goes_with_a_card_that_shifts() -> None:
    t = stage(
        "gideon<, leon<",
        R1="tail",
        terrain={"dark_corner": "R2"},
        limited="dark_corner",
        agenda=["attack_phase", "event_phase"],
        events=["enter_formation"],
        piles=HEADS,
        dice=[0],
    )
    assert t.formation() == "leon" and t.terrain("dark_corner") == "R1"
    assert size(t, "R1") == 2  # the tail that slew Gideon, and one
    t.round_is_over()


def test_spawns_in_front_of_a_marine_are_not_on_the_card() -> None:
    """They're Everywhere!, then a minor orange box; minor is 3 for three players."""
    t = stage(
        "gideon<",
        players=3,
        terrain={"dark_corner": "L1"},
        limited="dark_corner",
        event="theyre_everywhere",
        piles=HEADS,
    )
    assert size(t, "L1") == 1 + 1
    t.round_is_over()


def test_spawns_behind_a_marine_are_not_on_the_card() -> None:
    """Out of Thin Air spawns two behind him; minor orange box; minor is 3 for three players."""
    t = stage(
        "gideon>",
        players=3,
        terrain={"dark_corner": "L1"},
        limited="dark_corner",
        event="out_of_thin_air_head",
        piles={"left": "claw " * 5, "right": "claw " * 4},
    )
    assert size(t, "L1") == 2 + 1
    t.round_is_over()


def test_the_limit_ends_with_the_phase() -> None:
    t = stage(
        "gideon<",
        terrain={"dark_corner": "L1"},
        limited="dark_corner",
        agenda=["event_end", "spawn_box enter_formation 0"],
    )
    assert size(t, "L1") == 2


def test_the_limit_ends_when_travel_discards_the_card_even_if_it_is_placed_again() -> None:
    """The Dark Corner lies at the Teleportarium too."""
    t = stage(
        "gideon<",
        location="core_cogitator",
        ahead=["teleportarium"],
        terrain={"dark_corner": "R1"},
        limited="dark_corner",
        piles={"left": 0, "right": 1},
        deck="head " * 9,
        agenda=["travel_check", "event_phase"],
        events=["enter_formation"],
    )
    assert t.terrain("dark_corner") == "L1"
    assert size(t, "L1") == 2
    t.round_is_over()


def test_the_limit_ends_when_the_card_is_discarded() -> None:
    """Gideon's shot discards the Spore Chimney; Hibernation Cluster brings it back in the same round."""
    t = at_panel(
        "core_cogitator",
        "gideon<, noctis<, leon>",
        terrain={"spore_chimney": "L2"},
        ahead=["hibernation_cluster"],
        piles={"left": 0, "right": 1},
        agenda=["next_action", "travel_check", "spawn_box for_my_battle_brothers 0"],
        dice=[3],
    )
    t.activate("gideon", "control_panel").answer("limit:spore_chimney", "activate:noctis:spore_chimney")
    assert t.terrain("spore_chimney") == "R2"
    assert size(t, "R2") == 2
