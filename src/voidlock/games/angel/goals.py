"""What a puzzle can ask for: who must live, and which swarms must be gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voidlock.games.kit import Goal

from .facts import MARINE_NAMES, SPOT_NAMES
from .state import State
from .state.swarms import lords, size


def alive(state: State, name: str) -> bool:
    """The Marine lives."""
    return MARINE_NAMES.index(name) in state.formation


def living(state: State) -> list[str]:
    return [MARINE_NAMES[marine] for marine in state.formation]


def clear(state: State, name: str) -> bool:
    """No swarm is at the spot; without a name, at none."""
    return not any(state.swarms) if not name else not state.swarms[SPOT_NAMES.index(name)]


def left(state: State, name: str) -> bool:
    """At most this many Genestealers are left."""
    return sum([size(swarm) for swarm in state.swarms]) <= int(name)


def lordless(state: State, name: str) -> bool:
    """No Brood Lord is left."""
    return not any(lords(swarm) for swarm in state.swarms)


def win(state: State, name: str) -> bool:
    """The game is won."""
    return state.result == "win"


GOALS: Final[Mapping[str, Goal[State]]] = {
    "alive": Goal(alive, lasting=True, named=living),
    "clear": Goal(clear),
    "left": Goal(left),
    "lordless": Goal(lordless),
    "win": Goal(win),
}
