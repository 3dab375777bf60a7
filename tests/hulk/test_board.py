"""Section 2: squares, sections, doors, entry areas, ladders, distances."""

from __future__ import annotations

import random
from collections import deque

import pytest

from tests.hulk.boards import AIRLOCK, DEFEND, FORGE, NEST, SUICIDE, board, drawn
from voidlock.games.hulk.facts import DIRECTIONS, EAST, NORTH
from voidlock.games.hulk.map.board import Board, board_of
from voidlock.games.hulk.map.floor import FAR
from voidlock.games.hulk.mission.mission import Point
from voidlock.games.hulk.mission.shipped import mission_names, shipped_mission

LEVELS = ["##########", "#M.^###v.E", "##########"]
"""Two levels side by side, walls between them."""


def names(board: Board, squares: int) -> list[str]:
    return [board.names[square] for square in board.each(squares)]


@pytest.mark.rule("BRD-1")
def test_the_floor_squares_are_those_of_the_drawing() -> None:
    here = board(AIRLOCK)
    assert len(here.squares) == 38
    assert (8, 0) not in here.numbers
    assert {len(shipped_mission(name).map[0]) > 0 for name in mission_names()} == {True}
    counts = [38, 98, 204, 151, 182, 158, 202, 92, 87]
    assert [len(board(name).squares) for name in mission_names()] == counts


@pytest.mark.rule("BRD-2", "BRD-3")
def test_sections_and_rooms() -> None:
    here = board(AIRLOCK)
    assert len(here.sections) == 9
    room = here.sections[here.section_names.index("6")]
    assert names(here, room) == [
        "14,4",
        "15,4",
        "16,4",
        "13,5",
        "14,5",
        "15,5",
        "16,5",
        "17,5",
        "14,6",
        "15,6",
        "16,6",
        "15,7",
    ]
    assert here.rooms == room
    assert board(SUICIDE).section_names.index("7") >= 0
    assert len(board(DEFEND).sections) == 42


@pytest.mark.rule("BRD-4", "BRD-5")
def test_doors_and_bulkheads() -> None:
    here = board(AIRLOCK)
    assert names(here, here.doors) == ["13,5", "17,5", "15,7"]
    assert here.opened == 0
    forge = board(FORGE)
    assert names(forge, forge.bulkheads) == ["13,9"]
    ajar = board_of(drawn(["#######", "#M./..E", "#######"]))
    assert names(ajar, ajar.opened) == ["3,1"]


@pytest.mark.rule("BRD-6")
def test_entry_areas_lie_off_the_board() -> None:
    here = board(AIRLOCK)
    assert [here.names[square] for square in here.entry_squares] == ["8,1", "8,9", "15,10"]
    assert (8, 0) not in here.numbers


@pytest.mark.rule("BRD-7")
def test_a_ladder_joins_two_squares_and_nothing_is_seen_along_it() -> None:
    here = board_of(drawn(LEVELS, ["##########", "#aaa###bb#", "##########"], ladders="L1 = 3,1 -> 7,1"))
    lower, upper = here.numbers[3, 1], here.numbers[7, 1]
    assert (here.ladders[lower], here.ladders[upper]) == (upper, lower)
    assert here.distances(here.numbers[1, 1], 0)[upper] == 3
    assert here.field_of_view(lower, EAST, 0, False) == 0


@pytest.mark.rule("BRD-8")
def test_walking_distance_counts_through_doors_and_round_bulkheads() -> None:
    here = board(AIRLOCK)
    start = here.numbers[12, 5]
    assert here.distances(start, 0)[here.numbers[14, 5]] == 2
    assert here.distances(start, here.doors)[here.numbers[14, 5]] == FAR
    forge = board(FORGE)
    far = forge.distances(forge.numbers[12, 9], forge.bulkheads)[forge.numbers[14, 9]]
    assert far > 10
    assert forge.distances(forge.numbers[12, 9], 0)[forge.numbers[14, 9]] == 2


@pytest.mark.rule("BRD-8", "MOV-4")
@pytest.mark.parametrize("name", [AIRLOCK, FORGE, NEST])
def test_walking_distance_agrees_with_a_plain_search(name: str) -> None:
    here = board(name)
    shut = here.bulkheads
    for start in random.Random(1).sample(here.every, 12):
        assert here.distances(start, shut) == plain_distances(here, start, shut)


def plain_distances(here: Board, start: int, shut: int) -> list[int]:
    """Chains of single steps over the drawing itself, as BRD-8 and MOV-4 say it."""
    free = {point for square, point in enumerate(here.squares) if not shut >> square & 1}
    found = {here.squares[start]: 0}
    queue: deque[Point] = deque(found)
    while queue:
        x, y = queue.popleft()
        for dx, dy in DIRECTIONS:
            there = (x + dx, y + dy)
            between = dx == 0 or dy == 0 or (x + dx, y) in free or (x, y + dy) in free
            if there in free and there not in found and between:
                found[there] = found[x, y] + 1
                queue.append(there)
    return [found.get(point, FAR) for point in here.squares]


@pytest.mark.rule("BRD-9")
def test_range_is_the_larger_difference() -> None:
    here = board(NEST)
    assert here.range(here.numbers[15, 6], here.numbers[19, 8]) == 4
    assert here.range(here.numbers[15, 8], here.numbers[15, 8]) == 0


@pytest.mark.rule("MOV-1")
def test_the_front_arc_is_a_wedge_with_its_edges_on_the_diagonals() -> None:
    here = board(NEST)
    viewer = here.numbers[17, 8]
    ahead = {here.names[square] for square in here.every if here.in_arc(viewer, NORTH, square)}
    near = {name for name in ahead if here.range(viewer, here.numbers[point(name)]) <= 2}
    assert near == {"16,7", "17,7", "18,7", "15,6", "16,6", "17,6", "18,6", "19,6"}


def point(name: str) -> Point:
    x, y = name.split(",")
    return int(x), int(y)
