"""The laws of every game, held at every choice of random games of the Cave."""

import random

import pytest

from examples.toy_game import Cave
from tests.engine.cave import GAMES, cave_game
from voidlock.engine import Game, laws

SEEDS = range(24)


def seats_of(seed: int) -> int:
    return seed % 3 + 1


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice(seed: int) -> None:
    rng = random.Random(seed)

    def each(game: Game[Cave]) -> None:
        laws.everybody_knows_what_to_do(game)
        laws.every_option_is_accepted_and_nothing_else(game, rng)

    laws.random_game(cave_game(seats_of(seed), str(seed)), rng, each)


@pytest.mark.parametrize("seed", SEEDS)
def test_going_back_and_elsewhere(seed: int) -> None:
    rng = random.Random(seed)

    def each(game: Game[Cave]) -> None:
        laws.clone_plays_on_identically(game, rng)
        laws.undo_returns(game, rng)
        laws.together_order_does_not_matter(game, rng)

    laws.random_game(cave_game(seats_of(seed), str(seed)), rng, each)


@pytest.mark.parametrize("seed", SEEDS)
def test_hidden_things(seed: int) -> None:
    rng = random.Random(seed)

    def each(game: Game[Cave]) -> None:
        for seat in (0, *game.seats):
            laws.view_hides(game, seat, rng)
            laws.same_redeal_for_same_rng(game, seat)

    laws.random_game(cave_game(seats_of(seed), str(seed)), rng, each)


@pytest.mark.parametrize("seed", SEEDS)
def test_files(seed: int) -> None:
    game = cave_game(seats_of(seed), str(seed))
    laws.random_game(game, random.Random(seed), lambda game: laws.save_and_load_agree(game, GAMES))
    laws.replay_gives_the_same_end(game, GAMES)
