"""Exact probabilities, by exhaustive enumeration, from what a seat is allowed to know.

Every figure comes with its reason and its assumptions.

>>> from voidlock import angel, odds
>>> game = angel.new(seed=7, teams=[["red", "blue", "grey"]])
>>> coming = odds.phase(angel.angel_view(game.view(1)))
>>> round(coming.survives["leon"].chance, 3)
0.667

`sheet` and `told` have the odds of both games:

>>> import voidlock
>>> print(odds.told(voidlock.load("examples/puzzle.json")).splitlines()[0])
What matters now
"""

from voidlock.engine import AnyGame
from voidlock.games.angel.odds.answers import answers, rerolled
from voidlock.games.angel.odds.attack import Attack, Attacks, attacks
from voidlock.games.angel.odds.defence import OneAttack, attacked
from voidlock.games.angel.odds.event import TOP_FIRST, WITHOUT_TARGETS, Move, NextEvent, Spawn, next_event
from voidlock.games.angel.odds.phase import Phase, phase
from voidlock.probability.figure import FROM_VIEW, REROLL_MISSES, SPENDING, Because, Expected, Figure, NoOdds
from voidlock.probability.sheets import Sheet, sheet_for
from voidlock.terminal import chances
from voidlock.texts import Words

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
    "Sheet",
    "Spawn",
    "answers",
    "attacked",
    "attacks",
    "next_event",
    "phase",
    "rerolled",
    "sheet",
    "told",
]


def sheet(game: AnyGame, seat: int | None = None) -> Sheet:
    """All figures of a position of either game, from what a seat knows; without one, what the asked seat knows."""
    return chances.looked_at(game) if seat is None else sheet_for(game, seat)


def told(game: AnyGame, seat: int | None = None, language: str = "en") -> str:
    """The same in words, as `voidlock odds` prints it. `language` is `en` or `ja`."""
    return "\n".join(chances.lines(sheet(game, seat), Words(language)))
