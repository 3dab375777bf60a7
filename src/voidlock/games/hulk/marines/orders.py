"""Legal orders of a marine, and their dispatch table (section 5.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from voidlock.engine import Option, Script
from voidlock.games.hulk.numbers import Marine, Square
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.options import (
    Answer,
    of_door,
    of_facing,
    of_marine,
    of_objective,
    of_square,
    plain,
    shot_at,
)

from .assault import assault_targets, marine_assaults, set_guard, set_overwatch
from .flames import flame, flame_squares
from .movement import (
    CLIMB_COST,
    climb,
    consoles,
    door_is_stuck,
    drop,
    exits,
    front_three,
    hand_over,
    ladder,
    leave,
    marine_uses_door,
    move,
    moves,
    operate,
    receivers,
    turn,
)
from .paying import budget
from .psychic import powers, prescience, raise_barrier, storm, storm_section
from .shooting import clear_jam, fire, gun_works, reload, targets

RELOAD_COST = 4


def orders(state: State, marine: Marine) -> list[Option[Answer]]:
    """Every action he can pay for: with AP and command points in his activation, else with command points alone."""
    points = budget(state, marine)
    found = powers(state, marine)
    if points <= 0:
        return found
    board, bit = state.board, 1 << marine
    found += [of_square(board, "move", square) for square, cost in moves(state, marine) if cost <= points]
    found += [of_facing("turn", (state.facing[marine] + side) % 4) for side in (1, 3)]
    found += [of_facing("leave", facing) for facing, cost in exits(state, marine) if cost <= points]
    found += [shot_at(board, "fire", target) for target in targets(state, marine)]
    found += [shot_at(board, "assault", target) for target in assault_targets(state, marine)]
    found += _doors(state, marine)
    if state.jammed & bit:
        found.append(plain("clear"))
    if state.carrier() == marine:
        found.append(plain("drop"))
        found += [of_marine(board, "pass", other) for other in receivers(state, marine)]
    if points >= 2:
        found += _for_two(state, marine)
    if points >= board.mission.special.operate_cost:
        found += [of_objective(board, "operate", objective) for objective in consoles(state, marine)]
    if points >= RELOAD_COST and state.reloads[marine]:
        found.append(plain("reload"))
    return found


def _doors(state: State, marine: Marine) -> list[Option[Answer]]:
    found = []
    for square in front_three(state, state.where[marine], state.facing[marine]):
        if state.board.doors >> square & 1 and not door_is_stuck(state, square):
            shut = state.closed >> square & 1
            found.append(of_door(state.board, "open", square) if shut else of_door(state.board, "close", square))
    return found


def _for_two(state: State, marine: Marine) -> list[Option[Answer]]:
    bit = 1 << marine
    found = [of_square(state.board, "flame", square) for square in state.board.each(flame_squares(state, marine))]
    if not state.overwatch & bit and gun_works(state, marine):
        found.append(plain("overwatch"))
    if not state.guard & bit:
        found.append(plain("guard"))
    other = ladder(state, marine)
    if other >= 0:
        found.append(of_square(state.board, "climb", other))
    return found


N = TypeVar("N", bound=int)
Result = Script[None] | None
Order = Callable[[State, Marine, int], Result]
"""Takes the number of its answer."""


def _about(order: Callable[[State, Marine, N], Result]) -> Order:
    """Wrap an order that takes the number for what it is: a square, a target or another marine."""
    return cast(Order, order)


ORDERS: dict[str, Order] = {
    "move": _about(move),
    "turn": turn,
    "leave": leave,
    "climb": _about(climb),
    "fire": _about(fire),
    "flame": _about(flame),
    "reload": reload,
    "clear": clear_jam,
    "overwatch": set_overwatch,
    "guard": set_guard,
    "assault": _about(marine_assaults),
    "open": _about(marine_uses_door),
    "close": _about(marine_uses_door),
    "pass": _about(hand_over),
    "drop": drop,
    "operate": operate,
    "prescience": prescience,
    "barrier": _about(raise_barrier),
    "storm": _about(storm),
    "storm_section": _about(storm_section),
}
"""Dispatch table by verb; each order pays for itself."""

ATTACKS = ("fire", "snap", "assault", "flame", "storm", "storm_section")
"""Answers that roll dice right away, so they cannot be undone."""

COSTS = {
    **dict.fromkeys(("turn", "fire", "clear", "assault", "open", "close", "pass", "drop"), 1),
    **dict.fromkeys(("flame", "overwatch", "guard"), 2),
    **dict.fromkeys(("prescience", "barrier", "storm", "storm_section"), 0),
    "climb": CLIMB_COST,
    "reload": RELOAD_COST,
}
"""Section 5.1, for verbs with a fixed cost."""


def cost_of(state: State, marine: Marine, answer: Answer) -> int:
    """The cost of an order for this marine."""
    verb, number = answer
    if verb == "move":
        return dict(moves(state, marine)).get(Square(number), 0)
    if verb == "leave":
        return dict(exits(state, marine)).get(number, 0)
    return state.board.mission.special.operate_cost if verb == "operate" else COSTS[verb]
