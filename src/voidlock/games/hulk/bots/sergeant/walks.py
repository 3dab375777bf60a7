"""Where a marine can get for so many points, and what he does first to get there."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.games.hulk.map.facts import FORWARD, MOVE_CLASS
from voidlock.games.hulk.marines.movement import barred, door_is_stuck, move_cost
from voidlock.games.hulk.numbers import Marine
from voidlock.games.hulk.state.options import Answer
from voidlock.games.hulk.state.state import State


class Walk(NamedTuple):
    """A square and a facing, the points it takes, and the first order (none where he stands)."""

    square: int
    facing: int
    cost: int
    first: Answer | None


def walks(state: State, marine: Marine, points: int) -> list[Walk]:
    """All that he can reach, the cheapest first. Pieces stay where they are; doors in his way are opened."""
    start = 4 * state.where[marine] + state.facing[marine]
    best = {start: Walk(state.where[marine], state.facing[marine], 0, None)}
    waiting: list[list[int]] = [[] for _ in range(points + 1)]
    waiting[0].append(start)
    for cost in range(points + 1):
        for key in waiting[cost]:
            walk = best[key]
            if walk.cost < cost:
                continue
            for square, facing, more, order in _following(state, walk.square, walk.facing):
                total = cost + more
                other = 4 * square + facing
                if total <= points and (other not in best or total < best[other].cost):
                    best[other] = Walk(square, facing, total, walk.first or order)
                    waiting[total].append(other)
    return sorted(best.values(), key=lambda walk: walk.cost)


def _following(state: State, here: int, facing: int) -> list[tuple[int, int, int, Answer]]:
    """The states one order away (a door and the step into it count together), with the points and the order."""
    found: list[tuple[int, int, int, Answer]] = [
        (here, side, 1, ("turn", side)) for side in ((facing + 1) % 4, (facing + 3) % 4)
    ]
    for direction, target, corner in state.board.steps[here]:
        cost = move_cost(facing, direction)
        if not cost or state.burning >> target & 1:
            continue
        why = barred(state, here, target, corner)
        if not why:
            found.append((target, facing, cost, ("move", target)))
            continue
        ahead = MOVE_CLASS[(direction - 2 * facing) % 8] == FORWARD
        if why == "door_shut" and ahead and state.closed >> target & 1 and not door_is_stuck(state, target):
            found.append((target, facing, cost + 1, ("open", -1 - target)))
    return found
