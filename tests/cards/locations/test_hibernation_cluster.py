"""Hibernation Cluster: upon entering, each pile gets as many cards as there are Marines."""

import pytest

from tests.cards.locations.arrival import arrive, marines
from tests.stage import Stage
from tests.stories import Story, stories


def piles(t: Stage) -> tuple[int, int]:
    return len(t.pile("left")), len(t.pile("right"))


@stories(
    *(
        Story(f"each pile gets as many cards as there are Marines: {number}", "R-14.7")
        .on(arrive, "hibernation_cluster", marines(number), piles={"left": 0, "right": 5})
        .ends(piles=(number, number))
        for number in range(1, 13)
    ),
    Story("the left pile is dealt first and the old piles are gone")
    .on(
        arrive,
        "hibernation_cluster",
        "gideon<, leon>",
        deck="head head claw claw",
        piles={"left": 0, "right": "tongue"},
    )
    .sees(pile={"left": ["head", "head"], "right": ["claw", "claw"]}, discard="tongue"),
)
def test_hibernation_cluster(story: Story) -> None:
    story.play()


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
