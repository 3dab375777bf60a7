"""The origin of a game: a seed and a setup, or a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .events import Json
from .fair_dice import FairDice


class Origin(NamedTuple):
    """The words of its seed, a setup or a written position, and what the seed follows from if it was committed to."""

    seed: str = ""
    setup: dict[str, Json] | None = None
    position: dict[str, Json] | None = None
    fair: FairDice | None = None


def as_json(value: object) -> Json:
    """An argument of a setup as JSON; what JSON cannot hold is told as a text, which the setup refuses."""
    if isinstance(value, Mapping):
        return {str(name): as_json(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [as_json(each) for each in value]
    return value if value is None or isinstance(value, str | int | float) else str(value)
