"""The librarian commands the marines of Space Hulk: the same search over another game."""

from __future__ import annotations

import math
import random

import pytest

from tests.hulk.boards import AIRLOCK, NEST, RESCUE
from tests.hulk.policies import MISSIONS
from tests.hulk.stage import stage
from voidlock import hulk
from voidlock.bots import Seat
from voidlock.engine import Game
from voidlock.games.hulk.bots import value as hulk_value
from voidlock.games.hulk.bots.search_profile import SEARCH_PROFILE, ideas
from voidlock.games.hulk.bots.sergeant import HEURISTICS
from voidlock.games.hulk.bots.sergeant.orders import CAREFUL, walk_in_full
from voidlock.games.hulk.bots.value import ANY, NAMES, WEIGHTS, features, value
from voidlock.games.hulk.numbers import Marine
from voidlock.hulk import State
from voidlock.search import Budget, LibrarianBot, advise
from voidlock.search.race import Runner
from voidlock.search.search import play_on, surely_better, think_of_each

FEW = Budget(games=4)
LEAVE = {"victory": "win = exited(1)"}


def begun(mission: str, answers: int) -> Game[State]:
    """A game in which the squad leader has given so many answers."""
    game = hulk.new(mission, seed="librarian")
    for _ in range(answers):
        if len(game.pending) != 1:
            break
        choice = game.pending[0]
        game.apply(1, choice.options[SEARCH_PROFILE.heuristic(game.state, choice)])
    return game


def answer(game: Game[State]) -> str:
    return LibrarianBot(FEW).answer(Seat(game, 1), game.pending[0], random.Random(3)).text


def test_what_is_hidden_makes_no_difference() -> None:
    game = begun(AIRLOCK, 20)
    for number in range(8):
        twin = game.redealt(1, random.Random(number))
        assert answer(game) == answer(twin)
        game.apply(1, answer(game))


def test_thinking_leaves_the_game_as_it_was() -> None:
    game = begun(AIRLOCK, 4)
    before, given = game.view(1), game.source.given
    answer(game)
    assert game.view(1) == before
    assert game.source.given == given


def test_a_marine_at_the_exit_is_let_go() -> None:
    table = stage(AIRLOCK, {"a": "20,5 E"}, {"S1": "19,5 E"}, mission=LEAVE, agenda=None).answer("activate:a")
    assert answer(table.game) == "leave:E"


def test_all_questions_but_orders_are_left_to_the_squad_leader() -> None:
    assert set(HEURISTICS) == SEARCH_PROFILE.plain | {"order"}


def test_another_idea_must_be_surely_better() -> None:
    usual = Runner(0.5, 0.1, 10)
    assert not surely_better(Runner(0.6, 0.1, 10), usual, 1.0)
    assert surely_better(Runner(0.7, 0.1, 10), usual, 1.0)


def test_advice_tells_a_chance_for_what_it_tried() -> None:
    table = stage(AIRLOCK, {"a": "20,5 E", "b": "3,5 E"}, mission=LEAVE, agenda=None).answer("activate:a")
    choice = table.asked
    given = advise(Seat(table.game, 1), choice, random.Random(1), Budget(games=60))
    by_text = {estimate.option.text: estimate for estimate in given.estimates}
    assert by_text["leave:E"].chance == 1.0
    assert given.verdict != "few"
    assert given.best.text == given.rule.text == "leave:E"
    assert given.why is not None
    assert (given.why.id, given.why.arguments["verb"]) == ("because-mission_first", "leave")
    assert given.plays_on == "sergeant"
    assert given.plan[0] == given.best
    assert all(estimate.low <= estimate.chance <= estimate.high for estimate in given.estimates)


# ---------------------------------------------------------------------- judgement


@pytest.mark.parametrize("mission", MISSIONS)
def test_judgement_is_a_chance_and_reads_open_things_only(mission: str) -> None:
    game = begun(mission, 60)
    if game.pending:
        assert len(features(game.state)) == len(NAMES)
        assert 0 < value(game.state) < 1
        twins = [game.redealt(1, random.Random(number)).state for number in range(3)]
        assert {value(twin) for twin in twins} == {value(game.state)}


def test_nearer_to_the_exit_is_better() -> None:
    near, far = [stage(AIRLOCK, {"a": f"{x},5 E"}, mission=LEAVE).state for x in (19, 3)]
    assert value(near) > value(far)


def test_every_weight_has_a_name() -> None:
    assert ANY in WEIGHTS
    assert all(len(weights) == len(NAMES) for weights in WEIGHTS.values())


def test_a_victory_that_was_never_seen_is_judged_like_any() -> None:
    assert "exit_with" not in WEIGHTS
    assert 0 < value(hulk.new(RESCUE, seed=1).state) < 1


@pytest.mark.parametrize(("state", "worth"), [("undamaged", 1.0), ("damaged", 0.5)])
def test_a_draw_is_worth_half_a_victory(state: str, worth: float) -> None:
    """The object is carried out of the hulk, whole or damaged."""
    mission = {
        "victory": "win = exit_with(cat,undamaged);;draw = exit_with(cat,damaged)",
        "special": "object = cat@30,15",
    }
    table = stage(RESCUE, {"a": "10,31 S"}, mission=mission, object={"at": "a", "state": state}).act("a", "leave:S")
    assert play_on(table.game, 99, SEARCH_PROFILE) == worth


@pytest.mark.parametrize(("weight", "chance"), [(-1000.0, 1 / (1 + math.exp(30))), (1000.0, 1 / (1 + math.exp(-30)))])
def test_nothing_is_ever_certain(weight: float, chance: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hulk_value.WEIGHTS, "exited", [weight, *[0.0] * (len(hulk_value.NAMES) - 1)])
    value = hulk_value.value(stage(AIRLOCK, {"a": "3,5 E"}, mission=LEAVE).state)
    assert value == chance


def test_to_watch_a_careful_walk_to_stop_and_another_shot_are_ideas() -> None:
    """The first two shots are looked at, and the squad leader's own: S2 is as near as S3."""
    table = stage(NEST, {"a": "15,8 E"}, {"S1": "19,8 W", "S2": "17,9 W", "S3": "17,7 W"}).answer("activate:a")
    found = [[option.text for option in line] for line in ideas(table.game)]
    walk = [option.text for option in walk_in_full(table.game, Marine(0), CAREFUL)]
    assert walk
    assert found == [["fire:S2"], ["overwatch", "done"], [*walk, "done"], ["done"], ["fire:S1"]]


@pytest.mark.parametrize(
    ("activated", "before", "judged_here"), [([], [], True), (["a"], [], False), ([], ["activate:a"], False)]
)
def test_a_board_is_judged_before_anybody_has_acted(activated: list[str], before: list[str], judged_here: bool) -> None:
    table = stage(AIRLOCK, {"a": "3,5 E", "b": "1,5 E"}, activated=activated).answer(*before)
    assert SEARCH_PROFILE.judged(table.state, table.asked) is judged_here


def test_where_there_is_no_time_for_every_order_the_two_ideas_are_compared() -> None:
    """To watch or to stop; the order to turn is none of them."""
    table = stage(AIRLOCK, {"a": "1,5 E"}).answer("activate:a")
    assert [[option.text for option in line] for line in ideas(table.game)] == [["overwatch"], ["done"]]
    thought = think_of_each(Seat(table.game, 1), table.asked, Budget(games=4).clock(), random.Random(1))
    assert [[option.text for option in line] for line in thought.lines] == [["overwatch"], ["done"]]
