"""Answers of Space Hulk that differ in their square alone: there may be one for every square in sight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from voidlock.engine import Option

GATHERED = ("barrier", "flame")
"""Verbs whose answers share a line."""

FEW = 3
"""So many answers at most have a line each all the same."""


def gathered(options: Sequence[Option[object]]) -> list[tuple[Option[object], ...]]:
    """The answers in the order in which they are asked, those together that share a line."""
    found: list[tuple[Option[object], ...]] = []
    for verb, run in groupby(options, key=lambda option: option.verb):
        alike = tuple(run)
        if verb in GATHERED and len(alike) > FEW:
            found.append(alike)
        else:
            found += [(option,) for option in alike]
    return found
