"""What a puzzle can ask for: who must live, what must die, and where a marine must be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from voidlock.games.kit import Goal

from .state import ALIEN_NAMES, DEAD, OUT, State


def alive(state: State, name: str) -> bool:
    """The marine lives."""
    return state.where[state.board.marine_names.index(name)] != DEAD


def living(state: State) -> list[str]:
    return [state.board.marine_names[marine] for marine, _ in enumerate(state.where) if state.where[marine] != DEAD]


def dead(state: State, name: str) -> bool:
    """The alien is out of play; without a name, all are."""
    if not name:
        return all(place == OUT for place in state.place)
    return state.place[ALIEN_NAMES.index(name)] == OUT


def at(state: State, name: str) -> bool:
    """The marine stands on the square: `at:sgt=8,5`."""
    marine, _, square = name.partition("=")
    where = state.where[state.board.marine_names.index(marine)]
    return where >= 0 and state.board.names[where] == square


def win(state: State, name: str) -> bool:
    """The mission is won."""
    return state.result == "win"


GOALS: Final[Mapping[str, Goal[State]]] = {
    "alive": Goal(alive, lasting=True, named=living),
    "dead": Goal(dead),
    "at": Goal(at),
    "win": Goal(win),
}
