"""Exact chances, by enumeration, from what a seat may know. Every figure comes with its reason and its assumptions."""

from voidlock.probability.figure import FROM_VIEW, REROLL_MISSES, SPENDING, Because, Expected, Figure, NoOdds

from .answers import answers, rerolled
from .attack import Attack, Attacks, attacks
from .defence import OneAttack, attacked
from .event import TOP_FIRST, WITHOUT_TARGETS, Move, NextEvent, Spawn, next_event
from .phase import Phase, phase

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
