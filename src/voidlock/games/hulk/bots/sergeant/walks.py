"""Dijkstra over (square, facing): where a marine can get for a number of points, and his first order."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.games.hulk.marines.routes import following
from voidlock.games.hulk.numbers import Marine, Square
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer


class Walk(NamedTuple):
    """A square and a facing, their cost in points, and the first order (None where he stands)."""

    square: Square
    facing: int
    cost: int
    first: Answer | None


def walks(state: State, marine: Marine, points: int) -> list[Walk]:
    """Everything he can reach without entering flames, cheapest first; pieces stay where they are, doors open."""
    start = 4 * state.where[marine] + state.facing[marine]
    best = {start: Walk(state.where[marine], state.facing[marine], 0, None)}
    waiting: list[list[int]] = [[] for _ in range(points + 1)]
    waiting[0].append(start)
    for cost in range(points + 1):
        for key in waiting[cost]:
            walk = best[key]
            if walk.cost < cost:
                continue
            for square, facing, more, order in following(state, walk.square, walk.facing):
                if square != walk.square and state.burning >> square & 1:
                    continue
                total = cost + more
                other = 4 * square + facing
                if total <= points and (other not in best or total < best[other].cost):
                    best[other] = Walk(square, facing, total, walk.first or order)
                    waiting[total].append(other)
    return sorted(best.values(), key=lambda walk: walk.cost)
