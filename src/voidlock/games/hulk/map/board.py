"""Bitboards and lookup tables of a mission's map, computed once per mission.

A set of squares is an int with one bit per square. Sight lines are memoised on first use.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from voidlock.engine import Thing
from voidlock.games.hulk.facts import DIRECTIONS, FACING_NAMES
from voidlock.games.hulk.mission.file import read_mission
from voidlock.games.hulk.mission.mission import BULKHEAD, CLOSED_DOOR, DOORS, Mission, point_of
from voidlock.games.hulk.mission.shipped import shipped_as
from voidlock.games.hulk.numbers import NO_SQUARE, Marine, Square

from .fighters import fighter_of
from .floor import floor_of

MOST_REMEMBERED = 100_000
"""The most cached views; beyond that the cache is cleared."""

Line = tuple[int, int, tuple[int, ...]]
"""A sight line: the bit of its target, squares that must not block, and pairs that must not both block."""


class Board:
    """The squares of a mission and everything that follows from them.

    text, shipped_as      the mission's file; its name if it is built in
    floor                 its squares and the steps between them: `squares`, `steps`, `distances` ... are the floor's
    around                by square, the set of the eight squares around it
    section, sections     by square the section; by section the set of its squares
    rooms                 the set of squares that belong to rooms (BRD-3)
    doors, opened         all doors; those that are open at the start (BRD-4)
    bulkheads             BRD-5
    entry_squares         by entry area its entry square (BRD-6)
    exits                 by exit (square, facing) (MOV-6)
    fighters              by marine what follows from his role and weapons
    objectives            by objective the set of its squares
    """

    def __init__(self, mission: Mission, text: str) -> None:
        self.mission, self.text = mission, text
        self.shipped_as = shipped_as(text)
        ladders = tuple([(point_of(ladder.lower), point_of(ladder.upper)) for ladder in mission.ladders])
        self.floor = floor_of(mission.map, ladders)
        self.squares, self.numbers = self.floor.squares, self.floor.numbers
        self.every, self.names = self.floor.every, self.floor.names
        self.neighbours, self.steps, self.ladders = self.floor.neighbours, self.floor.steps, self.floor.ladders
        self.distances = self.floor.distances
        self.things = tuple(Thing("square", name) for name in self.names)
        self.door_things = tuple(Thing("door", name) for name in self.names)
        self.around = [self.mask([square for square in near if square >= 0]) for near in self.neighbours]
        self._lay_sections()
        self.doors = self._squares_drawn_as(DOORS)
        self.opened = self.doors & ~self._squares_drawn_as({CLOSED_DOOR})
        self.bulkheads = self._squares_drawn_as({BULKHEAD})
        self.entry_names = tuple(entry.id for entry in mission.entries)
        self.entry_things = tuple(Thing("entry", name) for name in self.entry_names)
        self.entry_squares = [self.square_by_name(entry.square) for entry in mission.entries]
        self.exits = [(self.square_by_name(way.at), FACING_NAMES.index(way.facing)) for way in mission.exits]
        self.fighters = tuple(fighter_of(marine.id, marine.role, marine.weapons) for marine in mission.marines)
        self.marine_things = tuple(fighter.thing for fighter in self.fighters)
        self.marine_names = tuple(fighter.id for fighter in self.fighters)
        self.objective_names = tuple(objective.id for objective in mission.objectives)
        self.objective_things = tuple(Thing("objective", name) for name in self.objective_names)
        self.objectives = [
            self.mask([self.square_by_name(square) for square in objective.squares]) for objective in mission.objectives
        ]
        self._lines: dict[tuple[Square, Square], Line | None] = {}
        self._views: dict[tuple[int, bool], tuple[int, int, list[Line]]] = {}
        self._seen: dict[tuple[int, bool, int], int] = {}

    def marine_by_name(self, name: str) -> Marine:
        return Marine(self.marine_names.index(name))

    def square_by_name(self, name: str) -> Square:
        return self.every[self.names.index(name)]

    def _lay_sections(self) -> None:
        letters = [self.mission.sections[y][x] for x, y in self.squares]
        self.section_names = tuple(sorted(set(letters)))
        self.section_things = tuple(Thing("section", name) for name in self.section_names)
        self.section = [self.section_names.index(letter) for letter in letters]
        self.sections = [
            self.mask([square for square, own in zip(self.every, self.section, strict=True) if own == section])
            for section in range(len(self.section_names))
        ]
        self.rooms = 0
        for squares in self.sections:
            if any(self._in_a_block(square, squares) for square in self.each(squares)):
                self.rooms |= squares

    def _in_a_block(self, square: Square, squares: int) -> bool:
        """BRD-3: whether the square is the top left of a 2x2 block in the same section."""
        near = self.neighbours[square]
        return all(near[direction] >= 0 and squares >> near[direction] & 1 for direction in (2, 3, 4))

    def _squares_drawn_as(self, glyphs: frozenset[str] | set[str]) -> int:
        rows = self.mission.map
        return self.mask(
            [square for square, (x, y) in zip(self.every, self.squares, strict=True) if rows[y][x] in glyphs]
        )

    # ------------------------------------------------------------------ sets of squares

    def mask(self, squares: Sequence[Square]) -> int:
        found = 0
        for square in squares:
            found |= 1 << square
        return found

    def each(self, squares: int) -> list[Square]:
        """The squares of a set, from the top left."""
        found = []
        every = self.every
        while squares:
            lowest = squares & -squares
            found.append(every[lowest.bit_length() - 1])
            squares ^= lowest
        return found

    def range(self, one: Square, other: Square) -> int:
        """BRD-9"""
        (x, y), (x2, y2) = self.squares[one], self.squares[other]
        return max(abs(x - x2), abs(y - y2))

    def in_arc(self, viewer: Square, facing: int, target: Square) -> bool:
        """MOV-1: whether a square lies in the front arc, ignoring walls."""
        forward, sideways = self._forward_and_sideways(viewer, facing, target)
        return forward >= 1 and abs(sideways) <= forward

    def _forward_and_sideways(self, viewer: Square, facing: int, target: Square) -> tuple[int, int]:
        (x, y), (x2, y2) = self.squares[viewer], self.squares[target]
        fx, fy = DIRECTIONS[2 * facing]
        dx, dy = x2 - x, y2 - y
        return dx * fx + dy * fy, dy * fx - dx * fy

    # ------------------------------------------------------------------ line of sight

    def field_of_view(self, square: Square, facing: int, blocking: int, corridor_rule: bool) -> int:
        """Section 8: the squares seen from there with these squares blocking; memoised."""
        number = 4 * square + facing
        view = self._views.get((number, corridor_rule))
        if view is None:
            view = self._views[number, corridor_rule] = self._view(square, facing, corridor_rule)
        everything, reach, lines = view
        there = blocking & reach
        if not there:
            return everything
        known = self._seen.get((number, corridor_rule, there))
        if known is None:
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.clear()
            known = 0
            for bit, between, pairs in lines:
                if not there & between and (not pairs or all(there & pair != pair for pair in pairs)):
                    known |= bit
            self._seen[number, corridor_rule, there] = known
        return known

    def _view(self, square: Square, facing: int, corridor_rule: bool) -> tuple[int, int, list[Line]]:
        """All squares that could be seen from there, the squares that could block, and the sight lines."""
        lines = []
        everything = reach = 0
        for target in self.every:
            forward, sideways = self._forward_and_sideways(square, facing, target)
            if forward < 1 or abs(sideways) > forward:  # LOS-1
                continue
            if corridor_rule and sideways and forward > 1 and not self.rooms >> target & 1:  # LOS-5
                continue
            line = self.line(square, target)
            if line is not None:
                lines.append(line)
                everything |= line[0]
                reach |= line[1]
                for pair in line[2]:
                    reach |= pair
        return everything, reach, lines

    def line(self, viewer: Square, target: Square) -> Line | None:
        """LOS-2, LOS-3: the sight line past the walls; None if walls block it. Memoised."""
        if (viewer, target) not in self._lines:
            self._lines[viewer, target] = self._trace(viewer, target)
        return self._lines[viewer, target]

    def _trace(self, viewer: Square, target: Square) -> Line | None:
        (x, y), (x2, y2) = self.squares[viewer], self.squares[target]
        nx, ny = abs(x2 - x), abs(y2 - y)
        sx, sy = (1 if x2 > x else -1), (1 if y2 > y else -1)
        ix = iy = between = 0
        pairs: list[int] = []
        while (ix, iy) != (nx, ny):
            across, down = (1 + 2 * ix) * ny, (1 + 2 * iy) * nx
            if across == down:  # LOS-3
                beside = [self.numbers.get((x + sx, y), NO_SQUARE), self.numbers.get((x, y + sy), NO_SQUARE)]
                corner = self.mask([square for square in beside if square >= 0])
                if not corner:
                    return None
                if min(beside) < 0:
                    between |= corner
                else:
                    pairs.append(corner)
            if across <= down:
                x, ix = x + sx, ix + 1
            if down <= across:
                y, iy = y + sy, iy + 1
            if (ix, iy) != (nx, ny):
                square = self.numbers.get((x, y), NO_SQUARE)
                if square < 0:
                    return None
                between |= 1 << square
        return 1 << target, between, tuple(pairs)


@lru_cache(maxsize=64)
def board_of(text: str) -> Board:
    """The board of a mission, cached by the text of its file. Raises MissionRefused."""
    return Board(read_mission(text), text)
