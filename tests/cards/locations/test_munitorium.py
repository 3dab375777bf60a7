"""Munitorium: upon entering, one token on each of two different Marines."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines
from tests.stage import changes


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "promethium_tank:L3 door:L5 dark_corner:R9 ventilation_duct:R11"),
        (10, "promethium_tank:L3 door:L5 dark_corner:R7 ventilation_duct:R9"),
        (8, "promethium_tank:L3 door:L5 dark_corner:R5 ventilation_duct:R7"),
        (6, "promethium_tank:L3 door:L5 dark_corner:R3 ventilation_duct:R5"),
        (3, "promethium_tank:L3 door:L3 dark_corner:R1 ventilation_duct:R2"),
        (1, "promethium_tank:L1 door:L1 dark_corner:R1 ventilation_duct:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("munitorium", marines(number)).layout() == lies(layout)


@pytest.mark.rule("R-14.6")
def test_its_piles() -> None:
    t = arrive("munitorium", marines(6))
    assert (len(t.pile("left")), len(t.pile("right"))) == (6, 7)


@pytest.mark.rule("R-14.7")
def test_two_different_marines_get_a_token_each() -> None:
    t = arrive("munitorium", "gideon<, noctis> 2, leon>")
    assert t.options() == ["place:gideon", "place:noctis", "place:leon"]  # nobody may decline
    with changes(lambda: t.tokens("noctis"), by=1), changes(lambda: t.tokens("gideon"), by=1):
        t.answer("place:noctis")
        assert t.options() == ["place:gideon", "place:leon"]
        t.answer("place:gideon")
    assert t.tokens("leon") == 0 and t.supply() == 8
    t.nothing_left_to_ask()


def test_the_current_player_decides_also_for_the_marines_of_others() -> None:
    t = arrive("munitorium", "gideon<, noctis>, leon>", players=2, teams=["green", "red"], current=2)
    assert (t.asked.seat, t.asked.kind) == (2, "munitorium")
    t.answer("place:gideon")
    assert t.asked.seat == 2


def test_a_lone_marine_gets_one_token() -> None:
    t = arrive("munitorium", "gideon<")
    assert t.tokens("gideon") == 1
    t.nothing_left_to_ask()


def test_two_marines_get_one_each() -> None:
    t = arrive("munitorium", "gideon<, leon>")
    assert (t.tokens("gideon"), t.tokens("leon")) == (1, 1)
    t.nothing_left_to_ask()


@pytest.mark.rule("R-1.4", "H-1")
def test_with_one_token_in_the_supply_one_is_placed() -> None:
    t = arrive("munitorium", "gideon< 11, leon>")
    t.answer("place:leon")
    assert t.tokens("leon") == 1 and t.supply() == 0
    t.nothing_left_to_ask()


@pytest.mark.rule("R-1.4")
def test_with_an_empty_supply_nothing_is_asked() -> None:
    t = arrive("munitorium", "gideon< 12, leon>")
    assert t.location() == "munitorium"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-14.5")
def test_tokens_of_the_door_they_left_are_in_the_supply_again() -> None:
    t = arrive("munitorium", "gideon< 10, leon>", terrain={"door": {"spot": "L1", "tokens": 2}})
    assert (t.tokens("gideon"), t.tokens("leon"), t.supply()) == (11, 1, 0)
    t.nothing_left_to_ask()
