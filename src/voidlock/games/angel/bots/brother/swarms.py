"""Heuristics for moving swarms away and holding them back."""

from __future__ import annotations

from voidlock.engine import Choice
from voidlock.games.angel.facts import EVENTS
from voidlock.games.angel.numbers import Spot
from voidlock.games.angel.state import State

from .threat import KILLS, SLAIN, attackers_by_spot, best, row_threat, strength, values, worth
from .weights import WEIGHTS

EVIL = frozenset(
    [
        *["surrounded", "flanking_manoeuvre", "out_of_thin_air_head", "out_of_thin_air_claw", "the_swarm_tail"],
        *["the_swarm_tongue", "psychic_assault", "theyre_everywhere", "evasion", "outnumbered", "chaos_of_battle"],
    ]
)
"""Harmful Events."""


def field_gain(state: State, spot: Spot) -> float:
    """The threat that disappears if the swarm at a spot does not attack."""
    marine = state.formation[spot >> 1]
    here, there = strength(state.swarms[spot]), strength(state.swarms[spot ^ 1])
    tokens = state.tokens[marine]
    if state.facing[marine] == spot & 1:
        return SLAIN[here][tokens] * (1 - KILLS[there])
    return KILLS[here] * (1 - SLAIN[there][tokens])


def power_field(state: State, choice: Choice[Spot | None]) -> int:
    return best([0.0 if spot is None else field_gain(state, spot) for spot in values(choice)])


def strategize(state: State, choice: Choice[tuple[Spot, Spot] | None]) -> int:
    """Move a swarm where it does least harm and can be attacked."""
    strengths = [strength(swarm) for swarm in state.swarms]
    cover = attackers_by_spot(state)

    def cost(place: int) -> float:
        marine = state.formation[place]
        return row_threat(state, marine, strengths[2 * place], strengths[2 * place + 1]) * worth(state, marine)

    before = [cost(place) for place in range(len(state.formation))]
    gains = [0.05] * len(choice.options)
    for index, option in enumerate(choice.options):
        if option.value is not None:
            start, goal = option.value
            number = strengths[start]
            strengths[start], strengths[goal] = 0, strengths[goal] + number
            rows = {start >> 1, goal >> 1}
            gains[index] = sum([before[row] - cost(row) for row in rows])
            gains[index] += WEIGHTS["cover"] * (min(cover[goal], 2) - min(cover[start], 2))
            strengths[start], strengths[goal] = number, strengths[goal] - number
    return best(gains)


def scout_place(state: State, choice: Choice[bool]) -> int:
    """Put a harmful Event at the bottom; the seat that is asked has seen it."""
    return [option.value for option in choice.options].index(EVENTS[state.events[-1]].id not in EVIL)
