"""Lower Accessway: upon entering, two spawn behind the Marine at position 1."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "ventilation_duct:L3 corridor:L4 dark_corner:R8 door:R10"),
        (10, "ventilation_duct:L3 corridor:L4 dark_corner:R6 door:R8"),
        (8, "ventilation_duct:L3 corridor:L4 dark_corner:R4 door:R6"),
        (6, "ventilation_duct:L3 corridor:L4 dark_corner:R2 door:R4"),
        (3, "ventilation_duct:L3 corridor:L3 dark_corner:R1 door:R1"),
        (1, "ventilation_duct:L1 corridor:L1 dark_corner:R1 door:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("lower_accessway", marines(number)).layout() == lies(layout)


DECK = "head tail " + "head " * 5 + "claw tongue " + "claw " * 5
"""What fills the piles: seven on the left, seven on the right."""


@pytest.mark.rule("R-14.7", "R-10.7")
@pytest.mark.parametrize(
    ("first", "swarms", "left", "right"),
    [("gideon<", {"R1": "claw tongue"}, 7, 5), ("gideon>", {"L1": "head tail"}, 5, 7)],
)
def test_two_spawn_behind_the_marine_at_the_top(first: str, swarms: dict[str, str], left: int, right: int) -> None:
    t = arrive("lower_accessway", f"{first}, noctis>, leon<", deck=DECK)
    assert t.swarms() == swarms
    assert (len(t.pile("left")), len(t.pile("right"))) == (left, right)
    t.nothing_left_to_ask()


def test_they_join_a_swarm_that_is_there() -> None:
    t = arrive("lower_accessway", "gideon<, noctis>", deck=DECK, R1="head", L1="tongue")
    assert t.swarms() == {"L1": "tongue", "R1": "head claw tongue"}


@pytest.mark.rule("R-10.4")
def test_with_too_few_cards_as_many_spawn_as_there_are() -> None:
    t = arrive("lower_accessway", "gideon<", L1="head tail claw " * 9 + "tongue " * 7, piles={"left": 0, "right": 0})
    assert t.swarm("R1") == "tongue" and t.pile("left") == ["tongue"] and t.pile("right") == []
    t.nothing_left_to_ask()
