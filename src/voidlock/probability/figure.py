"""Figures with reasons: a probability or expected value, explained by message id, never by sentence."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from voidlock.engine import Argument, Thing


class Because(NamedTuple):
    """The reason for a figure: a message id and its arguments."""

    id: str
    arguments: Mapping[str, Argument] = {}


class Figure(NamedTuple):
    """A probability and the reason for it."""

    chance: Fraction | float
    because: Because


class Expected(NamedTuple):
    """An expected value and the reason for it."""

    number: Fraction | float
    because: Because


class Matter(NamedTuple):
    """A fact that matters now, and the things on the board that it is about."""

    because: Because
    at: tuple[Thing, ...]


def percent_of(chance: Fraction | float) -> int:
    """A chance in whole percent; only the impossible is 0 and only the certain is 100."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def value_of(figure: Figure | Expected) -> float:
    return float(figure.number if isinstance(figure, Expected) else figure.chance)


SPENDING = Because("odds-spending")
"""The assumed spending policy: if a defence roll would kill, a token if allowed, else the Artefact if held."""

REROLL_MISSES = Because("odds-reroll-misses")
"""The assumed reroll policy: a token for every attack roll that slays nothing."""

FROM_VIEW = Because("odds-from-view")
"""The figure uses only what the seat may know."""


class NoOdds(ValueError):
    """Nothing to compute: no such Marine, no swarm at the spot, a target out of reach."""
