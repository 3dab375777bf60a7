"""Toxin Pumping Station: roll, then discard so many cards from the top of one pile."""

import pytest

from tests.cards.locations.arrival import at_panel
from tests.stories import Story, stories

STATION = "toxin_pumping_station"


@stories(
    # no reroll
    Story("a 0 discards nothing")
    .on(at_panel, STATION, "gideon< 1", piles={"left": 3, "right": 3}, dice=[0])
    .activate("gideon", "control_panel")
    .ends(discard="", tokens={"gideon": 1}),
    Story("an empty pile is not chosen while the other has cards")
    .on(at_panel, STATION, "gideon<", L1="claw", piles={"left": 0, "right": "tail head"}, dice=[1])
    .activate("gideon", "control_panel")
    .ends(pile={"right": ["head"]}),
    Story("with both piles empty there is only the roll")
    .on(at_panel, STATION, "gideon<", L1="claw", piles={"left": 0, "right": 0}, dice=[5])
    .activate("gideon", "control_panel")
    .ends(result=""),
    # A roll of 5 with three cards left: the third ends the game, and Noctis's activation does not come.
    Story("the very card that is the last wins", "R-16.3")
    .on(
        at_panel,
        STATION,
        "gideon<, noctis<",
        terrain={"door": "L2"},
        piles={"left": 0, "right": "tail head claw"},
        dice=[5],
    )
    .activate("gideon", "control_panel")
    .ends(result="win", pile={"right": []}, times={"blip_discarded": 3}),
    Story("with the piles pumped empty slaying the last Genestealer wins")
    .on(at_panel, STATION, "leon<", play="full_auto", L1="claw", piles={"left": 0, "right": 0}, dice=[1])
    .answer("attack:leon:L1")
    .sees(result="win"),
)
def test_toxin_pumping_station(story: Story) -> None:
    story.play()


@pytest.mark.parametrize(
    ("face", "left"), [(1, "tail claw tongue"), (2, "claw tongue"), (3, "tongue"), (4, ""), (5, "")]
)
def test_so_many_cards_from_the_top_of_a_pile_are_discarded_all_if_there_are_fewer(face: int, left: str) -> None:
    t = at_panel(STATION, "gideon<", piles={"left": "head tail claw tongue", "right": "claw claw"}, dice=[face])
    t.activate("gideon", "control_panel")
    assert t.options() == ["discard:left", "discard:right"]
    t.answer("discard:left")
    assert (t.pile("left"), t.pile("right")) == (left.split(), ["claw", "claw"])
    assert len(t.discard().split()) == min(face, 4)
    t.nothing_left_to_ask()


@pytest.mark.rule("H-32")
def test_an_empty_pile_may_be_chosen_if_any_target_will_do() -> None:
    t = at_panel(STATION, "gideon<", piles={"left": 0, "right": 2}, dice=[1], settings={"targets": "any"})
    t.activate("gideon", "control_panel")
    assert t.options() == ["discard:left", "discard:right"]
    t.answer("discard:left")
    assert len(t.pile("right")) == 2
