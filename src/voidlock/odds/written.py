"""Serialisation of named tuples as JSON: a thing is a pair of kind and name, a probability is a number."""

from __future__ import annotations

from fractions import Fraction
from typing import Protocol

from voidlock.engine import Json, Thing
from voidlock.engine.views.question import pair

from .figure import as_float


class Fields(Protocol):
    """A named tuple of things, numbers and other named tuples."""

    def _asdict(self) -> dict[str, object]: ...


def as_fields(told: Fields) -> dict[str, Json]:
    return {name: _json(value) for name, value in told._asdict().items()}


def _json(value: object) -> Json:
    match value:
        case Thing():
            return pair(value)
        case Fraction():
            return as_float(value)
        case tuple() if hasattr(value, "_asdict"):
            return {name: _json(field) for name, field in value._asdict().items()}
        case tuple():
            return [_json(one) for one in value]
        case None | int() | float() | str():
            return value
    raise TypeError(type(value))
