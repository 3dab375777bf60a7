"""Exact probabilities, by exhaustive enumeration, from what a seat is allowed to know.

Every figure comes with its reason and its assumptions.

>>> from voidlock import angel, odds
>>> game = angel.new(seed=7, teams=[["red", "blue", "grey"]])
>>> coming = odds.phase(game.view(1))
>>> round(float(coming.survives["leon"].chance), 3)
0.667

The parts of Death Angel are imported when they are first used. `sheet` and `describe` have the odds of both games:

>>> print(odds.describe(game).splitlines()[0])
What matters now
"""

from importlib import import_module
from typing import TYPE_CHECKING

from voidlock.engine import AnyGame

from .figure import FROM_VIEW, REROLL_MISSES, SPENDING, NoOdds
from .sheets import Sheet
from .sheets import sheet_for as sheet

__all__ = [
    "FROM_VIEW",
    "REROLL_MISSES",
    "SPENDING",
    "TOP_FIRST",
    "WITHOUT_TARGETS",
    "NoOdds",
    "Sheet",
    "answers",
    "attack_from",
    "attacks",
    "describe",
    "next_event",
    "phase",
    "reroll",
    "sheet",
]


if TYPE_CHECKING:
    from voidlock.games.angel.odds.answers import answers, reroll
    from voidlock.games.angel.odds.attack import attacks
    from voidlock.games.angel.odds.defence import attack_from
    from voidlock.games.angel.odds.event import TOP_FIRST, WITHOUT_TARGETS, next_event
    from voidlock.games.angel.odds.phase import phase
else:
    _MODULES = {
        "TOP_FIRST": "event",
        "WITHOUT_TARGETS": "event",
        "answers": "answers",
        "attack_from": "defence",
        "attacks": "attack",
        "next_event": "event",
        "phase": "phase",
        "reroll": "answers",
    }

    def __getattr__(name: str) -> object:
        """Import a part of Death Angel's odds on first use (PEP 562): they import this package."""
        if name not in _MODULES:
            raise AttributeError(f"module 'voidlock.odds' has no attribute {name!r}")
        return getattr(import_module(f"voidlock.games.angel.odds.{_MODULES[name]}"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})


def describe(game: AnyGame, seat: int | None = None, language: str = "en") -> str:
    """The sheet in words, as `voidlock odds` prints it. `language` is `en` or `ja`."""
    from voidlock.texts import Words
    from voidlock.words import chances

    return "\n".join(chances.lines(sheet(game, seat), Words(language)))
