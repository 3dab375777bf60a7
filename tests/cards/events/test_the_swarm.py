"""The Swarm: two cards of the Genestealer deck go under each pile."""

import pytest

from tests.stage import stage
from voidlock.games.angel.view.types import angel_view

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
@pytest.mark.rule("R-1.6", "H-2")
def test_the_discard_pile_is_shuffled_in_when_a_card_is_needed(card: str) -> None:
    t = stage("gideon<, noctis>", piles={"left": 16, "right": 15}, discard="tail tail tail", event=card)
    assert len(t.told("deck_renewed")) == 1  # the two cards left in the deck went to the left pile
    assert t.discard() == ""
    assert (len(t.pile("left")), len(t.pile("right"))) == (18, 17)
    assert t.pile("right")[-2:] == ["tail", "tail"]
    assert len(t.state.deck) == 1


@BOTH
@pytest.mark.rule("H-2")
def test_a_deck_that_runs_out_is_not_renewed_before_it_is_needed(card: str) -> None:
    t = stage("gideon<, noctis>", piles={"left": 15, "right": 15}, discard="tail tail", event=card)
    assert t.told("deck_renewed") == []
    assert t.discard() == "tail tail" and t.state.deck == []


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


@BOTH
@pytest.mark.rule("R-1.6")
def test_when_the_deck_is_renewed_all_know_what_lies_in_the_two_piles(card: str) -> None:
    """Everything else is open or discarded. What is known of one pile is not said of both."""
    t = stage(
        "gideon<, noctis>",
        piles={"left": "claw head", "right": "tail tongue"},
        known={"left": "claw", "right": "tail"},
        discard=["claw", "head", "tail", "tongue"] * 8,
        event=card,
    )
    opened = angel_view(t.game.view(0))["open"]
    assert (opened["piles"]["left"]["known"], opened["piles"]["right"]["known"]) == (["claw"], ["tail"])
    assert opened["piled"] == ["head", "tongue"]
