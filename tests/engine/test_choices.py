"""Asking and answering: what is taken, what is refused, and that a refusal changes nothing."""

import pytest

from examples.toy_game import Cave
from tests.builds import wrong_type
from tests.engine.cave import KEEP, PEEK, STAY, cave_game, placed, play
from tests.refusing import for_reason
from voidlock.engine import (
    Choice,
    Game,
    IllegalOption,
    Option,
    Reason,
    Refused,
    Seat,
    Thing,
    Unreadable,
    ask,
    ask_together,
)
from voidlock.engine.laws import same


def walking() -> Game[Cave]:
    return placed("walk 2, walk 1", gold=[2, 2])


def test_an_answer_leads_to_the_next_question() -> None:
    game = walking()
    assert [str(choice) for choice in game.pending] == ["walk"]
    play(game, "1 look:deck")
    assert [str(choice) for choice in game.pending] == ["pace: 1"]
    assert game.pending[0].texts() == ["slow", "fast"]


def test_a_choice_with_one_answer_is_taken_and_is_no_input() -> None:
    game = play(walking(), "1 stay")
    assert game.pending[0].seat == 2
    assert [given.text() for given in game.inputs] == ["1 stay"]


@pytest.mark.parametrize("answer", ["look:deck", " LOOK:Deck ", PEEK])
def test_an_answer_is_an_option_or_its_text_however_cased(answer: str | Option[object]) -> None:
    game = walking()
    game.apply(1, answer)
    assert [given.text() for given in game.inputs] == ["1 look:deck"]


