"""Flyweights: every answer is created once (memoised), so all choices offer the same objects."""

from __future__ import annotations

from functools import cache

from voidlock.engine import Option
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


@cache
def take_team(team: Team) -> Option[Team]:
    return Option(team, "team", TEAM_THINGS[team])


@cache
def of_marine(verb: str, marine: Marine) -> Option[Marine]:
    return Option(marine, verb, MARINE_THINGS[marine])


@cache
def of_team(verb: str, team: Team) -> Option[Team]:
    return Option(team, verb, TEAM_THINGS[team])


@cache
def of_spot(verb: str, spot: Spot) -> Option[Spot]:
    return Option(spot, verb, SPOT_THINGS[spot])


@cache
def of_pile(verb: str, side: int) -> Option[int]:
    return Option(side, verb, PILE_THINGS[side])


@cache
def of_terrain(verb: str, terrain: int) -> Option[int]:
    return Option(terrain, verb, TERRAIN_THINGS[terrain])


@cache
def of_lord(kind: int) -> Option[int]:
    return Option(kind, "lord", KIND_THINGS[kind])


@cache
def marines(verb: str, marine: Marine, other: Marine) -> Option[tuple[Marine, Marine]]:
    return Option((marine, other), verb, MARINE_THINGS[marine], MARINE_THINGS[other])


@cache
def marine_spot(verb: str, marine: Marine, spot: Spot) -> Option[tuple[Marine, Spot]]:
    return Option((marine, spot), verb, MARINE_THINGS[marine], SPOT_THINGS[spot])


@cache
def marine_terrain(marine: Marine, terrain: int) -> Option[tuple[Marine, int]]:
    return Option((marine, terrain), "activate", MARINE_THINGS[marine], TERRAIN_THINGS[terrain])


@cache
def spots(verb: str, spot: Spot, other: Spot) -> Option[tuple[Spot, Spot]]:
    return Option((spot, other), verb, SPOT_THINGS[spot], SPOT_THINGS[other])


@cache
def card_at(verb: str, spot: Spot, kind: int) -> Option[tuple[Spot, int]]:
    return Option((spot, kind), verb, SPOT_THINGS[spot], KIND_THINGS[kind])
