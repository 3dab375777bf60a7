"""Sections found from a map: rooms, junctions, and corridors cut into even pieces.

In the box, sections are the printed tiles (BRD-2): a room has its doorways, a junction the squares around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from string import ascii_letters, digits

from voidlock.games.hulk.facts import DIRECTIONS

from .mission import BULKHEAD, DOORS, FLOOR, SOLID, Point

UNKNOWN = "?"
"""Stands in `[sections]` for a letter that the program finds."""

LETTERS = digits + ascii_letters
LONGEST = 5
"""Squares of a piece of corridor at most, as the longest tiles have."""

SIDES = DIRECTIONS[::2]
Area = set[Point]


def complete(rows: Sequence[str], given: Sequence[str]) -> tuple[str, ...]:
    """The sections as given, with those found that are left open; without any, all of them are found."""
    if given and not any(UNKNOWN in row for row in given):
        return tuple(given)
    grid = [list(row) for row in given] if given else [[SOLID] * len(row) for row in rows]
    if [len(row) for row in grid] != [len(row) for row in rows]:
        return tuple(given)
    floor = {(x, y) for y, row in enumerate(rows) for x, glyph in enumerate(row) if glyph in FLOOR}
    known = {(x, y) for x, y in floor if given and grid[y][x] != UNKNOWN}
    used = {grid[y][x] for x, y in known}
    for row in grid:
        row[:] = [SOLID if letter == UNKNOWN else letter for letter in row]
    free = [letter for letter in LETTERS if letter not in used]
    for letter, area in zip(free, _few(_areas(rows, floor - known), len(free)), strict=False):
        for x, y in area:
            grid[y][x] = letter
    return tuple("".join(row) for row in grid)


def _areas(rows: Sequence[str], floor: Area) -> list[Area]:
    """Rooms first, then junctions with the squares around them, then what is left between, all in reading order."""
    doors = {(x, y) for x, y in floor if rows[y][x] in DOORS or rows[y][x] == BULKHEAD}
    rooms = _pieces({point for point in floor - doors if _in_a_room(point, floor - doors)})
    left = floor - {point for room in rooms for point in room}
    for room in rooms:
        doorways = {door for point in room for door in _neighbours(point, doors & left)}
        room.update(doorways)
        left -= doorways
    junctions: list[Area] = []
    for point in _in_reading_order(left - doors):
        if point in left and len(_neighbours(point, floor)) > 2:
            junctions.append({point, *_neighbours(point, left - doors)})
            left -= junctions[-1]
    corridors = [part for piece in _pieces(left) for part in _cut(piece)]
    halls = [*junctions, *corridors]
    for area in [area for area in corridors if area <= doors]:
        around = {near for point in area for near in _around(point)}
        beside = [other for other in halls if other is not area and other & around]
        if beside:
            min(beside, key=len).update(area)
            halls = [other for other in halls if other is not area]
    return sorted([*rooms, *halls], key=lambda area: _in_reading_order(area)[0][::-1])


def _in_a_room(point: Point, floor: Area) -> bool:
    """Whether the square is one of four that lie together."""
    x, y = point
    return any({(x + dx, y), (x, y + dy), (x + dx, y + dy)} <= floor for dx in (-1, 1) for dy in (-1, 1))


def _around(point: Point) -> Area:
    x, y = point
    return {(x + dx, y + dy) for dx, dy in SIDES}


def _neighbours(point: Point, floor: Area) -> Area:
    return _around(point) & floor


def _in_reading_order(area: Iterable[Point]) -> list[Point]:
    """In reading order: row by row."""
    return sorted(area, key=lambda point: point[::-1])


def _pieces(area: Area) -> list[Area]:
    """Connected components."""
    left, found = set(area), []
    for start in _in_reading_order(area):
        if start in left:
            found.append(flood_fill(start, left))
            left -= found[-1]
    return found


def flood_fill(start: Point, within: Area) -> Area:
    """The squares connected to the start by their sides."""
    found, edge = {start}, [start]
    while edge:
        near = _neighbours(edge.pop(), within) - found
        found |= near
        edge += near
    return found


def _cut(piece: Area) -> list[Area]:
    """A corridor in parts of about the same length, from one end to the other."""
    points = _in_reading_order(piece)
    start = next((point for point in points if len(_neighbours(point, piece)) < 2), points[0])
    line, seen = [start], {start}
    for point in line:
        near = _in_reading_order(_neighbours(point, piece) - seen)
        line += near
        seen.update(near)
    parts = -(-len(line) // LONGEST)
    cuts = [round(len(line) * part / parts) for part in range(parts + 1)]
    return [part for start, end in pairwise(cuts) for part in _pieces(set(line[start:end]))]


def _few(areas: list[Area], most: int) -> list[Area]:
    """Not more sections than letters: the smallest goes to its smallest neighbour, as long as there are too many."""
    areas = [set(area) for area in areas]
    while len(areas) > max(most, 1):
        smallest = min(areas, key=len)
        beside = {near for point in smallest for near in _around(point)}
        neighbours = [area for area in areas if area is not smallest and area & beside]
        if not neighbours:
            break
        min(neighbours, key=len).update(smallest)
        areas.remove(smallest)
    return areas
