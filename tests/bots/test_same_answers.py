"""What the bots of Death Angel answered, written down: a change that is meant to make them faster changes none of it.

A change that is meant to change their play gives new digests here, and new figures in docs/benchmark.md.
"""

from __future__ import annotations

import random
from hashlib import blake2b

import pytest

from voidlock import angel
from voidlock.bots import Seat
from voidlock.bots.names import bot_kind

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

LIBRARIAN = {1: "edf6c5b81299", 2: "c1ccc860d8e7", 3: "1f33d095fd1f", 6: "570c1031b514"}
"""By number of players the first answers of `librarian:24`."""


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
    return blake2b(" ".join(given).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("players", BROTHER)
def test_brother_answers_as_before(players: int) -> None:
    assert answers(players, "brother", WHOLE) == BROTHER[players]


@pytest.mark.parametrize("players", LIBRARIAN)
def test_librarian_answers_as_before(players: int) -> None:
    assert answers(players, "librarian:24", 30) == LIBRARIAN[players]
