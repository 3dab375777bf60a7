"""The open part as JSON, field by field: the same bytes as if it were encoded whole."""

from __future__ import annotations

import random

import pytest
from msgspec import json

from voidlock import angel, hulk
from voidlock.engine import AnyGame
from voidlock.server.rooms.views import OpenJson


@pytest.mark.parametrize(
    "game", [angel.new(players=3, seed=5), hulk.new("airlock-nine", seed=5)], ids=["angel", "hulk"]
)
def test_it_is_what_the_encoder_writes(game: AnyGame) -> None:
    encoded, rng = OpenJson(), random.Random(5)
    for _ in range(60):
        if not game.pending:
            break
        assert encoded.encode(game.open_part()) == json.encode(game.open_part())
        choice = rng.choice(game.pending)
        game.apply(choice.seat, rng.choice(choice.texts()))
    assert encoded.encode(game.open_part()) == json.encode(game.open_part())


def test_a_field_may_come_and_go() -> None:
    encoded = OpenJson()
    for part in ({"a": 1, "b": [2]}, {"a": 1}, {"b": [3], "a": 1}, {"b": [3], "a": None, "c": "x"}):
        assert encoded.encode(part) == json.encode(part)
