"""A look back at a game that is over: what the dice promised and what they gave."""

from __future__ import annotations

from typing import NamedTuple

from voidlock.engine import Game, Json
from voidlock.games.angel import State
from voidlock.probability.luck import Luck, luck, lucky, unlucky
from voidlock.probability.replaying import first_state
from voidlock.probability.written import as_fields

from .rolls import KINDS, OTHER, Death, Roll, told_rolls
from .statistics import Deeds, Statistics, Toll, statistics
from .trials import trials

__all__ = ["Death", "Deeds", "Luck", "Review", "Roll", "Statistics", "Toll", "data", "review"]


class Review(NamedTuple):
    """Rolls and deaths in the order in which they happened; the rolls most against the odds; luck by kind of roll."""

    result: str
    rolls: tuple[Roll, ...]
    deaths: tuple[Death, ...]
    lucky: tuple[Roll, ...]
    unlucky: tuple[Roll, ...]
    luck: dict[str, Luck]
    statistics: Statistics


def review(game: Game[State]) -> Review:
    """The game replayed from its record, which is left as it is."""
    if not game.result:
        raise ValueError("a game that is not over cannot be reviewed")
    rolls, deaths = told_rolls([event for _, event in game.events], trials(game))
    return Review(
        game.result,
        rolls,
        deaths,
        lucky(rolls),
        unlucky(rolls),
        {kind: luck([roll for roll in rolls if roll.kind == kind]) for kind in KINDS if kind != OTHER},
        statistics(game, first_state(game)),
    )


# ---------------------------------------------------------------------- as JSON


def reviewed(game: Game[State]) -> dict[str, Json]:
    """The review of a finished game as JSON."""
    return data(review(game))


def data(review: Review) -> dict[str, Json]:
    """A thing is a pair of its kind and its name; rolls stand in one list, and elsewhere as their numbers."""
    return {
        "result": review.result,
        "rolls": [as_fields(roll) for roll in review.rolls],
        "deaths": [{**as_fields(death), "rolls": _numbers(death.rolls)} for death in review.deaths],
        "lucky": _numbers(review.lucky),
        "unlucky": _numbers(review.unlucky),
        "luck": {kind: as_fields(luck) for kind, luck in review.luck.items()},
        "statistics": as_fields(review.statistics),
    }


def _numbers(rolls: tuple[Roll, ...]) -> list[Json]:
    return [roll.number for roll in rolls]
