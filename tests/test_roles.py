"""Every event says what it is to those who tell it: both clients read it from there."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from voidlock.engine import Event, Role
from voidlock.games import kit_of
from voidlock.games.hulk.events.marines import TurnBegan
from voidlock.protocol.telling import encode_event

KINDS = [kind for game in ("angel", "hulk") for kind in kit_of(game).event_kinds.values()]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_every_event_has_a_role_on_purpose(kind: type[Event]) -> None:
    assert "role" in vars(kind), f"{kind.__name__} has no role of its own"
    assert kind.role in get_args(Role)


def test_every_role_is_played() -> None:
    assert {kind.role for kind in KINDS} == set(get_args(Role))


@pytest.mark.parametrize("game", ["angel", "hulk"])
def test_both_games_have_headings_deeds_deaths_and_an_end(game: str) -> None:
    roles = {kind.role for kind in kit_of(game).event_kinds.values()}
    assert {"heading", "deed", "outcome", "death", "end"} <= roles


def test_the_role_is_told_with_the_event() -> None:
    assert msgspec.json.decode(encode_event(TurnBegan(2))) == {"event": "turn_began", "role": "heading", "number": 2}


def test_an_event_of_a_game_of_ones_own_is_a_note_unless_it_says_otherwise() -> None:
    class Rained(Event):
        pass

    class Flooded(Event, role="outcome"):
        pass

    assert (Rained.role, Flooded.role) == ("note", "outcome")
