"""Main Corridor: upon entering, two spawn at the Corridor's spot."""

import pytest

from tests.cards.locations.arrival import arrive, marines
from tests.stories import Story, stories

DECK = "head " * 7 + "claw tail claw claw claw claw claw claw"
"""What fills the piles: seven on the left, eight on the right."""


@stories(
    Story("two spawn at the corridor from the new pile of its side", "R-14.7", "R-10.1")
    .on(arrive, "main_corridor", marines(12), deck=DECK, piles={"left": 0, "right": "tongue tongue"})
    .ends(terrain={"corridor": "R6"}, swarms={"R6": "tail claw"}, pile={"left": ["head"] * 7, "right": ["claw"] * 6}),
    Story("they join a swarm that is there", "R-10.6")
    .on(arrive, "main_corridor", marines(12), deck=DECK, R6="tongue", L6="tongue")
    .sees(swarms={"L6": "tongue", "R6": "tail claw tongue"}),
    Story("in a short formation the corridor is at the top")
    .on(arrive, "main_corridor", "gideon<, noctis>, leon>", deck=DECK)
    .sees(swarms={"R1": "tail claw"}),
)
def test_main_corridor(story: Story) -> None:
    story.play()


@pytest.mark.rule("R-10.4")
def test_with_too_few_cards_as_many_spawn_as_there_are() -> None:
    t = arrive("main_corridor", "gideon<", L1="head tail claw " * 9 + "tongue " * 6, piles={"left": 0, "right": 0})
    t.answer("pile:left")
    assert len(t.pile("left")) == 2
    assert t.swarm("R1") == "tongue" and t.pile("right") == []
    t.nothing_left_to_ask()
