"""The squares of a map, the steps between them, and walking distances; a view shows enough of a map for these."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from voidlock.games.hulk.facts import DIRECTIONS
from voidlock.games.hulk.mission.mission import FLOOR, Point
from voidlock.games.hulk.numbers import EVERY_SQUARE, NO_SQUARE, Square

FAR = 1 << 20
"""Farther than any walk."""

Ladders = Sequence[tuple[Point, Point]]
"""The two ends of each ladder."""


class Floor:
    """The floor squares of a map, numbered from the top left.

    squares, numbers      by number the point; by point the number
    every, names          by number itself and the name
    neighbours            by square, the eight squares around it clockwise from the north, NO_SQUARE for none (MOV-2)
    steps                 by square, the (direction, square, corner) of each step on the bare board (MOV-4)
    ladders               by square the other end of its ladder, NO_SQUARE for none (BRD-7)
    """

    def __init__(self, rows: Sequence[str], ladders: Ladders) -> None:
        self.squares: list[Point] = [
            (x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph in FLOOR
        ]
        self.every = EVERY_SQUARE[: len(self.squares)]
        self.numbers = dict(zip(self.squares, self.every, strict=True))
        self.names = tuple(f"{x},{y}" for x, y in self.squares)
        self.neighbours = [self._around(point) for point in self.squares]
        self.steps = [_steps(near) for near in self.neighbours]
        self.ladders = [NO_SQUARE] * len(self.squares)
        for one, other in ladders:
            lower, upper = self.numbers[one], self.numbers[other]
            self.ladders[lower], self.ladders[upper] = upper, lower
        self._distances: dict[tuple[Square, int], list[int]] = {}

    def _around(self, point: Point) -> tuple[Square, ...]:
        x, y = point
        return tuple(self.numbers.get((x + dx, y + dy), NO_SQUARE) for dx, dy in DIRECTIONS)

    def distances(self, start: Square, shut: int) -> list[int]:
        """BRD-8: walking distances from a square by breadth-first search, blocked only by what is shut; memoised."""
        known = self._distances.get((start, shut))
        if known is None:
            known = self._distances[start, shut] = self._walk(start, shut)
        return known

    def _walk(self, start: Square, shut: int) -> list[int]:
        found = [FAR] * len(self.squares)
        found[start] = 0
        edge = [start]
        while edge:
            following = []
            for square in edge:
                far = found[square] + 1
                for _, target, corner in self.steps[square]:
                    if found[target] == FAR and not shut >> target & 1 and (not corner or corner & shut != corner):
                        found[target] = far
                        following.append(target)
                ladder = self.ladders[square]
                if ladder >= 0 and found[ladder] == FAR:
                    found[ladder] = far
                    following.append(ladder)
            edge = following
        return found


def _steps(near: Sequence[Square]) -> tuple[tuple[int, Square, int], ...]:
    """Each step with its corner: at least one of these squares must be free; 0 without a corner to pass."""
    found = []
    for direction, square in enumerate(near):
        if square < 0:
            continue
        corner = 0
        if direction % 2:
            beside = [near[direction - 1], near[(direction + 1) % 8]]
            if max(beside) < 0:
                continue
            corner = sum([1 << other for other in beside if other >= 0])
        found.append((direction, square, corner))
    return tuple(found)


@lru_cache(maxsize=64)
def floor_of(rows: tuple[str, ...], ladders: tuple[tuple[Point, Point], ...]) -> Floor:
    """The floor of a map, cached by what is drawn."""
    return Floor(rows, ladders)
