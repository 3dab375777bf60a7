"""What the librarian's advice claims: a best answer only where it is more than luck."""

from __future__ import annotations

import random

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage as squad
from tests.stage import Stage, stage
from voidlock.bots import Seat
from voidlock.engine import Choice, Json, Option
from voidlock.games.hulk.state.tasks import SEAT
from voidlock.search import Budget, advise
from voidlock.search.advice import _by_answer, _estimates, ahead
from voidlock.search.profile import Line
from voidlock.search.race import Race, Runner
from voidlock.search.search import Thought

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
    assert {each.option.text: each.chance == 1.0 for each in given.estimates} == {"roll": True, "token": False}
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
    assert (given.verdict, given.why and given.why.id) == ("few", f"because-{why}")


def test_the_leader_has_an_interval_and_the_others_one_of_their_distance() -> None:
    """A few games that agree are not certainty, so one more imagined game is added to the leader's."""
    yes, untried, no = [Option(text, text) for text in ("yes", "untried", "no")]
    raced = Race(0, [[1.0] * 6 + [0.0] * 2, [1.0] * 7, [1.0] * 4 + [0.0] * 4])
    found = _estimates(raced, {yes: 0, untried: 1, no: 2}, yes)
    assert [(one.option, one.games) for one in found] == [(yes, 8), (no, 8)]
    # Of eight games the variance is 1.5 / 7: an error of 0.1637, with one more game 0.1752; 1.96 of them.
    assert found[0][1:4] == pytest.approx((0.75, 0.4066, 1.0), abs=1e-4)
    assert found[1][1:4] == pytest.approx((0.5, 0.1792, 0.8208), abs=1e-4)


def test_no_estimate_is_more_than_certain() -> None:
    """On the eight deals that both had, the other answer did better by a half."""
    yes, no = [Option(text, text) for text in ("yes", "no")]
    raced = Race(0, [[0.0, 1.0] * 4 + [1.0] * 8, [1.0] * 8])
    assert _estimates(raced, {yes: 0, no: 1}, yes)[1].chance == 1.0


def test_of_several_lines_the_one_looked_at_longest_stands_for_its_answer() -> None:
    """Unless one of them leads; an answer that was never tried has none."""
    a, b, c, d = [Option(text, text) for text in "abcd"]
    choice: Choice[object] = Choice(SEAT, "order", [a, b, c])
    tried = [[0.9], [0.4, 0.4], [0.5, 0.5], [0.1], []]
    found: list[Line] = [(a,), (a, c), (a, d), (b,), (c,)]
    for best, line in ((3, 2), (0, 0)):
        assert _by_answer(Thought([choice], found, 0, best, Race(best, tried)), choice, 0) == {a: line, b: 3}
