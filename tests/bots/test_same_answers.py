"""What the bots answered, written down: a change that is meant to make them faster changes none of it.

A change that is meant to change their play gives new digests here, and new figures in docs/benchmark.md.
"""

from __future__ import annotations

import random
from hashlib import blake2b

import pytest

from voidlock import angel, hulk
from voidlock.bots import Seat
from voidlock.bots.names import bot_kind
from voidlock.games.angel.bots import brother
from voidlock.games.angel.bots import value as angel_value
from voidlock.games.hulk.bots import value as hulk_value
from voidlock.games.hulk.bots.search_profile import SEARCH_PROFILE
from voidlock.games.hulk.bots.sergeant import choose_by_heuristics

WHOLE = 10_000

BROTHER = {
    1: "3dd077d82ae6",
    2: "700cf5fd13d5",
    3: "c2032d0be91b",
    4: "b2c04f89147d",
    5: "bf58b1268e11",
    6: "b8090057a7bd",
}
"""By number of players a whole game."""

LIBRARIAN = {1: "edf6c5b81299", 2: "41862cd83cae", 3: "6452532f6e05", 6: "fbf46d4913fd"}
"""By number of players the first answers of `librarian:24`."""


SERGEANT = {
    "original-1-airlock-nine": "d2a8f7e125aa c5939261e266",
    "classic-1-suicide-mission": "061bf363ffd0 85156dc30a5a",
    "classic-2-exterminate": "1c146455ca07 a87606b5e4ad",
    "classic-3-rescue": "f49d53a57bf2 bdfda662c8d1",
    "classic-4-cleanse-and-burn": "2c99478b7ef6 f05ad45416d4",
    "classic-5-decoy": "07b1693ab3af 9c9fb6556266",
    "classic-6-defend": "064edae65cc8 77d2a6b8ff9e",
    "original-2-cold-forge": "6cdb46673543 5f91d4372681",
    "original-3-the-nest": "880119553fde fe0757c22f27",
}
"""By mission a whole game, and what the librarian's judgement reads at the start of its turns."""


LIBRARIAN_AS_SQUAD_LEADER = "8ae7b7e4030f"
"""The first answers of `librarian:8` in Airlock Nine."""

JUDGED_BY_PLAYERS = "c22faf6ce2ab"
"""What the librarian's judgement reads of every position in brother's whole games."""


def digest(given: list[str]) -> str:
    return blake2b(" ".join(given).encode(), digest_size=6).hexdigest()


def answers(players: int, bot: str, most: int) -> str:
    """A digest of what the bot answers in all seats."""
    game = angel.new(players, seed=f"fixed {players}", teams="random")
    kind = bot_kind(bot, angel.RULES)
    bots = {seat: (kind.make(), Seat(game, seat), random.Random(seat)) for seat in game.seats}
    given: list[str] = []
    while game.pending and len(given) < most:
        choice = game.pending[0]
        player, seat, rng = bots[choice.seat]
        given.append(player.answer(seat, choice, rng).text)
        game.apply(choice.seat, given[-1])
    return digest(given)


@pytest.mark.parametrize("players", BROTHER)
def test_brother_answers_as_before(players: int) -> None:
    assert answers(players, "brother", WHOLE) == BROTHER[players]


@pytest.mark.parametrize("players", LIBRARIAN)
def test_librarian_answers_as_before(players: int) -> None:
    assert answers(players, "librarian:24", 30) == LIBRARIAN[players]


@pytest.mark.parametrize("mission", SERGEANT)
def test_sergeant_answers_as_before_and_his_games_end(mission: str) -> None:
    """He never goes round in circles: whatever he answers again and again costs something."""
    game = hulk.new(mission, seed="ends")
    given: list[str] = []
    read: list[str] = []
    while game.pending and len(given) < 5_000:
        choice = game.pending[0]
        if SEARCH_PROFILE.judged(game.state, choice):
            read += [f"{feature:.6f}" for feature in hulk_value.features(game.state)]
        answer = choose_by_heuristics(game.state, choice)
        given.append(choice.options[answer].text)
        game.play(answer)
    assert game.result
    assert [digest(given), digest(read)] == SERGEANT[mission].split()


def test_librarian_commands_as_before() -> None:
    game = hulk.new("airlock-nine", seed="fixed")
    bot, seat, rng = bot_kind("librarian:8", hulk.RULES).make(), Seat(game, 1), random.Random(1)
    given: list[str] = []
    while game.pending and len(given) < 20:
        given.append(bot.answer(seat, game.pending[0], rng).text)
        game.apply(1, given[-1])
    assert digest(given) == LIBRARIAN_AS_SQUAD_LEADER


def test_the_judgement_of_a_formation_reads_what_it_read() -> None:
    read: list[str] = []
    for players in BROTHER:
        game = angel.new(players, seed=f"judged {players}", teams="random", keep=False)
        while game.pending:
            read += [f"{feature:.6f}" for feature in angel_value.features(game.state)]
            game.play(brother.choose_by_heuristics(game.state, game.pending[0]))
    assert digest(read) == JUDGED_BY_PLAYERS
