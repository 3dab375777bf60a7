"""Exact probabilities of Death Angel by enumeration, from what a seat is allowed to know.

Every figure comes with its reason and its assumptions.
"""

from voidlock.games.angel.odds import (
    FROM_VIEW,
    REROLL_MISSES,
    SPENDING,
    TOP_FIRST,
    WITHOUT_TARGETS,
    Attack,
    Attacks,
    Because,
    Expected,
    Figure,
    Move,
    NextEvent,
    NoOdds,
    OneAttack,
    Phase,
    Spawn,
    answers,
    attacked,
    attacks,
    next_event,
    phase,
    rerolled,
)

__all__ = [
    "FROM_VIEW",
    "REROLL_MISSES",
    "SPENDING",
    "TOP_FIRST",
    "WITHOUT_TARGETS",
    "Attack",
    "Attacks",
    "Because",
    "Expected",
    "Figure",
    "Move",
    "NextEvent",
    "NoOdds",
    "OneAttack",
    "Phase",
    "Spawn",
    "answers",
    "attacked",
    "attacks",
    "next_event",
    "phase",
    "rerolled",
]
