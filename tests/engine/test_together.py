"""Choices owed at once and in secret."""

from itertools import permutations

import pytest

from tests.engine.toy import DIG, GAMES, Vault, placed, play, toy
from tests.refusing import for_reason
from voidlock.engine import Game, UndoRefused, load, save
from voidlock.engine.laws import same


def choosing(round: int = 4) -> Game[Vault]:
    """In round 4 seats 1 and 3 choose, in round 2 seats 2 and 3, in round 3 everybody bets as well."""
    return placed({"gold": [2, 2, 2], "now": [round, 0, 0], "agenda": "round, walk 1, choose"})


def test_only_those_with_two_answers_owe_one() -> None:
    assert [(choice.seat, choice.texts()) for choice in choosing().pending] == [
        (1, ["dig", "hide"]),
        (3, ["dig", "hide"]),
    ]


def test_a_seat_may_owe_two() -> None:
    game = choosing(3)
    assert [(choice.seat, choice.kind) for choice in game.pending] == [
        (1, "stance"),
        (2, "stance"),
        (1, "bet"),
        (2, "bet"),
        (3, "bet"),
    ]
    play(game, "1 bet:3")
    assert [choice.kind for choice in game.choices_of(1)] == ["stance"]
    assert [option.text for option in game.answers_of(1)] == ["bet:3"]


def test_nobody_is_asked_if_all_have_one_answer() -> None:
    game = placed({"gold": [2], "now": [2, 0, 0], "agenda": "round, walk 1, choose"})
    assert [choice.kind for choice in game.pending] == ["bet"]


def test_the_order_of_arrival_leaves_no_trace() -> None:
    answers = ["1 hide", "2 dig", "1 bet:1", "2 bet:2", "3 bet:3"]
    expected = play(choosing(3), *answers)
    assert [given.text() for given in expected.inputs] == answers
    assert expected.state.chosen == [(2, 1), (1, 2), (1, 3)]
    for order in permutations(answers):
        same(expected, play(choosing(3), *order), " ".join(order))


def test_answers_taken_back_leave_no_trace() -> None:
    game = play(choosing(3), "2 bet:1", "1 dig")
    game.back(2, " BET:1 ")
    play(game, "3 bet:3", "1 bet:1", "2 bet:2")
    game.back(1, DIG)
    play(game, "2 dig", "1 hide")
    same(play(choosing(3), "1 hide", "2 dig", "1 bet:1", "2 bet:2", "3 bet:3"), game, "taken back")


def test_an_answer_in_open_choices_is_no_input_yet_and_no_event() -> None:
    game = choosing()
    assert game.apply(3, "hide") == []
    assert game.inputs == []
    assert game.open_answers() == ["3 hide"]
    play(game, "1 hide")
    assert [given.text() for given in game.inputs] == ["1 hide", "3 hide"]
    assert game.open_answers() == []


@pytest.mark.parametrize(("seat", "text"), [(1, "dig"), (1, "hide"), (3, "dig"), (2, "dig"), (1, "x" * 99)])
def test_only_an_own_answer_that_lies_there_can_be_taken_back(seat: int, text: str) -> None:
    game, before = play(choosing(), "3 hide"), play(choosing(), "3 hide")
    with pytest.raises(UndoRefused, check=for_reason(r"^nothing_to_take_back: text=\w{3,80}$")):
        game.back(seat, text)
    same(before, game, "refused")


def test_once_the_last_is_in_none_can_be_taken_back() -> None:
    game = play(choosing(), "3 hide", "1 hide")
    with pytest.raises(UndoRefused):
        game.back(3, "hide")


def test_answers_in_order_of_the_choices_however_given() -> None:
    game = play(choosing(3), "3 bet:3", "1 bet:1", "2 dig")
    assert game.open_answers() == ["2 dig", "1 bet:1", "3 bet:3"]


def test_a_second_time_together_in_one_task() -> None:
    game = play(choosing(2), "3 hide", "2 hide")
    assert [(choice.seat, choice.kind) for choice in game.pending] == [(1, "bet"), (2, "bet"), (3, "bet")]
    play(game, "2 bet:2")
    clone = game.clone()
    assert clone.open_answers() == ["2 bet:2"]
    same(game, clone, "clone")
    play(clone, "1 bet:1", "3 bet:3")
    assert clone.state.chosen == [(1, 1), (2, 2), (2, 3)]


def test_open_answers_are_saved_and_loaded() -> None:
    game = play(toy(3), "3 hide")
    data = save(game)
    assert isinstance(data["inputs"], list)
    assert data["inputs"][-1] == "3 hide"
    loaded, _ = load(data, GAMES)
    assert loaded.open_answers() == ["3 hide"]
    same(game, loaded, "loaded")


def test_a_loaded_game_undoes_the_last_answer_given() -> None:
    game = play(choosing(3), "3 bet:3", "1 bet:1")
    loaded, _ = load(save(game), GAMES)
    loaded.undo()
    same(play(choosing(3), "3 bet:3"), loaded, "undone after loading")
