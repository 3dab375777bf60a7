"""What the librarian's search counts, by hand: features of a formation, races and lines."""

from __future__ import annotations

import random

import pytest

from tests.hulk.boards import AIRLOCK
from tests.hulk.stage import stage as squad
from tests.stage import stage
from voidlock import angel
from voidlock.bots import Seat
from voidlock.engine import Option
from voidlock.games.angel.bots import value as judgement
from voidlock.games.hulk.bots.search_profile import ideas
from voidlock.search import Budget
from voidlock.search.profile import profile_of
from voidlock.search.race import race, runner
from voidlock.search.search import given_by_others, in_one_deal, think_of_each

# ---------------------------------------------------------------------- features


def test_what_it_sees_of_the_formation() -> None:
    """Two of three look to the left; a team that has just attacked cannot attack; two cards in front, one behind."""
    table = stage("deino>, leon<, gideon<", location="black_holds", R1="claw tail", L1="head", last={"red": "attack"})
    found = dict(zip(judgement.NAMES, judgement.features(table.state), strict=True))
    assert (found["one"], found["marines"], found["marines_squared"], found["even"]) == (1, 3, 0.9, 1)
    assert (found["teams"], found["can_attack"]) == (3, 2)
    ahead = len(table.state.location_deck)
    assert (found[f"ahead_{ahead}"], found[f"marines_{ahead}"], found[f"cards_{ahead}"]) == (1, 3, 3)
    assert [name for name in found if name.startswith("here_") and found[name]] == ["here_black_holds"]


def test_without_weights_every_position_is_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "WEIGHTS", [[0.0] * len(judgement.NAMES)] * len(judgement.WEIGHTS))
    assert judgement.value(stage("leon>, deino<").state) == 0.5


# ---------------------------------------------------------------------- races


def test_of_nothing_and_of_two_games_there_is_a_mean() -> None:
    assert runner([]) == (0.0, 0.5, 0)
    assert runner([0.0, 1.0]).mean == 0.5


def test_half_of_the_lines_drop_out_at_each_stage() -> None:
    """Of sixty games each stage has twenty: five lines get four deals, three seven more, two the last ten."""
    raced = race(Budget(games=60).clock(), 5, [0, 1, 2, 3, 4], lambda number: float, random.Random(3))
    assert (raced.best, [len(values) for values in raced.values]) == (4, [4, 4, 11, 21, 21])


def test_a_decided_race_of_three_ends_for_all_of_them() -> None:
    raced = race(Budget(games=10_000).clock(), 3, [0, 1, 2], lambda number: float, random.Random(3))
    assert (raced.best, [len(values) for values in raced.values]) == (2, [24, 24, 24])


# ---------------------------------------------------------------------- lines


def test_where_there_is_no_time_for_every_order_the_two_ideas_are_compared() -> None:
    """To watch or to stop; the order to turn is none of them."""
    table = squad(AIRLOCK, {"a": "1,5 E"}).answer("activate:a")
    assert [[option.text for option in line] for line in ideas(table.game)] == [["overwatch"], ["done"]]
    thought = think_of_each(Seat(table.game, 1), table.asked, Budget(games=4).clock(), random.Random(1))
    assert [[option.text for option in line] for line in thought.lines] == [["overwatch"], ["done"]]


def test_the_others_give_the_cards_of_their_rules_of_thumb() -> None:
    game = angel.new(3, seed="others", teams="random")
    heuristic = profile_of(game.rules).heuristic
    expected = [(owed.seat, owed.options[heuristic(game.state, owed)]) for owed in game.pending if owed.seat != 2]
    assert {seat for seat, _ in expected} == {1, 3}
    assert given_by_others(Seat(game, 2)) == expected


def test_a_line_stops_at_an_answer_that_is_no_longer_legal() -> None:
    """A roll wins at once, and so the rule of heuristic rolls; the token after the illegal answer is not taken."""
    table = stage(
        "deino<, lorenzo<, leon>",
        location="launch_control_room",
        location_tokens=5,
        terrain={"control_panel": "L2"},
        play="intimidation",
        agenda=["next_action", "travel_check", "attack_phase", "travel_check", "event_phase"],
    ).answer("stop", "stop", "activate:lorenzo:control_panel")
    token = next(option for option in table.asked.options if option.text == "token")
    illegal: Option[object] = Option("illegal", "illegal")
    worth = in_one_deal(Seat(table.game, 1), [(token,), (illegal, token)], 5, 2, [])
    assert worth(0) < worth(1) == 1.0
