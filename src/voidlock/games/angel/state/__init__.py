"""Flat state of a game of Death Angel, with the swarms, answers, settings and tasks that are about it."""

from .state import (
    ATTACK_PHASE,
    CHOOSE,
    EVENT_PHASE,
    NOWHERE,
    OVER,
    PHASE_NAMES,
    RESOLVE,
    SETUP,
    PhaseName,
    State,
    holder_of,
    place_held,
)

__all__ = [
    "ATTACK_PHASE",
    "CHOOSE",
    "EVENT_PHASE",
    "NOWHERE",
    "OVER",
    "PHASE_NAMES",
    "RESOLVE",
    "SETUP",
    "PhaseName",
    "State",
    "holder_of",
    "place_held",
]
