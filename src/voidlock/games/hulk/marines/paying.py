"""Paying for a marine's action, and what any action of his ends (sections 4, 5)."""

from __future__ import annotations

from voidlock.games.hulk.numbers import NOTHING, Marine
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.ending import judge
from voidlock.games.hulk.state.sight import blips_seen
from voidlock.games.hulk.state.tasks import REVEALS


def own_points(state: State, marine: Marine) -> int:
    """CP-3: the AP he can spend; they count only in his activation."""
    return state.ap[marine] if state.active == marine else 0


def budget(state: State, marine: Marine) -> int:
    """CP-3: the most he can spend on one action: his own AP in his activation, plus command points."""
    return state.cp + own_points(state, marine)


def split_cost(state: State, marine: Marine, cost: int) -> tuple[int, int]:
    """CP-3: split a cost into AP and command points. AP first: no other marine can use them."""
    own = min(cost, own_points(state, marine))
    return own, cost - own


def pay(state: State, marine: Marine, cost: int) -> tuple[int, int]:
    """Pay a cost; return the AP and the command points spent."""
    ap, cp = split_cost(state, marine, cost)
    state.ap[marine] -= ap
    state.cp -= cp
    state.cp_spent += cp
    return ap, cp


def act(state: State, marine: Marine, cost: int) -> tuple[int, int]:
    """MOV-7, SHT-2: pay for an action; it ends overwatch, guard and sustained fire."""
    bit = ~(1 << marine)
    state.overwatch &= bit
    state.guard &= bit
    state.aim[marine] = NOTHING
    return pay(state, marine, cost)


def settle(state: State) -> None:
    """After every event: end the mission if it is decided, and queue the reveal of exposed blips (BLP-10)."""
    judge(state)
    found = blips_seen(state) & ~state.exposed
    if found:
        state.exposed |= found
        state.agenda.append(REVEALS.later())
