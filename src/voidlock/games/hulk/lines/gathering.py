"""Grouping of answers that differ only in their square; there may be one for every square in sight."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from voidlock.engine import Option

GATHERED = ("barrier", "flame")
"""Verbs whose answers share a line."""

FEW = 3
"""Up to this many answers keep a line each."""


def group_answers(options: Sequence[Option[object]]) -> list[tuple[Option[object], ...]]:
    """The answers in their original order, grouped where they share a line."""
    found: list[tuple[Option[object], ...]] = []
    for verb, run in groupby(options, key=lambda option: option.verb):
        alike = tuple(run)
        if verb in GATHERED and len(alike) > FEW:
            found.append(alike)
        else:
            found += [(option,) for option in alike]
    return found
