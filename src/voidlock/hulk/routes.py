"""What a walk would cost a marine before it is walked: turns, moves and doors to a square, on the board as it is."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from .facts import FORWARD, MOVE_CLASS
from .movement import barred, door_is_stuck, move_cost
from .state import State


class Route(NamedTuple):
    """The cheapest walk: its cost, and its orders as they are typed."""

    cost: int
    orders: tuple[str, ...]


def route(state: State, marine: int, square: int) -> Route | None:
    """To the square in any facing; None if there is no way. Pieces stay where they are, doors are opened."""
    start = (state.where[marine], state.facing[marine])
    best: dict[tuple[int, int], tuple[int, tuple[str, ...]]] = {start: (0, ())}
    queue: list[tuple[int, int, int]] = [(0, *start)]
    while queue:
        cost, here, facing = heappop(queue)
        if cost > best[here, facing][0]:
            continue
        if here == square:
            return Route(cost, best[here, facing][1])
        for other, points, orders in _following(state, here, facing):
            total = cost + points
            if other not in best or total < best[other][0]:
                best[other] = (total, best[here, facing][1] + orders)
                heappush(queue, (total, *other))
    return None


def _following(state: State, here: int, facing: int) -> list[tuple[tuple[int, int], int, tuple[str, ...]]]:
    """The states one order away (a door and the step into it count together), with the AP and the orders."""
    board = state.board
    found: list[tuple[tuple[int, int], int, tuple[str, ...]]] = [
        ((here, side), 1, (f"turn:{'NESW'[side]}",)) for side in ((facing + 1) % 4, (facing + 3) % 4)
    ]
    for direction, target, corner in board.steps[here]:
        cost = move_cost(facing, direction)
        if not cost:
            continue
        why = barred(state, here, target, corner)
        name = board.names[target]
        if not why:
            found.append(((target, facing), cost, (f"move:{name}",)))
            continue
        ahead = MOVE_CLASS[(direction - 2 * facing) % 8] == FORWARD
        if why == "door_shut" and ahead and state.closed >> target & 1 and not door_is_stuck(state, target):
            found.append(((target, facing), cost + 1, (f"open:{name}", f"move:{name}")))
    return found
