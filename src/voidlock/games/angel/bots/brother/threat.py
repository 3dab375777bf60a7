"""Threat evaluation: the expected losses of each Marine in the coming Genestealer Attack Phase, and later.

The unit is Marines: a threat of 0.5 costs half a Marine on average. Only open information is read.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from voidlock.engine import Choice
from voidlock.games.angel.cards.base import LOCATION_CARDS
from voidlock.games.angel.facts import EVERY_SPOT, MARINES_OF, RANGE_OF, SECOND, TEAM_OF, TERRAIN, TOKENS
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.state.swarms import lords, size

from .weights import WEIGHTS

T = TypeVar("T")

KILLS = (0.0, *[min(strength + 1, 6) / 6 for strength in range(1, 60)])
"""The chance that one roll slays, by the strength of the swarm (R-7.4)."""

SLAIN = tuple([tuple([kill ** (1 + tokens) for tokens in range(TOKENS + 2)]) for kill in KILLS])
"""The same by strength and rerolls."""

SPAWNS = (0.35, 0.6, 0.9, 1.2)
"""The average spawn per round of Terrain, by colour, in minor spawns of one."""


@cache
def strength(swarm: int) -> int:
    """R-13.10: what a die must beat: the cards, plus one for each Brood Lord."""
    return size(swarm) + lords(swarm)


def threat(state: State, place: int) -> float:
    """The chance that the Marine at a place dies where he stands; a swarm under Power Field does nothing."""
    swarms = state.swarms
    left, right = strength(swarms[2 * place]), strength(swarms[2 * place + 1])
    if not left and not right:
        return 0.0
    if state.field >> 1 == place:
        left, right = (left, 0) if state.field & 1 else (0, right)
    return row_threat(state, state.formation[place], left, right)


def row_threat(state: State, marine: Marine, left: int, right: int) -> float:
    """The chance that a Marine dies between swarms of these strengths, with his current facing."""
    tokens = state.tokens[marine]
    if state.facing[marine]:
        return 1 - (1 - SLAIN[right][tokens]) * (1 - KILLS[left])
    return 1 - (1 - SLAIN[left][tokens]) * (1 - KILLS[right])


def danger(state: State) -> float:
    """The expected losses in the coming phase, in the current formation."""
    return sum([threat(state, place) for place in range(len(state.formation))])


def worth(state: State, marine: Marine) -> float:
    """The cost of losing him, higher for the last of his team."""
    one, other = MARINES_OF[TEAM_OF[marine]]
    formation = state.formation
    return 1.0 if one in formation and other in formation else 1.0 + WEIGHTS["last"]


def slay_gain(state: State, spot: Spot, number: int = 1) -> float:
    """The gain of slaying this many cards at a spot."""
    if spot >= SECOND:
        spot = EVERY_SPOT[spot - SECOND]
    marine = state.formation[spot >> 1]
    here, there = strength(state.swarms[spot]), strength(state.swarms[spot ^ 1])
    gone = min(number, here)
    odds = SLAIN[here][state.tokens[marine]], SLAIN[here - gone][state.tokens[marine]]
    if state.facing[marine] != spot & 1:
        odds = KILLS[here], KILLS[here - gone]
    gain = (odds[0] - odds[1]) * (1 - KILLS[there] / 2) + WEIGHTS["lingers"] * gone
    if is_hunted(state, spot):
        gain += WEIGHTS["lord"] * 3 * gone / here
    return gain


def is_hunted(state: State, spot: Spot) -> bool:
    """Whether there is a Brood Lord whose death helps to win."""
    return bool(state.swarms[spot] >> 16) and LOCATION_CARDS[state.location].brings_lords


def spawn_cost(state: State, spot: Spot, number: int, cover: list[int]) -> float:
    """The cost of this many cards spawning at a spot, a little lower where Marines can attack them."""
    if spot >= SECOND:
        spot = EVERY_SPOT[spot - SECOND]
    marine = state.formation[spot >> 1]
    left, right = strength(state.swarms[spot & ~1]), strength(state.swarms[spot | 1])
    before = row_threat(state, marine, left, right)
    after = (
        row_threat(state, marine, left, right + number) if spot & 1 else row_threat(state, marine, left + number, right)
    )
    return (after - before) * worth(state, marine) - WEIGHTS["cover"] * min(cover[spot], 2)


def reach(state: State, place: int, marine: Marine, side: int) -> tuple[Spot, ...]:
    """The spots that a Marine could attack from a place, facing a side (R-3.7)."""
    far = RANGE_OF[marine]
    return EVERY_SPOT[2 * max(place - far, 0) + side : 2 * min(place + far + 1, len(state.formation)) : 2]


def attackers_by_spot(state: State) -> list[int]:
    """How many Marines could attack a swarm at each spot."""
    cover = [0] * len(state.swarms)
    for place, marine in enumerate(state.formation):
        for spot in reach(state, place, marine, state.facing[marine]):
            cover[spot] += 1
    return cover


def spawns_at(state: State) -> list[float]:
    """How much Terrain spawns at each spot."""
    found = [0.0] * len(state.swarms)
    for card, spot in enumerate(state.terrain):
        if spot >= 0:
            found[spot] += SPAWNS[TERRAIN[card].colour]
    return found


def best(gains: list[float]) -> int:
    """The index of the highest gain, the first of equals."""
    return gains.index(max(gains))


def values(choice: Choice[T]) -> list[T]:
    """The values of the answers, in their order."""
    return [option.value for option in choice.options]
