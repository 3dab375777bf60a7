"""What seats have learnt, and what a redealt game makes of it."""

import random

import pytest

from tests.stage import Stage, stage
from voidlock.games.angel.state.swarms import cards

CLAW = 2


def renewed() -> Stage:
    """The Swarm has renewed the empty deck while both piles held claws only, all but two of the nine."""
    return stage(
        "leon<, valencio>",
        event="the_swarm_tail",
        location="launch_control_room",
        piles={"left": ["claw"] * 3, "right": ["claw"] * 4},
        discard=["head"] * 9 + ["tail"] * 9 + ["tongue"] * 9 + ["claw"] * 2,
    )


@pytest.mark.rule("R-1.6", "I-8")
def test_when_the_deck_is_renewed_everybody_knows_what_lies_in_the_two_piles() -> None:
    t = renewed()
    assert cards(t.state.piled) == [CLAW] * 7
    for number in range(20):
        dealt = t.game.redealt(1, random.Random(number)).state
        assert (dealt.piles[0] + dealt.piles[1]).count(CLAW) >= 7
        assert dealt.deck.count(CLAW) <= 2


@pytest.mark.rule("R-1.6", "I-8")
@pytest.mark.parametrize(("piles", "known"), [((3, 0), [3, 0]), ((0, 3), [0, 3])])
def test_when_the_deck_is_renewed_beside_an_empty_pile_the_other_is_known(
    piles: tuple[int, int], known: list[int]
) -> None:
    t = stage(
        "leon<, valencio>",
        event="the_swarm_tail",
        location="launch_control_room",
        piles={"left": ["claw"] * piles[0], "right": ["claw"] * piles[1]},
        discard=["head"] * 9 + ["tail"] * 9 + ["tongue"] * 9 + ["claw"] * 6,
    )
    assert [cards(pile).count(CLAW) for pile in t.state.known] == known
    assert t.state.piled == 0


def test_what_turns_up_from_the_piles_is_no_longer_certain_there() -> None:
    t = stage(
        "leon<, valencio>",
        terrain={"ventilation_duct": "L1"},
        location="launch_control_room",
        event="full_scan",
        piles={"left": ["claw", "tail"], "right": ["head"]},
        piled="claw tail head",
    )
    t.answer("target:left")
    assert cards(t.state.piled) == [0]


@pytest.mark.rule("I-8")
def test_a_pile_that_is_discarded_is_forgotten() -> None:
    t = stage(
        "leon<, valencio>",
        piles={"left": ["claw", "tail"], "right": 0},
        known={"left": "claw"},
        piled="tail",
        ahead=["teleportarium"],
        agenda=["travel_check"],
    )
    assert (t.state.known, t.state.piled) == ([0, 0], 0)
