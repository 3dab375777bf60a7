"""Wreckage Labyrinth: upon entering, every Marine with Terrain in front of him turns around."""

import pytest

from tests.cards.locations.arrival import arrive, lies
from tests.stage import Stage


def facings(t: Stage) -> str:
    """Where the Marines face, from the top: `< >`."""
    return " ".join("<" if t.facing(marine) == "left" else ">" for marine in t.formation().split())


@pytest.mark.rule("R-14.7")
def test_those_with_terrain_in_front_turn_around_and_nobody_else() -> None:
    t = arrive("wreckage_labyrinth", "gideon<, noctis>, claudio<, goriel<, leon<, valencio>")
    assert t.layout() == lies("ventilation_duct:L1 corridor:L5 promethium_tank:R2 door:R4")
    assert facings(t) == "> < < < > >"
    t.nothing_left_to_ask()


def test_a_marine_who_has_turned_to_other_terrain_does_not_turn_back() -> None:
    t = arrive("wreckage_labyrinth", "gideon<, noctis<, leon>")
    assert t.layout() == lies("ventilation_duct:L1 corridor:L3 promethium_tank:R1 door:R1")
    assert facings(t) == "> < >"
    assert len(t.told("marine_turned")) == 1


def test_two_terrain_cards_in_front_turn_him_once() -> None:
    t = arrive("wreckage_labyrinth", "gideon>, noctis<, leon>")
    assert facings(t) == "< < >"
    assert len(t.told("marine_turned")) == 1


def test_what_counts_is_the_terrain_of_this_location() -> None:
    """The Door of the place they come from is gone when they look (step 2 comes before step 4)."""
    t = arrive("wreckage_labyrinth", "gideon>, noctis<, claudio<, goriel<, leon>, valencio>", terrain={"door": "L2"})
    assert facings(t) == "> < < < > >"
