"""Choices owed at once and in secret."""

import pytest

from examples.toy_game import Cave
from tests.engine.cave import GAMES, placed, play
from tests.refusing import for_reason
from voidlock.engine import Game, UndoRefused, load, save
from voidlock.engine.laws import same


def choosing(round: int = 4) -> Game[Cave]:
    """In round 4 seats 1 and 3 choose, in round 2 seats 2 and 3, in round 3 everybody bets as well."""
    return placed("deep_round, walk 1, choose", gold=[2, 2, 2], round=round)


def test_only_those_with_two_answers_owe_one() -> None:
    assert [(choice.seat, choice.texts()) for choice in choosing().pending] == [
        (1, ["dig", "rest"]),
        (3, ["dig", "rest"]),
    ]


def test_a_seat_may_owe_two() -> None:
    game = choosing(3)
    assert [(choice.seat, choice.kind) for choice in game.pending] == [
        (1, "plan"),
        (2, "plan"),
        (1, "bet"),
        (2, "bet"),
        (3, "bet"),
    ]
    play(game, "1 bet:3")
    assert [choice.kind for choice in game.choices_of(1)] == ["plan"]
    assert [option.text for option in game.answers_of(1)] == ["bet:3"]


def test_nobody_is_asked_if_all_have_one_answer() -> None:
    game = placed("deep_round, walk 1, choose", gold=[2], round=2)
    assert [choice.kind for choice in game.pending] == ["bet"]


def test_an_answer_in_open_choices_is_no_input_yet_and_no_event() -> None:
    game = choosing()
    assert game.apply(3, "rest") == []
    assert game.inputs == []
    assert game.open_answers() == ["3 rest"]
    play(game, "1 rest")
    assert [given.text() for given in game.inputs] == ["1 rest", "3 rest"]
    assert game.open_answers() == []


@pytest.mark.parametrize(("seat", "text"), [(1, "dig"), (1, "rest"), (3, "dig"), (2, "dig"), (1, "x" * 99)])
def test_only_an_own_answer_that_lies_there_can_be_taken_back(seat: int, text: str) -> None:
    game, before = play(choosing(), "3 rest"), play(choosing(), "3 rest")
    with pytest.raises(UndoRefused, check=for_reason(r"^nothing_to_take_back: text=\w{3,80}$")):
        game.back(seat, text)
    same(before, game, "refused")


def test_once_the_last_is_in_none_can_be_taken_back() -> None:
    game = play(choosing(), "3 rest", "1 rest")
    with pytest.raises(UndoRefused):
        game.back(3, "rest")


def test_answers_in_order_of_the_choices_however_given() -> None:
    game = play(choosing(3), "3 bet:3", "1 bet:1", "2 dig")
    assert game.open_answers() == ["2 dig", "1 bet:1", "3 bet:3"]


def test_a_second_time_together_in_one_task() -> None:
    game = play(choosing(2), "3 rest", "2 rest")
    assert [(choice.seat, choice.kind) for choice in game.pending] == [(1, "bet"), (2, "bet"), (3, "bet")]
    play(game, "2 bet:2")
    clone = game.clone()
    assert clone.open_answers() == ["2 bet:2"]
    same(game, clone, "clone")
    play(clone, "1 bet:1", "3 bet:3")
    assert clone.state.digs == [1, 0, 0]


def test_a_loaded_game_undoes_the_last_answer_given() -> None:
    game = play(choosing(3), "3 bet:3", "1 bet:1")
    loaded, _ = load(save(game), GAMES)
    loaded.undo()
    same(play(choosing(3), "3 bet:3"), loaded, "undone after loading")
