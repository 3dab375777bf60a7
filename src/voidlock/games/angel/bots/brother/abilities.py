"""Heuristics: what the abilities of Action cards add to their actions."""

from __future__ import annotations

from collections.abc import Callable

from voidlock.games.angel.facts import (
    ACTION_NAMES,
    ACTION_OF,
    BLUE,
    RED,
    YELLOW,
    marine_by_name,
)
from voidlock.games.angel.numbers import Team
from voidlock.games.angel.state import State

from .swarms import field_gain
from .threat import KILLS, SLAIN, strength, threat


def ability_gain(state: State, team: Team, type: int) -> float:
    """The gain of a team's card of a type; 0 if the board does not tell."""
    ability = ABILITIES.get(ACTION_NAMES[ACTION_OF[team][type]])
    return ability(state) if ability is not None else 0.0


def _threat_to(state: State, name: str) -> float:
    marine = marine_by_name(name)
    return threat(state, state.formation.index(marine)) if marine in state.formation else 0.0


def _stance(state: State) -> float:
    gain = 0.0
    for marine in state.living(YELLOW):
        front = strength(state.swarms[state.front(marine)])
        if front and state.tokens[marine]:
            gain += SLAIN[front][state.tokens[marine]] - KILLS[front] / 6
    return max(gain, 0.0)


def _field(state: State) -> float:
    return max([field_gain(state, spot) for spot in state.every_spot() if state.swarms[spot]], default=0.0)


def _intimidate(state: State) -> float:
    """2.5 cards on average, of those engaged with the Blue Marines."""
    places = [state.formation.index(marine) for marine in state.living(BLUE)]
    cards = sum([strength(state.swarms[2 * place]) + strength(state.swarms[2 * place + 1]) for place in places])
    gain = sum([threat(state, place) for place in places])
    return gain * min(2.5 / cards, 1.0) if cards else 0.0


ABILITIES: dict[str, Callable[[State], float]] = {
    "block": lambda state: _threat_to(state, "gideon"),
    "defensive_stance": _stance,
    "counter_attack": lambda state: _threat_to(state, "lorenzo"),
    "overwatch": lambda state: len([marine for marine in state.living(RED) if state.tokens[marine]]),
    "strategize": lambda state: max([threat(state, place) for place in range(len(state.formation))]),
    "power_field": _field,
    "stealth_tactics": lambda state: 1.0 if min(len(state.piles[0]), len(state.piles[1])) <= 1 else 0.0,
    "intimidation": _intimidate,
}
"""What each card's ability adds to its action."""
