"""Figures with reasons: a probability or expected value, explained by message id, never by sentence."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import floor, nextafter
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


def percent(chance: Fraction | float, digits: int = 0) -> str:
    """A chance or share in percent, as the page writes it: only the impossible is 0% and only the certain 100%."""
    whole = 10 ** (digits + 2)
    parts = floor(whole * float(chance) + 0.5)
    sign = "<" if parts == 0 < chance else ">" if chance < 1 and parts == whole else ""
    shown = {"<": 1, ">": whole - 1}.get(sign, parts)
    return f"{sign}{shown / 10**digits:.{digits}f}%"


def as_float(chance: Fraction | float) -> float:
    """A chance for those who have no fractions: what is nearly certain does not become certain."""
    return min(float(chance), nextafter(1, 0)) if chance < 1 else float(chance)


def value_of(figure: Figure | Expected) -> float:
    return as_float(figure.number if isinstance(figure, Expected) else figure.chance)


SPENDING = Because("odds-spending")
"""The assumed spending policy: if a defence roll would kill, a token if allowed, else the Artefact if held."""

REROLL_MISSES = Because("odds-reroll-misses")
"""The assumed reroll policy: a token for every attack roll that slays nothing."""

FROM_VIEW = Because("odds-from-view")
"""The figure uses only what the seat may know."""


class NoOdds(ValueError):
    """Nothing to compute: no such Marine, no swarm at the spot, a target out of reach."""
