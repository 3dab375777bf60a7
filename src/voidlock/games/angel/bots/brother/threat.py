"""How dangerous the board is: what could happen to each Marine in the coming Genestealer Attack Phase, and later.

Everything is counted in Marines: a threat of 0.5 costs half a Marine on average. Only open things are read.
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from voidlock.engine import Choice
from voidlock.games.angel.cards.base import LOCATION_CARDS
from voidlock.games.angel.facts import EVERY_SPOT, MARINES_OF, RANGE_OF, SECOND, TEAM_OF, TERRAIN, TOKENS
from voidlock.games.angel.numbers import Marine, Spot
from voidlock.games.angel.state import State
from voidlock.games.angel.swarms import lords, size

from .weights import WEIGHTS

T = TypeVar("T")

KILLS = (0.0, *[min(strength + 1, 6) / 6 for strength in range(1, 60)])
"""By strength of a swarm, the chance that one roll slays (R-7.4)."""

SLAIN = tuple([tuple([kill ** (1 + tokens) for tokens in range(TOKENS + 2)]) for kill in KILLS])
"""By strength and rerolls."""

SPAWNS = (0.35, 0.6, 0.9, 1.2)
"""By colour of Terrain, how much comes out of it in a round, in minor spawns of one."""


@cache
def strength(swarm: int) -> int:
    """R-13.10: what a die must beat: the cards, and one more for each Brood Lord."""
    return size(swarm) + lords(swarm)


def threat(state: State, place: int) -> float:
    """The chance that the Marine at a place dies as he stands; a swarm under Power Field does nothing."""
    swarms = state.swarms
    left, right = strength(swarms[2 * place]), strength(swarms[2 * place + 1])
    if not left and not right:
        return 0.0
    if state.field >> 1 == place:
        left, right = (left, 0) if state.field & 1 else (0, right)
    return row_threat(state, state.formation[place], left, right)


def row_threat(state: State, marine: Marine, left: int, right: int) -> float:
    """The chance that a Marine dies between swarms of such strengths, facing as he does."""
    tokens = state.tokens[marine]
    if state.facing[marine]:
        return 1 - (1 - SLAIN[right][tokens]) * (1 - KILLS[left])
    return 1 - (1 - SLAIN[left][tokens]) * (1 - KILLS[right])


def danger(state: State) -> float:
    """How many Marines the coming phase costs, as they stand."""
    return sum([threat(state, place) for place in range(len(state.formation))])


def worth(state: State, marine: Marine) -> float:
    """What losing him costs: more if he is the last of his team."""
    one, other = MARINES_OF[TEAM_OF[marine]]
    formation = state.formation
    return 1.0 if one in formation and other in formation else 1.0 + WEIGHTS["last"]


def slay_gain(state: State, spot: Spot, number: int = 1) -> float:
    """What it is worth to slay so many cards at a spot."""
    if spot >= SECOND:
        spot = EVERY_SPOT[spot - SECOND]
    marine = state.formation[spot >> 1]
    here, there = strength(state.swarms[spot]), strength(state.swarms[spot ^ 1])
    gone = min(number, here)
    odds = SLAIN[here][state.tokens[marine]], SLAIN[here - gone][state.tokens[marine]]
    if state.facing[marine] != spot & 1:
        odds = KILLS[here], KILLS[here - gone]
    gain = (odds[0] - odds[1]) * (1 - KILLS[there] / 2) + WEIGHTS["lingers"] * gone
    if hunted(state, spot):
        gain += WEIGHTS["lord"] * 3 * gone / here
    return gain


def hunted(state: State, spot: Spot) -> bool:
    """Whether a Brood Lord is there whose death helps to win."""
    return bool(state.swarms[spot] >> 16) and LOCATION_CARDS[state.location].brings_lords


def spawn_cost(state: State, spot: Spot, number: int, cover: list[int]) -> float:
    """What it costs if so many cards come to a spot; where Marines can attack them, a little less."""
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
    """The spots a Marine could attack from a place, facing a side (R-3.7)."""
    far = RANGE_OF[marine]
    return EVERY_SPOT[2 * max(place - far, 0) + side : 2 * min(place + far + 1, len(state.formation)) : 2]


def covered(state: State) -> list[int]:
    """By spot, how many Marines could attack a swarm there."""
    cover = [0] * len(state.swarms)
    for place, marine in enumerate(state.formation):
        for spot in reach(state, place, marine, state.facing[marine]):
            cover[spot] += 1
    return cover


def spawns_at(state: State) -> list[float]:
    """By spot, how much comes out of the Terrain there."""
    found = [0.0] * len(state.swarms)
    for card, spot in enumerate(state.terrain):
        if spot >= 0:
            found[spot] += SPAWNS[TERRAIN[card].colour]
    return found


def best(gains: list[float]) -> int:
    """The place of the highest, the first if there are several."""
    return gains.index(max(gains))


def values(choice: Choice[T]) -> list[T]:
    """What the answers stand for, in their order."""
    return [option.value for option in choice.options]
