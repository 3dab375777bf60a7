"""The Swarm: two cards of the Genestealer deck go under each pile."""

import pytest

from tests.stage import stage

BOTH = pytest.mark.parametrize("card", ["the_swarm_tail", "the_swarm_tongue"])


@BOTH
@pytest.mark.rule("H-31")
def test_two_cards_go_under_each_pile_the_left_first(card: str) -> None:
    t = stage(
        "gideon<, noctis>",
        piles={"left": "claw", "right": "tongue"},
        deck="head tail tongue claw",
        discard="head",
        event=card,
    )
    t.round_is_over()
    assert t.pile("left") == ["claw", "head", "tail"]
    assert t.pile("right") == ["tongue", "tongue", "claw"]
    assert t.discard() == "head"


@BOTH
def test_everybody_sees_it_and_how_many_were_dealt(card: str) -> None:
    t = stage("gideon<, claudio>", players=2, event=card)
    t.round_is_over()
    assert [event.data() for event in t.game.events_for(2) if event.name == "blips_dealt"] == [
        {"event": "blips_dealt", "pile": "left", "number": 2},
        {"event": "blips_dealt", "pile": "right", "number": 2},
    ]


@BOTH
@pytest.mark.rule("R-1.8", "R-1.9", "H-4")
@pytest.mark.parametrize(("pile", "left", "right"), [("left", 22, 12), ("right", 21, 13)])
def test_of_three_cards_the_current_player_gives_the_odd_one(card: str, pile: str, left: int, right: int) -> None:
    """Cards received are counted, so that the bigger pile gets as many as the smaller one."""
    t = stage(
        "gideon<, claudio>",
        players=2,
        current=2,
        piles={"left": 20, "right": 11},
        discard="claw claw",
        L1="claw tail",
        event=card,
    )
    assert (t.asked.kind, t.asked.seat, t.options()) == ("odd_card", 2, ["pile:left", "pile:right"])
    t.open_to_all(card)
    t.answer(f"pile:{pile}")
    t.round_is_over()
    assert (len(t.pile("left")), len(t.pile("right"))) == (left, right)
