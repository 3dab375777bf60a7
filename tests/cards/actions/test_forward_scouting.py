"""Forward Scouting: afterwards he may look at the top Event card and put it on top or at the bottom."""

import random
from collections.abc import Sequence
from functools import partial

import pytest

from tests.stage import Stage, stage
from tests.stories import Story, stories
from voidlock.games.angel.facts import EVENT_NAMES, EVENTS

ALL_EVENTS = [event.id for event in EVENTS for _ in range(event.copies)]


def deck(t: Stage) -> list[str]:
    """The Event deck, its top card first."""
    return [EVENT_NAMES[card] for card in reversed(t.state.events)]


def looked_at(t: Stage, seat: int) -> object:
    own = t.game.view(seat)["own"]
    assert isinstance(own, dict)
    return own["looked_at"]


def test_on_top_it_stays() -> None:
    t = stage("zael<, omnio>", events="gun_jam evasion", play="forward_scouting").stand_still()
    before = deck(t)
    t.answer("yes", "top")
    t.nothing_left_to_ask()
    assert deck(t) == before
    assert looked_at(t, 1) == [{"from_top": 1, "card": "gun_jam"}]


def test_at_the_bottom_it_comes_last() -> None:
    t = stage("zael<, omnio>", events="gun_jam evasion", play="forward_scouting").stand_still()
    before = deck(t)
    t.answer("yes", "bottom")
    t.nothing_left_to_ask()
    assert deck(t) == [*before[1:], "gun_jam"]
    assert looked_at(t, 1) == [{"from_top": 30, "card": "gun_jam"}]


@pytest.mark.rule("R-1.6", "H-2")
def test_an_empty_deck_is_renewed_first() -> None:
    t = stage("zael<, omnio>", event_discard=ALL_EVENTS, play="forward_scouting").stand_still()
    assert deck(t) == []
    t.answer("yes")
    assert sorted(deck(t)) == sorted(ALL_EVENTS)
    assert t.state.event_discard == []
    t.answer("top")
    t.nothing_left_to_ask()
    assert looked_at(t, 1) == [{"from_top": 1, "card": deck(t)[0]}]


def three_at_the_table(agenda: Sequence[str] = ("next_action",)) -> Stage:
    """Seat 2 scouts; seats 1 and 3 and a spectator are at the table, and seat 1 is the current player."""
    t = stage(
        "zael<, leon>, gideon>",
        players=3,
        teams=[["red"], ["purple"], ["green"]],
        current=1,
        events="gun_jam evasion",
        play="forward_scouting",
        agenda=agenda,
    )
    return t.stand_still()


forward_scouting = partial(stage, play="forward_scouting")


@stories(
    Story("he may look and must then say where the card goes")
    .on(forward_scouting, "zael<, omnio>", events="gun_jam evasion")
    .stand_still()
    .sees(asks="scout_look", options=["yes", "no"])
    .answer("yes")
    .sees(asks="scout_place", options=["top", "bottom"]),
)
def test_forward_scouting(story: Story) -> None:
    story.play()


def test_the_scout_alone_keeps_the_card_in_mind_when_the_rest_is_dealt_again() -> None:
    t = three_at_the_table().answer("yes", "bottom")
    dealt = [t.game.redealt(2, random.Random(number)).state.events[0] for number in range(8)]
    assert {EVENT_NAMES[card] for card in dealt} == {"gun_jam"}
    others = [t.game.redealt(1, random.Random(number)).state.events[0] for number in range(8)]
    assert len(set(others)) > 1


def test_the_scout_knows_the_card_when_another_draws_it() -> None:
    t = three_at_the_table(agenda=["next_action", "event_phase"])
    t.answer("yes", "top")
    own = t.game.view(2)["own"]
    assert isinstance(own, dict)
    assert own["event"] == "gun_jam"


def test_a_look_cannot_be_taken_back() -> None:
    t = three_at_the_table().answer("yes")
    assert t.game.why_no_undo() is not None
