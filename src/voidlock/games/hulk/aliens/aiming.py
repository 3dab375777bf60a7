"""S7 step 2: target selection of a stealer, and its facing when it appears."""

from __future__ import annotations

from voidlock.games.hulk.events.aliens import AlienPlans, AlienTargets
from voidlock.games.hulk.state import ALIEN_THINGS

from .look import CHOSEN, KEPT, PAST, REACH, ROUND, Aim, Look
from .paths import MOVE


def choose(look: Look, points: int) -> Aim | None:
    """S7 step 2: the target and the path to it; a target is kept through the activation (A21)."""
    state = look.state
    if state.chosen >= 0:
        way = look.reach(state.chosen, points)
        if way is not None:
            return Aim(state.chosen, way, CHOSEN)
    kept = state.target
    if kept >= 0:
        way = look.reach(kept, points - 1)
        if way is not None:
            return Aim(kept, way, KEPT)
    for marine, way in look.reachable(points - 1):
        return Aim(marine, way, REACH)
    return look.farther(kept)


def tell_aim(look: Look, aim: Aim) -> None:
    """Log a new target with its reason, and the cost of the path to it."""
    state = look.state
    if state.told is None or state.target == aim.marine:
        return
    alien, board = ALIEN_THINGS[look.alien], state.board
    distance = look.far[state.where[aim.marine]]
    state.tell(AlienTargets(alien, board.marine_things[aim.marine], aim.row, look.line(aim), distance))
    if aim.way.actions:
        squares = [action.square for action in aim.way.actions if action.kind == MOVE]
        heeds = PAST if any(look.passing >> square & 1 for square in squares) else ROUND
        end = board.things[squares[-1]] if squares else board.things[look.square]
        state.tell(AlienPlans(alien, end, aim.way.cost, heeds))


def facing_for(look: Look, points: int) -> int:
    """S8 step 2: the facing from which its path is cheapest."""
    return facing_of(look, choose(look, points))


def facing_of(look: Look, aim: Aim | None) -> int:
    """The facing with which a new stealer's path to its target starts; random if there is no path."""
    return aim.way.start & 3 if aim is not None else look.state.luck & 3
