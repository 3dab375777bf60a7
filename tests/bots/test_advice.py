"""What the librarian's advice claims: a best answer only where it is more than luck."""

from __future__ import annotations

import random

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage as squad
from tests.stage import Stage, stage
from voidlock.bots import Seat
from voidlock.engine import Json
from voidlock.games.hulk.bots.search_profile import RULES
from voidlock.search import Budget, advise
from voidlock.search.advice import ahead
from voidlock.search.race import Runner
from voidlock.texts import Words

THEN = ["next_action", "travel_check", "attack_phase", "travel_check", "event_phase"]


def before_the_launch() -> Stage:
    """A roll wins the game; a token waits for the next round."""
    table = stage(
        "deino<, lorenzo<, leon>",
        location="launch_control_room",
        location_tokens=5,
        terrain={"control_panel": "L2"},
        R3="claw tail head claw",
        play="intimidation",
        agenda=THEN,
    )
    return table.answer("stop", "stop", "activate:lorenzo:control_panel")


def test_a_certain_win_is_the_best() -> None:
    table = before_the_launch()
    given = advise(Seat(table.game, 1), table.asked, random.Random(1), Budget(games=100))
    assert given.verdict == "best"
    assert [option.text for option in given.level] == ["roll"]
    assert given.plays_on == "brother"


def test_answers_that_come_to_the_same_are_about_equal() -> None:
    """Two cards of one swarm: which of them goes hardly matters."""
    table = stage("lorenzo<, deino>, leon>", play="intimidation", agenda=THEN, L1="claw tail", dice=[1])
    table.answer("stop", "stop", "roll")
    given = advise(Seat(table.game, 1), table.asked, random.Random(1), Budget(games=200))
    assert {option.verb for option in table.asked.options} == {"take"}
    assert given.verdict == "close"
    assert given.best in given.level
    assert len(given.level) > 1


def test_few_games_tell_nothing_but_the_rule_of_thumb() -> None:
    table = before_the_launch()
    given = advise(Seat(table.game, 1), table.asked, random.Random(1), Budget(games=12))
    assert given.verdict == "few"
    assert given.rule in table.asked.options


def test_an_answer_that_was_hardly_tried_has_no_estimate() -> None:
    table = stage("leon>, deino<", L1="claw", R1="tail", R2="head", play="overwatch")
    given = advise(Seat(table.game, 1), table.asked, random.Random(1), Budget(games=40))
    assert all(estimate.games >= 8 for estimate in given.estimates)


def test_estimates_are_compared_on_the_same_deals() -> None:
    """An answer that is not level with the leading one has an interval that ends below its chance."""
    table = before_the_launch()
    given = advise(Seat(table.game, 1), table.asked, random.Random(1), Budget(games=200))
    chances = {estimate.option: estimate for estimate in given.estimates}
    for option, estimate in chances.items():
        if option not in given.level:
            assert estimate.high < chances[given.best].chance


@pytest.mark.parametrize(
    ("lead", "rivals", "sure"),
    [
        (Runner(0.05, 0.02, 400), 1, True),
        (Runner(0.05, 0.02, 400), 20, False),  # One of twenty is lucky.
        (Runner(0.05, 0.02, 4), 1, False),  # Four deals say little about how they scatter.
        (Runner(0.03, 0.02, 400), 1, False),
        (Runner(0.0, 0.0, 400), 1, False),
        (Runner(0.001, 0.0, 400), 1, False),  # It is a lead, but what for?
        (Runner(1.0, 0.5, 1), 1, False),
        (Runner(0.2, 0.0, 24), 5, True),
    ],
)
def test_a_lead_is_more_than_luck(lead: Runner, rivals: int, sure: bool) -> None:
    assert ahead(lead, rivals) is sure


# ---------------------------------------------------------------------- the squad leader's reasons


@pytest.mark.parametrize(
    ("marines", "aliens", "why"),
    [
        ({"a": "7,5 E"}, {"S1": "9,5 W"}, "shoot_them"),
        ({"a": "3,5 E"}, {}, "walk_on"),
    ],
)
def test_an_order_has_a_reason(marines: dict[str, str], aliens: dict[str, Json], why: str) -> None:
    table = squad(AIRLOCK, marines, aliens, mission={"victory": "win = exited(1)"}).answer("activate:a")
    given = advise(Seat(table.game, 1), table.asked, random.Random(1), Budget(games=4))
    assert (given.verdict, given.why) == ("few", why)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_reason_can_be_told(language: str) -> None:
    words = Words(language)
    for why in [*[rule.__name__ for rule in RULES], "walk_on", "watch", "stay"]:
        assert words.say(f"because-{why}")
