"""Exact probabilities of Death Angel, by exhaustive enumeration, from what a seat is allowed to know.

Every figure comes with its reason and its assumptions.

>>> from voidlock import angel, odds
>>> game = angel.new(seed=7, teams=[["red", "blue", "grey"]])
>>> coming = odds.phase(angel.angel_view(game.view(1)))
>>> round(coming.survives["leon"].chance, 3)
0.667
"""

from voidlock.games.angel.odds.answers import answers, rerolled
from voidlock.games.angel.odds.attack import Attack, Attacks, attacks
from voidlock.games.angel.odds.defence import OneAttack, attacked
from voidlock.games.angel.odds.event import TOP_FIRST, WITHOUT_TARGETS, Move, NextEvent, Spawn, next_event
from voidlock.games.angel.odds.phase import Phase, phase
from voidlock.probability.figure import FROM_VIEW, REROLL_MISSES, SPENDING, Because, Expected, Figure, NoOdds

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
