"""The origin of a game: a seed and a setup, or a position."""

from __future__ import annotations

from typing import NamedTuple

from ..events import Json


class Origin(NamedTuple):
    """The words of its seed, and a setup or a written position."""

    seed: str = ""
    setup: dict[str, Json] | None = None
    position: dict[str, Json] | None = None