@pytest.mark.parametrize(
    ("seat", "answer", "refusal", "reason"),
    [
        (1, "jump", Unreadable, "unreadable: text=jump"),
        (1, " Jump ", Unreadable, "unreadable: text=Jump"),
        (1, "", Unreadable, "unreadable: text="),
        (1, "x" * 5000, Unreadable, "unreadable: text=" + "x" * 80),
        (1, "look:nowhere", IllegalOption, "cave_not_now: text=look:nowhere"),
        (1, " FIGHT:all", IllegalOption, "cave_not_now: text=FIGHT:all"),
        (1, KEEP, IllegalOption, "cave_not_now: text=keep"),
        (1, "Take:2", IllegalOption, "cave_not_now: text=Take:2"),
        (2, "stay", IllegalOption, "not_your_choice: seat=2"),
        pytest.param(None, STAY, IllegalOption, "seat_no_number: text=None, most=2", marks=wrong_type),
        pytest.param("1", STAY, IllegalOption, "seat_no_number: text='1', most=2", marks=wrong_type),
        pytest.param(True, STAY, IllegalOption, "seat_no_number: text=True, most=2", marks=wrong_type),
        pytest.param(1.0, STAY, IllegalOption, "seat_no_number: text=1.0, most=2", marks=wrong_type),
        (0, STAY, IllegalOption, "no_such_seat: seat=0, most=2"),
        (9, "stay", IllegalOption, "no_such_seat: seat=9, most=2"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(
    seat: int, answer: str | Option[object], refusal: type[Refused], reason: str
) -> None:
    game, before = walking(), walking()
    with pytest.raises(refusal) as refused:
        game.apply(seat, answer)
    assert str(refused.value.reason) == reason
    same(before, game, "refused")


def test_after_the_end_nothing_is_asked() -> None:
    game = placed("deep_round, walk 1", gold=[4])
    play(game, "1 look:deck", "1 fast")
    assert (game.result, game.pending, game.state.agenda) == ("win", (), [])
    with pytest.raises(IllegalOption, check=for_reason("game_is_over")):
        game.apply(1, "stay")


def test_over_ends_in_the_middle_of_an_effect() -> None:
    game = placed("deep_round, walk 1, show_plans", gold=[8, 1], digs=[1, 1], deck=[1, 1])
    assert (game.result, game.state.gold) == ("win", [9, 1])
    chain = placed("deep_round, walk 1, fight 3")
    assert (chain.result, chain.pending, chain.inputs) == ("loss", (), [])


def test_a_result_between_tasks_ends_the_game_too() -> None:
    game = placed("walk 1, deep_round", round=4)
    assert (game.result, game.pending, game.state.agenda) == ("loss", (), [])


def test_an_agenda_that_runs_out_asks_nobody() -> None:
    game = play(placed("walk 1", gold=[2]), "1 stay")
    assert (game.result, game.pending) == ("", ())
    with pytest.raises(IllegalOption, check=for_reason("not_your_choice")):
        game.apply(1, "stay")


@pytest.mark.parametrize("text", ["bet:9", "bet"])
def test_an_answer_illegal_in_one_question_of_two_is_not_unreadable(text: str) -> None:
    game = placed("choose", gold=[2], round=3)
    assert [choice.kind for choice in game.pending] == ["plan", "bet"]
    with pytest.raises(IllegalOption, check=for_reason("cave_not_now")):
        game.apply(1, text)
    with pytest.raises(Unreadable):
        game.apply(1, "jump")


def test_the_first_question_of_two_can_be_the_illegal_one() -> None:
    game = placed("choose", gold=[2], round=3)
    with pytest.raises(IllegalOption, check=for_reason("cave_not_now")):
        game.apply(1, "dig:deep")


@pytest.mark.parametrize("keep", [True, False])
def test_play_answers_by_place(keep: bool) -> None:
    game, typed = cave_game(3, keep=keep), cave_game(3)
    while game.pending:
        choice = game.pending[0]
        typed.apply(choice.seat, choice.options[-1])
        game.play(len(choice.options) - 1)
        assert game.view(1) == typed.view(1)
        assert game.rules.write(game.state) == typed.rules.write(typed.state)
    assert game.result == typed.result != ""


def test_asking_in_a_script() -> None:
    left, right = Option("L", "left"), Option("R", "right")
    with pytest.raises(StopIteration) as taken:
        next(ask(Choice(Seat(1), "way", [left])))
    assert taken.value.value == "L"
    with pytest.raises(StopIteration) as all_taken:
        next(ask_together([Choice(Seat(1), "way", [left]), Choice(Seat(2), "way", [right])]))
    assert all_taken.value.value == ["L", "R"]
    script = ask(Choice(Seat(1), "way", [left, right]))
    next(script)
    with pytest.raises(StopIteration) as picked:
        script.send(1)
    assert picked.value.value == "R"


def test_options_and_choices_are_told_with_things() -> None:
    leon, valencio, claudio = Thing("marine", "leon"), Thing("marine", "valencio"), Thing("marine", "claudio")
    option = Option(None, "swap", leon, Thing("spot", "L1"), valencio, claudio)
    assert option.text == repr(option) == "swap:leon:L1:valencio:claudio"
    assert option.arguments() == {
        "marine": leon,
        "spot": Thing("spot", "L1"),
        "marine2": valencio,
        "marine3": claudio,
    }
    assert option == Option(1, "swap", leon, Thing("spot", "L1"), valencio, claudio)
    assert option != "swap:leon:L1:valencio:claudio"
    assert len({option, Option(2, "stay"), Option(3, "stay")}) == 2
    choice = Choice(Seat(1), "swap", [option], card=Thing("card", "full_auto"), subject=leon)
    assert choice.arguments() == {"card": Thing("card", "full_auto"), "subject": leon, "face": "", "outcome": ""}
    assert str(choice) == repr(choice) == "swap: full_auto, leon"


def test_a_choice_reads_its_own_answers() -> None:
    choice = walking().pending[0]
    assert choice.parse(" STAY ") is STAY
    with pytest.raises(IllegalOption, check=for_reason(r"not_an_option: text=look:up$")):
        choice.parse(" look:up ")


def test_a_reason_reads_plainly() -> None:
    leon, claudio = Thing("marine", "leon"), Thing("marine", "claudio")
    reason = Reason("too_far", "R-7.3", {"who": leon, "both": [leon, claudio], "range": 2})
    assert str(reason) == "too_far (R-7.3): who=leon, both=leon claudio, range=2"
    assert str(Reason("no")) == "no"
