"""Dijkstra over (square, facing): the cheapest walk of a marine, with its turns, moves and doors."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import accumulate
from typing import NamedTuple

from voidlock.games.hulk.facts import FACING_NAMES, FORWARD, MOVE_CLASS
from voidlock.games.hulk.numbers import Marine, Square, at_door
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import Answer
from voidlock.games.kit import Route

from .movement import door_is_stuck, move_cost, obstacle
from .paying import budget, split_cost

Order = tuple[str, int]
"""An order as typed, and its cost."""


def named_route(state: State, marine: str, square: str) -> Route | None:
    """The cheapest walk of a marine to a square, both by name; None if either is not on the board."""
    names, squares = state.board.marine_names, state.board.names
    if marine not in names or square not in squares or state.where[state.board.marine_by_name(marine)] < 0:
        return None
    return route(state, state.board.marine_by_name(marine), state.board.square_by_name(square))


def route(state: State, marine: Marine, square: Square) -> Route | None:
    """The cheapest walk to the square in any facing; None if there is none. Pieces stay put, doors open.

    Ties go to the walk after which he faces as before, then to the one with the fewest diagonal steps.
    """
    start = (state.where[marine], state.facing[marine])
    best: dict[tuple[Square, int], tuple[int, int, tuple[Order, ...]]] = {start: (0, 0, ())}
    queue: list[tuple[int, int, Square, int]] = [(0, 0, *start)]
    arrived: tuple[int, tuple[Order, ...]] | None = None
    while queue:
        cost, slants, here, facing = heappop(queue)
        if arrived is not None and cost > arrived[0]:
            break
        if (cost, slants) > best[here, facing][:2]:
            continue
        if here == square:
            if arrived is None or facing == start[1]:
                arrived = cost, best[here, facing][2]
            continue
        for step in following(state, here, facing):
            other = (step.square, step.facing)
            total, slanting = cost + step.cost, slants + _slants(state, here, step.square)
            if other not in best or (total, slanting) < best[other][:2]:
                best[other] = (total, slanting, best[here, facing][2] + _orders(state, step))
                heappush(queue, (total, slanting, *other))
    if arrived is None:
        return None
    cost, orders = arrived
    costs = tuple(points for _, points in orders)
    ap, cp = split_cost(state, marine, _affordable(costs, budget(state, marine)))
    return Route(cost, tuple(text for text, _ in orders), costs, ap, cp)


def _affordable(costs: tuple[int, ...], points: int) -> int:
    """The points that a walk uses up: it stops before the first order that is too expensive."""
    return max(spent for spent in accumulate(costs, initial=0) if spent <= points)


def _slants(state: State, here: Square, there: Square) -> int:
    """1 for a diagonal step, else 0."""
    one, other = state.board.squares[here], state.board.squares[there]
    return int(one[0] != other[0] and one[1] != other[1])


class Step(NamedTuple):
    """The result of one order; opening a door and the step into it count as one."""

    square: Square
    facing: int
    cost: int
    order: Answer


def following(state: State, here: Square, facing: int) -> list[Step]:
    """Every step from a square and a facing, on the board as it is."""
    found = [Step(here, side, 1, ("turn", side)) for side in ((facing + 1) % 4, (facing + 3) % 4)]
    for direction, target, corner in state.board.steps[here]:
        cost = move_cost(facing, direction)
        if not cost:
            continue
        why = obstacle(state, here, target, corner)
        if not why:
            found.append(Step(target, facing, cost, ("move", target)))
            continue
        ahead = MOVE_CLASS[(direction - 2 * facing) % 8] == FORWARD
        if why == "door_shut" and ahead and state.closed >> target & 1 and not door_is_stuck(state, target):
            found.append(Step(target, facing, cost + 1, ("open", at_door(target))))
    return found


def _orders(state: State, step: Step) -> tuple[Order, ...]:
    """The orders of a step as typed, each with its cost."""
    verb, _ = step.order
    if verb == "turn":
        return ((f"turn:{FACING_NAMES[step.facing]}", 1),)
    name = state.board.names[step.square]
    if verb == "open":
        return ((f"open:{name}", 1), (f"move:{name}", step.cost - 1))
    return ((f"move:{name}", step.cost),)
