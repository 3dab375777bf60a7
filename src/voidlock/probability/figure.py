"""A figure with the reason for it: message ids and arguments, never sentences."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from voidlock.engine import Argument


class Because(NamedTuple):
    """Why a figure is what it is: a message id and what the message tells."""

    id: str
    arguments: Mapping[str, Argument] = {}


class Figure(NamedTuple):
    """A chance from 0 to 1 and the reason for it."""

    chance: Fraction | float
    because: Because


class Expected(NamedTuple):
    """A number on average and the reason for it."""

    number: Fraction | float
    because: Because


def value_of(figure: Figure | Expected) -> float:
    return float(figure.number if isinstance(figure, Expected) else figure.chance)


SPENDING = Because("odds-spending")
"""The assumed way of spending: when a defence roll would kill, a token if one may be paid, otherwise the Artefact if it
is held; neither at any other time."""

REROLL_MISSES = Because("odds-reroll-misses")
"""The assumed way of rerolling an attack: a token for every roll that slays nothing, for no other."""

FROM_VIEW = Because("odds-from-view")
"""What is counted: only what the seat may know."""


class NoOdds(ValueError):
    """There is nothing to reckon: no such Marine, no swarm at the spot, a target out of reach."""
