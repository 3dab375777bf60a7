"""A bot says in one sentence why it played a card."""

from __future__ import annotations

import random

import pytest

from tests.bots.test_advice import before_the_launch
from tests.stage import stage
from voidlock import angel
from voidlock.bots import Seat
from voidlock.engine import Thing
from voidlock.games.angel.state import State
from voidlock.odds.explanation import Explanation
from voidlock.search import explain
from voidlock.texts import Words
from voidlock.words.explanation import describe_explanation


def engaged() -> Seat[State]:
    """Two swarms in the middle of six Marines, and five teams who owe a card."""
    return Seat(stage("deino>, lorenzo<, gideon<, leon>, claudio<, zael>", L2="claw tail", L3="claw").game, 1)


def explained(seat: Seat[State], team: str, card: str) -> Explanation:
    """A team plays a card; the others attack."""
    owed = seat.choices
    hand = [choice.options[-1] for choice in owed]
    place = [choice.subject for choice in owed].index(Thing("team", team))
    hand[place] = next(option for option in owed[place].options if option.text == f"choose:{card}")
    found = explain(seat, hand, owed[place], random.Random(1), deals=60)
    assert found.given is hand[place]
    assert found.other in owed[place].options
    return found


def test_a_card_that_saves_marines_is_explained_by_them() -> None:
    """Strategize moves the larger swarm away."""
    found = explained(engaged(), "purple", "strategize")
    assert found.why == "marines"
    assert found.number > 0
    assert found.chance > found.less


def test_a_worse_card_is_not_praised() -> None:
    found = explained(engaged(), "purple", "forward_scouting")
    assert (found.why, found.other.text) == ("behind", "choose:strategize")


def test_a_winning_roll_is_explained_by_the_chance() -> None:
    table = before_the_launch()
    roll = next(option for option in table.asked.options if option.text == "roll")
    found = explain(Seat(table.game, 1), [roll], table.asked, random.Random(1))
    assert (found.why, found.chance) == ("chance", 1.0)


def test_a_wasted_win_is_told() -> None:
    table = before_the_launch()
    token = next(option for option in table.asked.options if option.text == "token")
    assert explain(Seat(table.game, 1), [token], table.asked, random.Random(1)).why == "behind"


def test_the_same_numbers_give_the_same_explanation() -> None:
    seat = Seat(angel.new(3, seed="why", teams="random"), 2)
    hand = [choice.options[0] for choice in seat.choices]
    one, other = [explain(seat, hand, seat.choices[1], random.Random(3), deals=8) for _ in range(2)]
    assert one == other


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("why", ["marines", "genestealers", "tokens", "chance", "level", "behind", "only"])
def test_every_reason_has_words(language: str, why: str) -> None:
    given, other = Seat(angel.new(1, seed="x", teams="random"), 1).choices[0].options[:2]
    words = Words(language)
    said = describe_explanation(Explanation(given, other, why, 0.42, 0.31, 0.27), words)
    assert words.option(given.verb, given.arguments()) in said
