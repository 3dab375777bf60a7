"""The origin of a game: a seed and a setup, or a position."""

from __future__ import annotations

from typing import NamedTuple

from ..events import Json
from .fair_dice import FairDice


class Origin(NamedTuple):
    """The words of its seed, a setup or a written position, and what the seed follows from if it was committed to."""

    seed: str = ""
    setup: dict[str, Json] | None = None
    position: dict[str, Json] | None = None
    fair: FairDice | None = None
