"""Main Corridor: upon entering, two spawn at the Corridor's spot."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "ventilation_duct:L2 door:L5 corridor:R6 dark_corner:R10"),
        (10, "ventilation_duct:L2 door:L5 corridor:R4 dark_corner:R8"),
        (8, "ventilation_duct:L2 door:L5 corridor:R2 dark_corner:R6"),
        (6, "ventilation_duct:L2 door:L5 corridor:R1 dark_corner:R4"),
        (3, "ventilation_duct:L2 door:L3 corridor:R1 dark_corner:R1"),
        (1, "ventilation_duct:L1 door:L1 corridor:R1 dark_corner:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("main_corridor", marines(number)).layout() == lies(layout)


DECK = "head " * 7 + "claw tail claw claw claw claw claw claw"
"""What fills the piles: seven on the left, eight on the right."""


@pytest.mark.rule("R-14.7", "R-10.1")
def test_two_spawn_at_the_corridor_from_the_new_pile_of_its_side() -> None:
    t = arrive("main_corridor", marines(12), deck=DECK, piles={"left": 0, "right": "tongue tongue"})
    assert t.terrain("corridor") == "R6"
    assert t.swarms() == {"R6": "tail claw"}
    assert t.pile("left") == ["head"] * 7
    assert t.pile("right") == ["claw"] * 6
    t.nothing_left_to_ask()


@pytest.mark.rule("R-10.6")
def test_they_join_a_swarm_that_is_there() -> None:
    t = arrive("main_corridor", marines(12), deck=DECK, R6="tongue", L6="tongue")
    assert t.swarms() == {"L6": "tongue", "R6": "tail claw tongue"}


def test_in_a_short_formation_the_corridor_is_at_the_top() -> None:
    t = arrive("main_corridor", "gideon<, noctis>, leon>", deck=DECK)
    assert t.swarms() == {"R1": "tail claw"}


@pytest.mark.rule("R-10.4")
def test_with_too_few_cards_as_many_spawn_as_there_are() -> None:
    t = arrive("main_corridor", "gideon<", L1="head tail claw " * 9 + "tongue " * 6, piles={"left": 0, "right": 0})
    t.answer("pile:left")
    assert len(t.pile("left")) == 2
    assert t.swarm("R1") == "tongue" and t.pile("right") == []
    t.nothing_left_to_ask()
