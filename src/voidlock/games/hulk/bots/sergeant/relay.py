"""Depth-first search for passing the object: a chain of marines carries it farther than one marine can."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from voidlock.games.hulk.facts import MARINE_AP
from voidlock.games.hulk.map.floor import FAR
from voidlock.games.hulk.numbers import Marine
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer

from .goals import Field, Goals
from .walks import walks

LONGEST = 5
"""The most marines in a chain."""


class Chain(NamedTuple):
    """The object's final distance to its goal, its carriers in order, and the first carrier's first order."""

    far: int
    marines: tuple[Marine, ...]
    first: Answer | None


NOBODY_HAS_IT = Chain(FAR, (), None)


class Reach(NamedTuple):
    """What a marine can do this phase with his own points and all command points.

    own     his own points
    steps   by points spent, his least distance to the goal
    beside  by marine he can get next to: the points it takes, and the first order (None where he stands)
    """

    own: int
    steps: list[int]
    beside: dict[Marine, tuple[int, Answer | None]]


def chain(state: State, wanted: Goals) -> Chain:
    """The chain that brings the object nearest to its goal this turn, with the other pieces standing still (OBJ-2).

    A chain of one marine has no first order: he moves as any other does.
    """
    carrier = state.carrier()
    if carrier not in wanted:
        return NOBODY_HAS_IT
    field = wanted[carrier].field

    @cache
    def reach(marine: Marine) -> Reach:
        return _reach(state, marine, field)

    def best(marine: Marine, command_points: int, before: tuple[Marine, ...]) -> Chain:
        can = reach(marine)
        so_far = (*before, marine)
        found = Chain(can.steps[can.own + command_points], so_far, None)
        if len(so_far) == LONGEST:
            return found
        for other, (cost, first) in can.beside.items():
            left = command_points - max(cost + 1 - can.own, 0)
            if other in so_far or left < 0:
                continue
            further = best(other, left, so_far)
            if further.far < found.far:
                found = Chain(further.far, further.marines, first or ("pass", other))
        return found

    return best(carrier, state.cp, ())


def _reach(state: State, marine: Marine, field: Field) -> Reach:
    own = _own_points(state, marine)
    steps = [FAR] * (own + state.cp + 1)
    found: dict[Marine, tuple[int, Answer | None]] = {}
    around = state.board.around
    others = [(other, around[state.where[other]]) for other in state.marines() if other != marine]
    for walk in walks(state, marine, own + state.cp):
        for points in range(walk.cost, len(steps)):
            steps[points] = min(steps[points], field[walk.square])
        for other, squares in others:
            if other not in found and squares >> walk.square & 1:
                found[other] = (walk.cost, walk.first)
    return Reach(own, steps, found)


def _own_points(state: State, marine: Marine) -> int:
    """The action points he still has this phase."""
    if state.active == marine:
        return state.ap[marine]
    return 0 if state.activated >> marine & 1 else MARINE_AP
