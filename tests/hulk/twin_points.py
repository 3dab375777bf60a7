"""Points, facings and lines: the geometry of the twins (sections 2, 6 and 8), written down literally."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection

Point = tuple[int, int]

COMPASS = {0: (0, -1), 1: (1, 0), 2: (0, 1), 3: (-1, 0)}
AROUND = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def ahead_and_aside(start: Point, facing: int, end: Point) -> tuple[int, int]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    fx, fy = COMPASS[facing]
    return dx * fx + dy * fy, abs(dx * fy - dy * fx)


def in_arc(start: Point, facing: int, end: Point) -> bool:
    """MOV-1"""
    ahead, aside = ahead_and_aside(start, facing, end)
    return ahead >= 1 and aside <= ahead


def span(one: Point, other: Point) -> int:
    """BRD-9: the range of a shot."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def around(point: Point) -> list[Point]:
    return [(point[0] + dx, point[1] + dy) for dx, dy in AROUND]


def straight_ahead(point: Point, facing: int) -> Point:
    return point[0] + COMPASS[facing][0], point[1] + COMPASS[facing][1]


def clear_line(start: Point, target: Point, blocks: Callable[[Point], bool]) -> bool:
    """LOS-2, LOS-3: the line between two centres, in whole numbers."""
    (x, y), (tx, ty) = start, target
    nx, ny, sx, sy, ix, iy = abs(tx - x), abs(ty - y), 1 if tx > x else -1, 1 if ty > y else -1, 0, 0
    while (x, y) != target:
        one, other = (1 + 2 * ix) * ny, (1 + 2 * iy) * nx
        if one == other and blocks((x + sx, y)) and blocks((x, y + sy)):
            return False
        if one <= other:
            x, ix = x + sx, ix + 1
        if other <= one:
            y, iy = y + sy, iy + 1
        if (x, y) != target and blocks((x, y)):
            return False
    return True


def steps(point: Point, floor: Collection[Point], blocked: Collection[Point]) -> list[Point]:
    """MOV-4: the floor beside a square that the corner rule lets through, given what it counts as blocked."""
    found = []
    for dx, dy in AROUND:
        there = (point[0] + dx, point[1] + dy)
        corners = [(point[0] + dx, point[1]), (point[0], point[1] + dy)]
        shut = dx and dy and all(corner not in floor or corner in blocked for corner in corners)
        if there in floor and not shut:
            found.append(there)
    return found


def distances(start: Point, floor: Collection[Point], walls: Collection[Point]) -> dict[Point, int]:
    """BRD-8: walking distances from a square."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        point = queue.popleft()
        for there in steps(point, floor, walls):
            if there not in found and there not in walls:
                found[there] = found[point] + 1
                queue.append(there)
    return found


def point_of(text: str) -> Point:
    x, y = text.split(",")
    return int(x), int(y)
