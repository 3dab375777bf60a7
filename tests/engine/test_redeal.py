"""Determinisation: a redealt game knows no more than the seat."""

import random

import pytest

from examples.toy_game import GEMS, Cave, GemFound, seat_thing
from tests.engine.cave import cave_game, placed, play
from voidlock.engine import Game, Json, save
from voidlock.engine.laws import same_look, same_redeal_for_same_rng, view_hides

SEEDS = range(12)
DECK: list[Json] = [1, 2, 3, 1, 2, 3, 1, 2, 1, 3]


def reading() -> Game[Cave]:
    """Seat 1 reads a gem worth 3 in secret and has decided one of two things."""
    return play(placed("deep_round, read", gold=[2, 2, 2], round=4, looked=1, deck=DECK), "1 burn")


def lying(deck: list[Json], digs: list[Json]) -> Game[Cave]:
    """Choices lie face down; seat 1 is asked."""
    return placed("deep_round, show_plans, walk 1", gold=[2, 2], round=3, deck=deck, digs=digs, down=1)


def test_a_look_is_kept_for_the_seat_that_looked() -> None:
    game = play(cave_game(2), "1 dig", "1 look:deck", "1 slow")
    top = game.state.deck[-1]
    assert {game.redealt(1, random.Random(seed)).state.deck[-1] for seed in SEEDS} == {top}
    assert len({game.redealt(2, random.Random(seed)).state.deck[-1] for seed in SEEDS}) == 3
    assert len({tuple(game.redealt(1, random.Random(seed)).state.deck) for seed in SEEDS}) == len(SEEDS)
    assert sorted(game.redealt(2, random.Random(1)).state.deck) == sorted(GEMS)


def test_the_reader_keeps_his_card_and_his_answer() -> None:
    for seed in SEEDS:
        dealt = reading().redealt(1, random.Random(seed))
        assert dealt.state.deck[-1] == 3
        assert (dealt.pending[0].kind, dealt.pending[0].texts()) == ("amount", ["take:1", "take:2", "take:3"])
        assert play(dealt, "1 take:3").events[0][1] == GemFound(seat_thing(1), 3)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_for_the_others_the_reader_begins_again_with_a_card_dealt_again(seat: int) -> None:
    gems, questions = set(), set()
    for seed in SEEDS:
        dealt = reading().redealt(seat, random.Random(seed))
        assert (dealt.pending[0].seat, dealt.pending[0].kind, dealt.inputs) == (1, "deed", [])
        assert str(dealt.pending[0]) == f"deed: {dealt.state.deck[-1]}"
        assert len(dealt.pending[0].options) == 2 + dealt.state.deck[-1] % 2
        gems.add(dealt.state.deck[-1])
        questions.add(len(dealt.pending[0].options))
    assert gems == {1, 2, 3}
    assert questions == {2, 3}


def test_what_one_re_deal_hid_stays_hidden_in_the_next() -> None:
    """Seat 1 thinks about seat 2, who knows what it has planned; seat 1 does not."""
    plans = set()
    for seed in SEEDS:
        dealt = lying(DECK, [0, 1]).redealt(1, random.Random(seed))
        again = dealt.redealt(2, random.Random(99))
        assert again.view(2)["own"] == dealt.view(2)["own"]
        plans.add(again.state.digs[1])
    assert plans == {0, 1}


def test_others_answers_to_open_choices_are_owed_again() -> None:
    game = placed("deep_round, walk 1, choose", gold=[2, 2, 2], round=3)
    play(game, "1 rest", "2 dig", "3 bet:3", "1 bet:2")
    assert [(choice.seat, choice.kind) for choice in game.pending] == [(2, "bet")]
    dealt = game.redealt(1, random.Random(1))
    assert dealt.open_answers() == ["1 rest", "1 bet:2"]
    assert [(choice.seat, choice.kind) for choice in dealt.pending] == [(2, "plan"), (2, "bet"), (3, "bet")]
    play(dealt, "2 rest", "2 bet:1", "3 bet:1")
    assert dealt.state.digs == [0, 0, 1]
    assert game.redealt(0, random.Random(1)).open_answers() == []


def test_others_choices_that_lie_face_down_are_drawn_again() -> None:
    game = lying([1, 2, 3], [1, 1])
    assert {tuple(game.redealt(1, random.Random(seed)).state.digs) for seed in SEEDS} == {(1, 0), (1, 1)}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_the_laws_in_the_hard_places(seat: int) -> None:
    betting = placed("deep_round, walk 1, choose", gold=[2, 2, 2], round=2)
    play(betting, "2 rest", "3 rest", "2 bet:2", "3 bet:3")
    for game in (reading(), betting):
        view_hides(game, seat, random.Random(1))
        same_redeal_for_same_rng(game, seat)


def test_chance_comes_from_the_rng() -> None:
    rolled = set()
    for seed in SEEDS:
        dealt = lying([1, 2, 3], [0, 0]).redealt(1, random.Random(seed))
        play(dealt, "1 Fight", "1 slow")
        rolled.add(dealt.inputs[-1].text())
    assert len(rolled) > 3


def test_a_clone_of_a_re_dealt_game_never_brings_the_true_cards_back() -> None:
    for seed in SEEDS:
        for seat in (1, 2):
            dealt = reading().redealt(seat, random.Random(seed))
            same_look(dealt, dealt.clone(), "clone")
            same_look(dealt, dealt.clone(keep=False), "quick clone")
        dealt = lying(DECK, [0, 1]).redealt(1, random.Random(seed))
        assert dealt.state.deck != DECK
        same_look(dealt, dealt.clone().clone(), "clone")


def test_a_re_dealt_game_remembers_nothing_and_cannot_be_saved() -> None:
    game = play(cave_game(2), "1 dig", "1 look:deck", "1 slow")
    dealt = game.redealt(1, random.Random(1))
    assert (dealt.events, dealt.rounds) == ([], [])
    assert [given.text() for given in dealt.inputs] == ["redealt 1"]
    for unsaved in (dealt, dealt.clone()):
        with pytest.raises(ValueError, match="re-dealt"):
            save(unsaved)
