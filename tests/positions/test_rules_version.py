"""A game saved under older rules: a running one goes on from its round, a finished one is replayed if it fits."""

import random

import pytest

from tests.refusing import for_reason
from voidlock import angel
from voidlock.angel import RULES, DeathAngel, State
from voidlock.engine import FileError, Game, load, save
from voidlock.engine.laws import random_game


class Tomorrow(DeathAngel):
    """The same rules under the next number."""

    version = RULES.version + 1


GAMES = {"angel": Tomorrow()}


def some_rounds_played() -> Game[State]:
    game = angel.new(players=2, seed="older", teams="random")
    rng = random.Random(1)
    while game.state.round < 3 or not game.open_answers():
        choice = rng.choice(game.pending)
        game.apply(choice.seat, rng.choice(choice.options))
    return game


def test_a_running_game_goes_on_from_the_start_of_its_round_and_says_so() -> None:
    game = some_rounds_played()
    loaded, notes = load(save(game), GAMES)
    assert [note.id for note in notes] == ["went_on_under_new_rules"]
    assert loaded.rules.version == Tomorrow.version
    assert loaded.state.round == game.state.round
    assert RULES.write(loaded.state)["formation"] == RULES.write(game.rounds[-1][1])["formation"]
    assert {choice.kind for choice in loaded.pending} == {"choose_action"}
    random_game(loaded, random.Random(2))
    assert loaded.result


def test_a_finished_game_is_replayed_if_it_leads_to_its_result() -> None:
    game = random_game(angel.new(players=1, seed="older"), random.Random(3))
    loaded, notes = load(save(game), GAMES)
    assert (loaded.result, notes) == (game.result, [])


def test_a_finished_game_whose_inputs_no_longer_fit_is_refused() -> None:
    data = save(random_game(angel.new(players=1, seed="older"), random.Random(3)))
    inputs = data["inputs"]
    assert isinstance(inputs, list)
    inputs[-1] = "1 attack:nobody:L1"
    del data["round"]
    with pytest.raises(FileError, check=for_reason("older_rules_no_fit")):
        load(data, GAMES)


def test_a_file_of_newer_rules_is_refused() -> None:
    data = save(some_rounds_played())
    data["rules"] = RULES.version + 1
    with pytest.raises(FileError, check=for_reason("rules_unknown")):
        load(data, {"angel": RULES})
