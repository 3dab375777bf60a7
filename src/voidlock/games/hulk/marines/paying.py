"""Paying for what a marine does, and what any action of his ends (sections 4, 5)."""

from __future__ import annotations

from voidlock.games.hulk.numbers import NOTHING, Marine
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.ending import judge
from voidlock.games.hulk.state.sight import blips_seen
from voidlock.games.hulk.state.tasks import REVEALS


def own_points(state: State, marine: Marine) -> int:
    """CP-3: his own AP pay only in his activation."""
    return state.ap[marine] if state.active == marine else 0


def budget(state: State, marine: Marine) -> int:
    """CP-3: what he can spend on one action: his own AP, and command points always."""
    return state.cp + own_points(state, marine)


def shared(state: State, marine: Marine, cost: int) -> tuple[int, int]:
    """CP-3: what a cost takes of AP and of command points. AP first: nobody else can use them."""
    own = min(cost, own_points(state, marine))
    return own, cost - own


def pay(state: State, marine: Marine, cost: int) -> tuple[int, int]:
    """Returns what was paid of AP and of command points."""
    ap, cp = shared(state, marine, cost)
    state.ap[marine] -= ap
    state.cp -= cp
    state.cp_spent += cp
    return ap, cp


def act(state: State, marine: Marine, cost: int) -> tuple[int, int]:
    """MOV-7, SHT-2: paid; overwatch, guard and sustained fire end with any action."""
    bit = ~(1 << marine)
    state.overwatch &= bit
    state.guard &= bit
    state.aim[marine] = NOTHING
    return pay(state, marine, cost)


def settle(state: State) -> None:
    """After every event: is the mission over, and has a blip been exposed (BLP-10)?"""
    judge(state)
    found = blips_seen(state) & ~state.exposed
    if found:
        state.exposed |= found
        state.agenda.append(REVEALS.later())
