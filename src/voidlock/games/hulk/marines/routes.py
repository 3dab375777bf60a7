"""What a walk would cost a marine before it is walked: turns, moves and doors to a square, on the board as it is."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from voidlock.games.hulk.map.facts import FORWARD, MOVE_CLASS
from voidlock.games.hulk.state.state import State

from .movement import barred, door_is_stuck, move_cost

Order = tuple[str, int]
"""As it is typed, and what it costs."""


class Route(NamedTuple):
    """The cheapest walk: its cost, its orders as they are typed, and what each of them costs."""

    cost: int
    orders: tuple[str, ...]
    costs: tuple[int, ...]


def named_route(state: State, marine: str, square: str) -> Route | None:
    """The walk of a marine to a square, both by name; None if one of them is not on the board."""
    names, squares = state.board.marine_names, state.board.names
    if marine not in names or square not in squares or state.where[names.index(marine)] < 0:
        return None
    return route(state, names.index(marine), squares.index(square))


def route(state: State, marine: int, square: int) -> Route | None:
    """To the square in any facing; None if there is no way. Pieces stay where they are, doors are opened.

    Of walks that cost the same, the one with the fewest slanting steps.
    """
    start = (state.where[marine], state.facing[marine])
    best: dict[tuple[int, int], tuple[int, int, tuple[Order, ...]]] = {start: (0, 0, ())}
    queue: list[tuple[int, int, int, int]] = [(0, 0, *start)]
    while queue:
        cost, slants, here, facing = heappop(queue)
        if (cost, slants) > best[here, facing][:2]:
            continue
        if here == square:
            orders = best[here, facing][2]
            return Route(cost, tuple(text for text, _ in orders), tuple(points for _, points in orders))
        for other, orders in _following(state, here, facing):
            total, slanting = cost + sum(points for _, points in orders), slants + _slants(state, here, other[0])
            if other not in best or (total, slanting) < best[other][:2]:
                best[other] = (total, slanting, best[here, facing][2] + orders)
                heappush(queue, (total, slanting, *other))
    return None


def _slants(state: State, here: int, there: int) -> int:
    """1 for a diagonal step."""
    one, other = state.board.squares[here], state.board.squares[there]
    return int(one[0] != other[0] and one[1] != other[1])


def _following(state: State, here: int, facing: int) -> list[tuple[tuple[int, int], tuple[Order, ...]]]:
    """The states one order away (a door and the step into it count together), with the orders."""
    board = state.board
    found: list[tuple[tuple[int, int], tuple[Order, ...]]] = [
        ((here, side), ((f"turn:{'NESW'[side]}", 1),)) for side in ((facing + 1) % 4, (facing + 3) % 4)
    ]
    for direction, target, corner in board.steps[here]:
        cost = move_cost(facing, direction)
        if not cost:
            continue
        why = barred(state, here, target, corner)
        name = board.names[target]
        if not why:
            found.append(((target, facing), ((f"move:{name}", cost),)))
            continue
        ahead = MOVE_CLASS[(direction - 2 * facing) % 8] == FORWARD
        if why == "door_shut" and ahead and state.closed >> target & 1 and not door_is_stuck(state, target):
            found.append(((target, facing), ((f"open:{name}", 1), (f"move:{name}", cost))))
    return found
