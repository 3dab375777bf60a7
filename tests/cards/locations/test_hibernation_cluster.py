"""Hibernation Cluster: upon entering, each pile gets as many cards as there are Marines."""

import pytest

from tests.cards.locations.arrival import arrive, lies, marines
from tests.stage import Stage


@pytest.mark.rule("R-14.5")
@pytest.mark.parametrize(
    ("number", "layout"),
    [
        (12, "ventilation_duct:L3 door:L4 spore_chimney:R11 dark_corner:R12"),
        (10, "ventilation_duct:L3 door:L4 spore_chimney:R9 dark_corner:R10"),
        (8, "ventilation_duct:L3 door:L4 spore_chimney:R7 dark_corner:R8"),
        (6, "ventilation_duct:L3 door:L4 spore_chimney:R5 dark_corner:R6"),
        (3, "ventilation_duct:L3 door:L3 spore_chimney:R2 dark_corner:R3"),
        (1, "ventilation_duct:L1 door:L1 spore_chimney:R1 dark_corner:R1"),
    ],
)
def test_its_terrain(number: int, layout: str) -> None:
    assert arrive("hibernation_cluster", marines(number)).layout() == lies(layout)


def piles(t: Stage) -> tuple[int, int]:
    return len(t.pile("left")), len(t.pile("right"))


@pytest.mark.rule("R-14.7")
@pytest.mark.parametrize("number", range(1, 13))
def test_each_pile_gets_as_many_cards_as_there_are_marines(number: int) -> None:
    t = arrive("hibernation_cluster", marines(number), piles={"left": 0, "right": 5})
    assert piles(t) == (number, number)
    t.nothing_left_to_ask()


def test_the_left_pile_is_dealt_first_and_the_old_piles_are_gone() -> None:
    t = arrive(
        "hibernation_cluster", "gideon<, leon>", deck="head head claw claw", piles={"left": 0, "right": "tongue"}
    )
    assert (t.pile("left"), t.pile("right")) == (["head", "head"], ["claw", "claw"])
    assert t.discard() == "tongue"


@pytest.mark.rule("R-14.1", "H-22")
def test_no_second_travel_follows() -> None:
    t = arrive("hibernation_cluster", marines(4), ahead=["toxin_pumping_station"])
    assert t.location() == "hibernation_cluster"
    t.nothing_left_to_ask()


@pytest.mark.rule("R-1.8", "H-4")
def test_a_shortage_is_split_equally() -> None:
    """Sixteen cards are left for twelve Marines."""
    t = arrive(
        "hibernation_cluster", marines(12), L1="head " * 9 + "tail " * 9 + "claw " * 2, piles={"left": 0, "right": 0}
    )
    assert piles(t) == (8, 8)
    t.nothing_left_to_ask()


@pytest.mark.rule("R-1.8", "H-4")
@pytest.mark.parametrize(("answer", "dealt"), [("pile:left", (9, 8)), ("pile:right", (8, 9))])
def test_the_current_player_places_the_odd_card(answer: str, dealt: tuple[int, int]) -> None:
    t = arrive(
        "hibernation_cluster",
        marines(12),
        players=2,
        current=2,
        L1="head " * 9 + "tail " * 9 + "claw",
        piles={"left": 0, "right": 0},
    )
    assert (t.asked.seat, t.asked.kind) == (2, "odd_card")
    t.answer(answer)
    assert piles(t) == dealt
    t.nothing_left_to_ask()


@pytest.mark.rule("R-14.1", "H-22", "I-7")
def test_a_pile_left_empty_is_looked_at_again_at_the_end_of_the_next_phase() -> None:
    def left_empty(then: list[str]) -> Stage:
        """All cards are in the formation: none is left for the piles."""
        return arrive(
            "hibernation_cluster",
            "gideon<, leon>",
            L1="head " * 9 + "tail " * 9,
            R2="claw " * 9 + "tongue " * 9,
            piles={"left": 0, "right": 0},
            ahead=["toxin_pumping_station"],
            then=then,
        )

    t = left_empty(then=[])
    assert piles(t) == (0, 0) and t.location() == "hibernation_cluster"
    t = left_empty(then=["travel_check"])
    assert t.location() == "toxin_pumping_station"
