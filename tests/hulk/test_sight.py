"""Section 8: line of sight, with the test vectors of the rules and against a slow exact definition."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction

import pytest

from tests.hulk.boards import AIRLOCK, NEST, board, drawn
from voidlock.games.hulk.facts import FACING_NAMES
from voidlock.games.hulk.map.board import Board, board_of

ALL = ("13,5", "17,5", "15,7")


def seen(here: Board, viewer: str, opened: Sequence[str], pieces: Sequence[str], rule: bool = True) -> set[str]:
    """What a marine sees, `13,5 E`, with these doors open and pieces on these squares."""
    square, facing = viewer.split()
    blocking = here.doors | here.bulkheads
    for name in opened:
        blocking &= ~(1 << here.names.index(name))
    for name in (*pieces, square):
        blocking |= 1 << here.names.index(name)
    found = here.field_of_view(here.square_by_name(square), FACING_NAMES.index(facing), blocking, rule)
    return {here.names[number] for number in here.each(found)}


def row(first: int, last: int, y: int) -> set[str]:
    return {f"{x},{y}" for x in range(first, last + 1)}


VECTORS: list[tuple[str, tuple[str, ...], tuple[str, ...], set[str]]] = [
    ("6,5 E", (), (), row(7, 13, 5)),
    ("7,5 E", (), (), {"8,4", "8,6"} | row(8, 13, 5)),
    ("12,5 E", ("13,5",), (), row(13, 17, 5) | {"15,4", "16,4", "15,6", "16,6"}),
    ("13,5 E", ("13,5",), (), row(14, 17, 5) | row(14, 16, 4) | row(14, 16, 6) | {"15,7"}),
    ("13,5 E", ("13,5",), ("14,5",), {"14,5"}),
    ("14,4 E", ALL, (), {"15,4", "16,4", "15,5", "16,5", "17,5", "16,6"}),
    ("15,4 S", ALL, (), row(14, 16, 5) | row(14, 16, 6) | {"15,7", "15,8", "15,9", "15,10"}),
    ("13,5 W", ALL, (), row(1, 12, 5)),
    ("14,5 W", (), (), {"13,5"}),
    ("15,7 N", ALL, (), row(14, 16, 4) | row(13, 17, 5) | row(14, 16, 6)),
    ("9,5 W", (), (), row(1, 8, 5) | {"8,4", "8,6"}),
    ("9,5 W", (), ("8,5",), {"8,5"}),
    ("14,4 E", ALL, ("15,4", "14,5"), {"15,4"}),
]


@pytest.mark.rule("LOS-1", "LOS-2", "LOS-3", "LOS-4", "LOS-5")
@pytest.mark.parametrize(("viewer", "opened", "pieces", "squares"), VECTORS)
def test_the_vectors_of_airlock_nine(
    viewer: str, opened: tuple[str, ...], pieces: tuple[str, ...], squares: set[str]
) -> None:
    assert seen(board(AIRLOCK), viewer, opened, pieces) == squares


@pytest.mark.rule("LOS-5")
def test_without_the_corridor_rule_one_sees_slantwise_down_a_passage() -> None:
    here = board(AIRLOCK)
    with_rule, without = (seen(here, "14,4 E", ALL, (), rule) for rule in (True, False))
    assert without - with_rule == {"18,5", "19,5"}


@pytest.mark.rule("LOS-3")
def test_the_vectors_of_the_nest() -> None:
    here = board(NEST)
    doors = [here.names[square] for square in here.each(here.doors)]
    assert seen(here, "15,8 E", doors, ["16,8"]) == {"16,7", "16,8", "16,9", "17,6", "17,10"}
    assert len(seen(here, "15,8 E", doors, [])) == 24


# ---------------------------------------------------------------------- against a slow exact definition


def clear(rows: list[list[bool]], start: tuple[int, int], end: tuple[int, int]) -> bool:
    """LOS-2 and LOS-3 by geometry: where the segment of the two centres lies inside each blocking square.

    `rows` says which cells block. A segment runs through the interior of a square if a part of it longer than a point
    does; it slips between two squares where it passes their common corner.
    """
    half = Fraction(1, 2)
    (ax, ay), (bx, by) = ((x + half, y + half) for x, y in (start, end))
    for y, row in enumerate(rows):
        for x, blocks in enumerate(row):
            if blocks and (x, y) not in (start, end) and _length_inside((ax, ay), (bx, by), x, y) > 0:
                return False
    for y in range(1, len(rows)):
        for x in range(1, len(rows[0])):
            if _passes(ax, ay, bx, by, x, y):
                rising = (bx - ax) * (by - ay) < 0
                one, other = ((x - 1, y - 1), (x, y)) if rising else ((x, y - 1), (x - 1, y))
                if rows[one[1]][one[0]] and rows[other[1]][other[0]]:
                    return False
    return True


def _length_inside(a: tuple[Fraction, Fraction], b: tuple[Fraction, Fraction], x: int, y: int) -> Fraction:
    """How much of the segment (from 0 to 1) lies in the open unit square at x, y."""
    low, high = Fraction(0), Fraction(1)
    for start, end, edge in ((a[0], b[0], x), (a[1], b[1], y)):
        if start == end:
            if not edge < start < edge + 1:
                return Fraction(0)
            continue
        first, second = sorted(((edge - start) / (end - start), (edge + 1 - start) / (end - start)))
        low, high = max(low, first), min(high, second)
    return max(high - low, Fraction(0))


def _passes(ax: Fraction, ay: Fraction, bx: Fraction, by: Fraction, x: int, y: int) -> bool:
    """Whether the point lies on the segment, which is not along a grid line."""
    inside = min(ax, bx) < x < max(ax, bx) and min(ay, by) < y < max(ay, by)
    return inside and (bx - ax) * (y - ay) == (by - ay) * (x - ax)


def random_board(rng: random.Random) -> Board:
    """A cave of random floor around a marine, all connected by sides."""
    width, height = rng.randint(5, 9), rng.randint(4, 8)
    floor = {(width // 2, height // 2)}
    while len(floor) < width * height // 2:
        x, y = rng.choice(sorted(floor))
        dx, dy = rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        if 0 < x + dx < width - 1 and 0 < y + dy < height - 1:
            floor.add((x + dx, y + dy))
        elif rng.random() < 0.01:
            break
    rows = [["." if (x, y) in floor else "#" for x in range(width)] for y in range(height)]
    rows[height // 2][width // 2] = "M"
    top = min(floor, key=lambda point: point[1])
    rows[top[1] - 1][top[0]] = "E"
    return board_of(drawn(["".join(row) for row in rows]))


@pytest.mark.rule("LOS-2", "LOS-3", "LOS-4", "LOS-6")
@pytest.mark.parametrize("seed", range(12))
def test_the_clear_line_agrees_with_geometry_and_is_symmetric(seed: int) -> None:
    rng = random.Random(seed)
    here = random_board(rng)
    rows = here.mission.map
    pieces = [square for square in here.every if rng.random() < 0.25]
    blocking = here.mask(pieces)
    blocks = [
        [(x, y) not in here.numbers or here.numbers[x, y] in pieces for x in range(len(rows[0]))]
        for y in range(len(rows))
    ]
    for viewer in here.every:
        for target in here.every[viewer + 1 :]:
            wanted = clear(blocks, here.squares[viewer], here.squares[target])
            for one, other in ((viewer, target), (target, viewer)):
                line = here.line(one, other)
                found = line is not None and not blocking & line[1] and all(blocking & pair != pair for pair in line[2])
                assert found == wanted, f"{rows} {pieces}: {here.names[one]} to {here.names[other]}"


@pytest.mark.rule("LOS-1", "LOS-6")
def test_sight_itself_is_not_symmetric() -> None:
    here = board(AIRLOCK)
    assert "16,6" in seen(here, "15,5 E", ALL, ())
    assert "15,5" not in seen(here, "16,6 E", ALL, ())
