"""Nearest-neighbour search by direction: where an arrow key goes from each cell of a map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from voidlock.games.hulk.facts import DIRECTIONS, FACING_NAMES
from voidlock.games.hulk.mission.mission import SOLID, Point, name_of

Arrows = dict[str, dict[str, str]]
"""By cell and facing, the next cell; a facing without one is left out."""

ASIDE = 2
"""A cell to the side counts as this much farther than one straight ahead."""


def arrows(rows: Sequence[str]) -> Arrows:
    """The table for every floor cell and every entry area."""
    return _arrows(tuple(rows))


@lru_cache(maxsize=16)
def _arrows(rows: tuple[str, ...]) -> Arrows:
    cells = [(x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph != SOLID]
    return {name_of(cell): _from(cell, cells) for cell in cells}


def _from(cell: Point, cells: Sequence[Point]) -> dict[str, str]:
    found: dict[str, str] = {}
    for facing, name in enumerate(FACING_NAMES):
        there = _next(cell, DIRECTIONS[2 * facing], cells)
        if there is not None:
            found[name] = name_of(there)
    return found


def _next(cell: Point, by: tuple[int, int], cells: Sequence[Point]) -> Point | None:
    """The nearest cell within 45 degrees, even across the void; of equally near ones the first in reading order."""
    (x, y), (dx, dy) = cell, by
    best: tuple[int, Point] | None = None
    for other in cells:
        across, down = other[0] - x, other[1] - y
        ahead, aside = across * dx + down * dy, abs(across * dy) + abs(down * dx)
        if ahead > 0 and aside <= ahead and (best is None or ahead + ASIDE * aside < best[0]):
            best = ahead + ASIDE * aside, other
    return best[1] if best is not None else None
