"""Plans of several orders for a square: a walk, or turns and an attack on the stealer that stands there."""

from __future__ import annotations

from voidlock.games.hulk.facts import FACING_NAMES
from voidlock.games.hulk.marines.assault import assault_targets
from voidlock.games.hulk.marines.paying import budget, split_cost
from voidlock.games.hulk.marines.routes import named_route
from voidlock.games.hulk.marines.shooting import targets
from voidlock.games.hulk.numbers import NOTHING, Marine, alien_of
from voidlock.games.hulk.state import ALIEN_NAMES, State
from voidlock.games.hulk.view import open_view, own_view
from voidlock.games.hulk.view.types import HulkView
from voidlock.games.kit import Route

from .assault import assault_odds
from .shots import hit


def named_plan(state: State, marine: str, square: str) -> Route | None:
    """What a marine can do about a square, both by name: attack the stealer there after turning, else walk there."""
    return _turn_first(state, marine, square) or named_route(state, marine, square)


def _turn_first(state: State, name: str, square: str) -> Route | None:
    """The fewest turns after which he can attack, if he cannot now and the points last."""
    board = state.board
    if name not in board.marine_names or square not in board.names:
        return None
    marine = board.marine_by_name(name)
    alien = state.alien_at(board.square_by_name(square))
    if state.where[marine] < 0 or alien not in state.stealers() or _attack(state, marine, alien) is not None:
        return None
    for quarters in ((1,), (3,), (1, 1)):
        after, orders = state.copy(), []
        # MOV-7, SHT-2: a turn ends his guard and sustained fire.
        after.aim[marine], after.guard = NOTHING, after.guard & ~(1 << marine)
        for quarter in quarters:
            after.facing[marine] = (after.facing[marine] + quarter) % 4
            orders.append(f"turn:{FACING_NAMES[after.facing[marine]]}")
        attack = _attack(after, marine, alien)
        if attack is None:
            continue
        order, cost, *chances = attack
        costs = (*[1] * len(orders), cost)
        if sum(costs) > budget(state, marine):
            return None
        return Route(sum(costs), (*orders, order), costs, *split_cost(state, marine, sum(costs)), *chances)
    return None


def _attack(state: State, marine: Marine, alien: int) -> tuple[str, int, float, float | None] | None:
    """His attack on the stealer after a turn: order, cost, chance, and the risk to him. 5.1 (a): the shot is free."""
    target = next((each for each in targets(state, marine) if alien_of(each) == alien), None)
    name, who = ALIEN_NAMES[alien], state.board.marine_names[marine]
    view: HulkView = {"seat": 0, "open": open_view(state), "own": own_view(state, 0)}
    if target is not None:
        free = state.settings.fire_after_turn
        return f"{'snap' if free else 'fire'}:{name}", 0 if free else 1, float(hit(view, who, name).chance), None
    if any(alien_of(each) == alien for each in assault_targets(state, marine)):
        fight = assault_odds(view, who, name, attacks=True)
        return f"assault:{name}", 1, float(fight.kills.chance), float(fight.dies.chance)
    return None
