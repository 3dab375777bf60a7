"""Every law at every choice of whole random games, for every number of players."""

import random
from collections.abc import Callable

import pytest

from bench.policies import careful, eager, uniform
from tests import laws
from tests.random_play import angel_laws
from tests.random_play.play import GAMES, PLAYERS, play, started
from voidlock.angel import State
from voidlock.table import Game

Law = Callable[[Game[State], random.Random], None]


def for_every_seat(law: Callable[[Game[State], int, random.Random], None]) -> Law:
    def each(game: Game[State], rng: random.Random) -> None:
        for seat in (0, *game.seats):
            law(game, seat, rng)

    return each


LAWS: dict[str, Law] = {
    "somebody can act unless it is over": lambda game, rng: laws.everybody_knows_what_to_do(game),
    "invariants": lambda game, rng: angel_laws.invariants_hold(game),
    "options": laws.every_option_is_accepted_and_nothing_else,
    "clone": laws.clone_plays_on_identically,
    "undo": laws.undo_returns,
    "undo stops": lambda game, rng: angel_laws.undo_stops_at_chance_and_reveals(game),
    "together": laws.together_order_does_not_matter,
    "save and load": lambda game, rng: laws.save_and_load_agree(game, GAMES),
    "views": for_every_seat(laws.view_hides),
    "same re-deal": for_every_seat(lambda game, seat, rng: laws.same_redeal_for_same_rng(game, seat, 1)),
    "re-deal in keeping": for_every_seat(angel_laws.dealt_anew_in_keeping),
    "re-deal keeps the laws": lambda game, rng: angel_laws.dealt_anew_keeps_the_laws(
        game, rng.randint(0, len(game.seats)), rng
    ),
    "re-deal reads the same": for_every_seat(angel_laws.dealt_anew_reads_the_same),
    "nothing shows": for_every_seat(angel_laws.nothing_hidden_shows_before_it_is_revealed),
}


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("players", PLAYERS)
def test_at_every_choice(players: int, law: str) -> None:
    """One whole game from its setup, and one that begins late on the way."""
    rng = random.Random(players)

    def each(game: Game[State]) -> None:
        LAWS[law](game, rng)

    play(started("fresh", players, 1), uniform, rng, each)
    play(started("late", players, 1), uniform, rng, each)


@pytest.mark.parametrize("players", PLAYERS)
def test_here_and_there(players: int) -> None:
    """All laws at some choices of games that get further."""
    rng = random.Random(players)

    def each(game: Game[State]) -> None:
        for law in LAWS.values():
            if rng.random() < 0.04:
                law(game, rng)

    for seed, policy in enumerate((eager, careful, careful)):
        play(started("fresh", players, seed), policy, rng, each)
        play(started("late", players, seed), policy, rng, each)


@pytest.mark.parametrize("players", PLAYERS)
def test_replay(players: int) -> None:
    for seed in range(5):
        for start in ("fresh", "late"):
            game = play(started(start, players, seed), careful, random.Random(seed))
            laws.replay_gives_the_same_end(game, GAMES)
