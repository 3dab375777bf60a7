"""Lines of answers: how far the librarian looks ahead, and where a line ends."""

from __future__ import annotations

import random

import pytest

from tests.builds import patches
from tests.hulk.stage import stage as mission
from tests.stage import Stage, stage
from voidlock.angel import State
from voidlock.bots import Seat
from voidlock.engine import Game, Option
from voidlock.search import Budget, advise, search
from voidlock.search import lines as looking_ahead
from voidlock.search.lines import continue_line, lines
from voidlock.search.profile import Line
from voidlock.search.search import in_one_deal, think_ahead, think_of_each


def imagined(table: Stage, seat: int = 1) -> Game[State]:
    return table.game.redealt(seat, random.Random(1))


def told(line: Line) -> str:
    return " ".join([option.text for option in line])


def options(game: Game[State], *texts: str) -> list[Option[object]]:
    """Answers that can be given in a row."""
    found: list[Option[object]] = []
    for text in texts:
        found.append(game.pending[0].parse(text))
        game.apply(game.pending[0].seat, text)
    return found


def at_a_door() -> Stage:
    """Leon and Valencio may trade places, turn around and go through the door: sixteen ways to do it."""
    return stage("leon<, valencio<", terrain={"door": "R1"}, play="onward_brothers")


def shooting() -> Stage:
    """Four attacks, or none."""
    return stage("deino>, lorenzo>", R1="claw", R2="tail", play="lead_by_example")


@pytest.mark.parametrize(("table", "number"), [(shooting(), 5), (at_a_door(), 16)], ids=["attacks", "a door"])
def test_as_many_lines_as_asked_for_or_none(table: Stage, number: int) -> None:
    found = lines(imagined(table), 1, number)
    assert found is not None and len(found) == number
    assert lines(imagined(table), 1, number - 1) is None


@patches
def test_nobody_searches_long_for_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many ways lead to the same sixteen positions: with two looked at for each of them, the search gives up."""
    monkeypatch.setattr(looking_ahead, "NODES", 3)
    assert lines(imagined(at_a_door()), 1, 16) is not None
    monkeypatch.setattr(looking_ahead, "NODES", 2)
    assert lines(imagined(at_a_door()), 1, 16) is None
    monkeypatch.setattr(looking_ahead, "NODES", 1)
    assert lines(imagined(shooting()), 1, 5) is not None


@patches
def test_the_search_gives_up_as_soon_as_too_many_lines_are_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    looks = looking_ahead._looks

    def counted(game: Game[State], seat: int) -> str:
        seen.append(looks(game, seat))
        return seen[-1]

    monkeypatch.setattr(looking_ahead, "_looks", counted)
    assert lines(imagined(at_a_door()), 1, 4) is None
    assert len(seen) <= 11


@patches
def test_a_line_is_never_longer_than_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_ahead, "LONGEST", 2)
    found = lines(imagined(at_a_door()), 1, 500)
    assert found is not None and {len(line) for line in found} == {2}
    (stop,) = options(imagined(at_a_door()), "stop")
    assert told(continue_line(imagined(at_a_door()), 1, (stop,))) == "stop turn:leon"


def test_a_line_that_was_begun_goes_on_by_rules_of_thumb() -> None:
    (stop,) = options(imagined(at_a_door()), "stop")
    assert (
        told(continue_line(imagined(at_a_door()), 1, (stop,))) == "stop turn:leon turn:valencio activate:leon:door yes"
    )
    assert continue_line(imagined(at_a_door()), 1, ()) == ()


@patches
def test_a_line_that_was_found_is_kept_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking_ahead, "LONGEST", 2)
    line = tuple(options(imagined(at_a_door()), "move:leon:valencio", "stop", "turn:leon", "stop"))
    assert continue_line(imagined(at_a_door()), 1, line) == line


def test_a_line_ends_before_an_answer_that_cannot_be_given() -> None:
    (stop,) = options(imagined(at_a_door()), "stop")
    (attack,) = options(imagined(shooting()), "attack:deino:R1")
    assert continue_line(imagined(at_a_door()), 1, (stop, attack)) == (stop,)


def test_a_line_ends_with_the_game() -> None:
    """Nothing is asked after the last order: what was planned for later is dropped."""
    table = shooting()
    (stop,) = options(imagined(table), "stop")
    assert continue_line(imagined(table), 1, (stop, stop)) == (stop,)
    assert continue_line(imagined(table), 1, (stop,)) == (stop,)


def test_a_line_ends_where_another_seat_is_asked() -> None:
    """Red stands still, then green of the other player moves."""
    table = stage(
        "leon<, gideon>", play="onward_brothers run_and_gun", players=2, teams=["red blue yellow", "green grey purple"]
    )
    (stop,) = options(imagined(table), "stop")
    found = lines(imagined(table), 1, 500)
    assert found is not None
    assert {table.game.seats[0]} == {1, *[choice.seat for choice in table.game.pending]}
    for line in [*found, continue_line(imagined(table), 1, (stop,))]:
        game = imagined(table)
        for option in line:
            assert game.pending[0].seat == 1
            game.apply(1, option)
        assert [choice.seat for choice in game.pending] == [2]


@patches
def test_advice_weighs_whole_lines_if_the_budget_can_tell_them_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen lines and one more answer need five halvings with eight deals each; with less, answers are compared."""
    monkeypatch.setattr(search, "play_on", lambda *_: 0.5)
    table = at_a_door()
    for games, longest in ((17 * 5 * 8, 6), (17 * 5 * 8 - 1, 1)):
        thought = think_of_each(Seat(table.game, 1), table.asked, Budget(games=games).clock(), random.Random(1))
        assert max([len(line) for line in thought.lines]) == longest


def test_a_single_line_is_no_race() -> None:
    """In the middle of a walk there is one idea: to go on."""
    table = mission("airlock-nine", {"a": "3,5 E"}, mission={"victory": "win = exited(1)"}).answer(
        "activate:a", "move:4,5"
    )
    thought = think_ahead(Seat(table.game, 1), table.asked, Budget(games=4).clock(), random.Random(1))
    assert (len(thought.lines), thought.habit, thought.best, thought.race.best) == (1, 0, 0, 0)


def test_advice_in_the_middle_of_a_walk_weighs_every_order() -> None:
    table = mission("airlock-nine", {"a": "3,5 E"}, mission={"victory": "win = exited(1)"}).answer(
        "activate:a", "move:4,5"
    )
    few = think_of_each(Seat(table.game, 1), table.asked, Budget(games=4).clock(), random.Random(1))
    assert len(few.lines) == len(table.asked.options)


@pytest.mark.parametrize("seat", [1, 2])
def test_a_plan_for_cards_has_one_for_each_team_of_the_seat(seat: int) -> None:
    table = stage("leon<, gideon>, deino<, scipio>", players=2, teams=[["red", "blue"], ["green", "grey"]])
    owed = table.game.choices_of(seat)
    assert len(owed) == 2
    advice = advise(Seat(table.game, seat), owed[1], random.Random(1), Budget(games=40))
    assert [option in choice.options for option, choice in zip(advice.plan, owed, strict=True)] == [True, True]


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
