"""Flyweights: every answer is created once (memoised), so all choices offer the same objects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

from voidlock.engine import Option, Thing
from voidlock.games.angel.numbers import Marine, Spot, Team

from ..facts import (
    ACTION_OF,
    ACTION_THINGS,
    KIND_THINGS,
    MARINE_THINGS,
    PILE_THINGS,
    SPOT_THINGS,
    TEAM_THINGS,
    TERRAIN_THINGS,
)

STOP: Option[None] = Option(None, "stop")
"""Declines the rest of what the step offers."""
ENOUGH: Option[None] = Option(None, "enough")
"""R-7.9: ends an "up to" at any time."""
NO: Option[bool] = Option(False, "no")
YES: Option[bool] = Option(True, "yes")
NONE: Option[None] = Option(None, "no")

REROLL: Option[bool] = Option(True, "reroll")
KEEP: Option[bool] = Option(False, "keep")
ACCEPT: Option[int] = Option(-1, "accept")
PAY: Option[int] = Option(-2, "reroll")
TOP: Option[bool] = Option(True, "top")
BOTTOM: Option[bool] = Option(False, "bottom")
ROLL: Option[bool] = Option(True, "roll")
TOKEN: Option[bool] = Option(False, "token")

VERBS = frozenset(
    [
        *["accept", "activate", "attack", "bottom", "charge", "choose", "discard", "enough", "field", "keep", "limit"],
        *["lord", "move", "no", "pay", "pile", "place", "put", "reroll", "roll", "send", "slay", "spawn", "stop"],
        *["take", "target", "team", "token", "top", "turn", "yes"],
    ]
)
"""The first words of answers."""


@cache
def choose(team: Team, type: int) -> Option[int]:
    return Option(type, "choose", ACTION_THINGS[ACTION_OF[team][type]])


N = TypeVar("N", bound=int)
M = TypeVar("M", bound=int)


def _about(things: Sequence[Thing], number: Callable[[int], N]) -> Callable[[str, N], Option[N]]:
    """The answers about one of these things; the value is its number."""
    return cache(lambda verb, one: Option(one, verb, things[one]))


def _pair(
    things: Sequence[Thing], others: Sequence[Thing], number: Callable[[int], N], other: Callable[[int], M]
) -> Callable[[str, N, M], Option[tuple[N, M]]]:
    """The answers about two things; the value is the pair of their numbers."""
    return cache(lambda verb, one, two: Option((one, two), verb, things[one], others[two]))


of_marine = _about(MARINE_THINGS, Marine)
of_team = _about(TEAM_THINGS, Team)
of_spot = _about(SPOT_THINGS, Spot)
of_pile = _about(PILE_THINGS, int)
of_terrain = _about(TERRAIN_THINGS, int)
of_lord = _about(KIND_THINGS, int)
marines = _pair(MARINE_THINGS, MARINE_THINGS, Marine, Marine)
marine_spot = _pair(MARINE_THINGS, SPOT_THINGS, Marine, Spot)
marine_terrain = _pair(MARINE_THINGS, TERRAIN_THINGS, Marine, int)
spots = _pair(SPOT_THINGS, SPOT_THINGS, Spot, Spot)
card_at = _pair(SPOT_THINGS, KIND_THINGS, Spot, int)
