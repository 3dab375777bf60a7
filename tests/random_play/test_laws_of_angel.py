"""Every law at every choice of whole random games, for every number of players."""

import os
import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.random_play import angel_laws
from tests.random_play.play import GAMES, PLAYERS, play, started
from tests.random_play.policies import careful, eager, uniform
from voidlock.angel import RULES, State
from voidlock.engine import Game, Json, Origin, laws, new_game

SEEDS = range(1, int(os.environ.get("VOIDLOCK_GAMES", "1")) + 1)
"""`VOIDLOCK_GAMES=20` plays twenty times as many games."""

Law = Callable[[Game[State], random.Random], None]


def for_every_seat(law: Callable[[Game[State], int, random.Random], None]) -> Law:
    def each(game: Game[State], rng: random.Random) -> None:
        for seat in (0, *game.seats):
            law(game, seat, rng)

    return each


def for_some_seats(law: Callable[[Game[State], int, random.Random], None]) -> Law:
    """For costly laws: the spectator, the seat that is asked and one more."""

    def each(game: Game[State], rng: random.Random) -> None:
        for seat in {0, *[choice.seat for choice in game.pending[:1]], rng.choice(game.seats)}:
            law(game, seat, rng)

    return each


LAWS: dict[str, Law] = {
    "somebody can act unless it is over": lambda game, rng: laws.everybody_knows_what_to_do(game),
    "options": laws.every_option_is_accepted_and_nothing_else,
    "clone": laws.clone_plays_on_identically,
    "undo": laws.undo_returns,
    "undo stops": lambda game, rng: angel_laws.undo_stops_at_chance_and_reveals(game),
    "together": laws.together_order_does_not_matter,
    "save and load": lambda game, rng: laws.save_and_load_agree(game, GAMES),
    "views": for_every_seat(laws.view_hides),
    "same re-deal": for_some_seats(lambda game, seat, rng: laws.same_redeal_for_same_rng(game, seat, 1)),
    "re-deal in keeping": for_every_seat(angel_laws.redealt_in_keeping),
    "re-deal keeps the laws": lambda game, rng: angel_laws.dealt_anew_keeps_the_laws(
        game, rng.randint(0, len(game.seats)), rng
    ),
    "re-deal reads the same": for_every_seat(angel_laws.dealt_anew_reads_the_same),
    "nothing shows": for_every_seat(angel_laws.nothing_hidden_shows_before_it_is_revealed),
}


@pytest.mark.rule("I-8")
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_at_every_choice(players: int, law: str) -> None:
    """One whole game from its setup, and one that begins late on the way."""
    rng = random.Random(players)

    def each(game: Game[State]) -> None:
        LAWS[law](game, rng)

    for seed in SEEDS:
        play(started("fresh", players, seed), uniform, rng, each)
        play(started("late", players, seed), uniform, rng, each)


@pytest.mark.parametrize("players", PLAYERS)
def test_here_and_there(players: int) -> None:
    """All laws at some choices of games that get further."""
    rng = random.Random(players)

    def each(game: Game[State]) -> None:
        for law in LAWS.values():
            if rng.random() < 0.04:
                law(game, rng)

    for seed, policy in enumerate((eager, careful, careful) * len(SEEDS)):
        play(started("fresh", players, seed), policy, rng, each)
        play(started("late", players, seed), policy, rng, each)


@pytest.mark.parametrize("players", PLAYERS)
def test_replay(players: int) -> None:
    for seed in range(2 * len(SEEDS)):
        for start in ("fresh", "late"):
            game = play(started(start, players, seed), careful, random.Random(seed))
            laws.replay_gives_the_same_end(game, GAMES)


def test_hidden_cards_are_dealt_again() -> None:
    """The laws of re-dealing are not kept by dealing the true cards again."""
    changed: Counter[str] = Counter()
    rng = random.Random(1)

    def each(game: Game[State]) -> None:
        for seat in game.seats:
            dealt = game.redealt(seat, rng).state
            changed.update([name for name in angel_laws.HIDDEN if getattr(dealt, name) != getattr(game.state, name)])

    for seed in range(4):
        play(started("fresh", 2, seed), careful, rng, each)
    play(with_cards_face_down(), careful, rng, each)
    assert set(changed) == angel_laws.HIDDEN, changed


@pytest.mark.parametrize("law", LAWS)
def test_while_cards_lie_face_down(law: str) -> None:
    LAWS[law](with_cards_face_down(), random.Random(1))


def with_cards_face_down() -> Game[State]:
    """A travel between choosing and revealing, at a question."""
    position: dict[str, Json] = {
        "players": 2,
        "formation": ["leon<", "gideon<", "claudio>", "zael>"],
        "piles": {"left": 0, "right": 3},
        "ahead": ["dark_catacombs", "generatorium", "genestealer_lair"],
    }
    game = new_game(RULES, Origin("face down", None, position))
    while game.pending[0].kind == "choose_action":
        game.play(0)
    assert [choice.kind for choice in game.pending] == ["arrive"]
    return game
