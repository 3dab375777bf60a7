"""Clones: the same position as a game of its own, in mid-effect too."""

import copy
import pickle
import random
from collections.abc import Callable

import pytest

from examples.toy_game import Cave
from tests.engine.cave import cave_game, placed, play
from voidlock.engine import Game
from voidlock.engine.laws import random_game, same


def mid_effect() -> Game[Cave]:
    """Seat 1 has decided where to go, not how fast; the dice are not laid out."""
    return play(placed("deep_round, walk 2, walk 1", gold=[2, 2], round=2), "1 Fight")


def pickled(game: Game[Cave]) -> Game[Cave]:
    again: Game[Cave] = pickle.loads(pickle.dumps(game))
    return again


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_python_copies_a_game_in_mid_effect(copied: Callable[[Game[Cave]], Game[Cave]]) -> None:
    game = mid_effect()
    other = copied(game)
    same(game, other, "copied")
    same(random_game(other, random.Random(1)), random_game(game, random.Random(1)), "played on")
    same(game, copied(game), "copied at the end")


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_python_copies_what_cannot_be_saved(copied: Callable[[Game[Cave]], Game[Cave]]) -> None:
    """A game without a beginning, and one without a history between two tasks."""
    dealt = mid_effect().redealt(1, random.Random(1))
    same(dealt, copied(dealt), "re-dealt")
    quick = random_game(cave_game(keep=False), random.Random(1))
    assert not copied(quick).keep
    same(quick, copied(quick), "without history")
    for game in (dealt, quick):
        with pytest.raises(ValueError, match="cannot be saved"):
            pickle.dumps(game)


def test_a_game_that_keeps_nothing_cannot_be_cloned_in_mid_task() -> None:
    quick = mid_effect().clone(keep=False)
    for clone in (quick.clone, cave_game(2, keep=False).clone):
        with pytest.raises(ValueError, match="keeps nothing"):
            clone()
    with pytest.raises(ValueError, match="keeps nothing"):
        quick.redealt(1, random.Random(1))
    assert quick.why_no_undo() is not None


def test_a_game_that_ended_before_it_asked_can_be_cloned() -> None:
    game = play(placed("deep_round, fight 3, walk 1").clone(keep=False), "1 stay")
    assert game.clone().result == game.result == "loss"


def test_a_clone_cannot_be_undone_across_what_stopped_the_game() -> None:
    game = placed("walk 2, walk 1", gold=[2, 2], round=2, dice=[3])
    clone = play(game, "1 Fight", "1 slow").clone()
    assert [str(clone.why_no_undo(before)) for before in (None, 0, 1)] == ["undo_chance: chance=die"] * 3
