"""Validation of a mission: everything it needs to be playable, checked once when its file is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from voidlock.engine import Reason
from voidlock.games.hulk.facts import FACING_NAMES, FLAMER, GUNS
from voidlock.games.hulk.numbers import MOST_SQUARES

from .mission import (
    BULKHEAD,
    CONDITIONS,
    DOORS,
    ENTRY,
    EXIT,
    FLOOR,
    LADDER,
    OBJECTIVE,
    SOLID,
    VICTORIES,
    Condition,
    Fault,
    Mission,
    Point,
    name_of,
    point_of,
)
from .sections import SIDES, flood_fill
from .spelling import wrong_word

GLYPHS = FLOOR | {SOLID, ENTRY}
LARGEST = 64
MOST_MARINES = 12


def check(mission: Mission, line_of: Mapping[tuple[str, str], int]) -> list[Fault]:
    """All faults; if the grids do not match, only those."""
    checking = _Checking(mission, line_of)
    checking.grids()
    if not checking.faults:
        checking.squares()
        checking.doors()
        checking.entries()
        checking.exits_and_ladders()
        checking.pieces()
        checking.reachable()
        checking.conditions()
    return checking.faults


class _Checking:
    def __init__(self, mission: Mission, line_of: Mapping[tuple[str, str], int]) -> None:
        self.mission = mission
        self.line_of = line_of
        self.faults: list[Fault] = []

    def fault(self, block: str, key: str, id: str, points: Sequence[Point] = (), **arguments: str | int) -> None:
        self._add(block, key, Reason(id, arguments=arguments), points)

    def at_square(self, block: str, key: str, id: str, point: Point) -> None:
        """A fault of one square, which its message names."""
        self.fault(block, key, id, [point], square=name_of(point))

    def wrong(self, block: str, key: str, kind: str, text: str, known: Sequence[str]) -> None:
        """A word that names nothing of this mission."""
        self._add(block, key, wrong_word(kind, key, text, known))

    def _add(self, block: str, key: str, reason: Reason, points: Sequence[Point] = ()) -> None:
        line = self.line_of.get((block, key), self.line_of.get((block, ""), 0))
        self.faults.append(Fault(line, reason, block, key, tuple(points)))

    def at(self, point: Point) -> str:
        """The glyph of a cell; everything outside the map is solid."""
        x, y = point
        rows = self.mission.map
        return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[y]) else SOLID

    def is_floor(self, point: Point) -> bool:
        return self.at(point) in FLOOR

    def floor(self) -> list[Point]:
        return [(x, y) for y, row in enumerate(self.mission.map) for x, glyph in enumerate(row) if glyph in FLOOR]

    def section(self, point: Point) -> str:
        return self.mission.sections[point[1]][point[0]]

    # ------------------------------------------------------------------ the drawing

    def grids(self) -> None:
        rows, sections = self.mission.map, self.mission.sections
        if not rows or len(rows) > LARGEST or len(rows[0]) > LARGEST:
            self.fault("map", "", "mission_size", number=LARGEST)
            return
        for block, grid in (("map", rows), ("sections", sections)):
            if len(grid) != len(rows):
                self.fault(block, "", "mission_other_size", number=len(grid), wanted=len(rows))
            for y, row in enumerate(grid):
                if len(row) != len(rows[0]):
                    self.fault(block, str(y), "mission_row_length", number=len(row), wanted=len(rows[0]))
        for y, row in enumerate(rows):
            for glyph in sorted(set(row) - GLYPHS):
                point = (row.index(glyph), y)
                known = " ".join(sorted(GLYPHS))
                self.fault(
                    "map", str(y), "mission_glyph_unknown", [point], text=glyph, square=name_of(point), valid=known
                )
        if len(self.floor()) > MOST_SQUARES:
            self.fault("map", "", "mission_size", number=LARGEST)

    def squares(self) -> None:
        """Sections cover exactly the floor, each in one piece, and the outer ring has no floor."""
        rows = self.mission.map
        of: dict[str, list[Point]] = {}
        for y, row in enumerate(rows):
            for x, glyph in enumerate(row):
                letter = self.section((x, y))
                if (glyph in FLOOR) != (letter.isascii() and letter.isalnum()) or (
                    glyph not in FLOOR and letter != SOLID
                ):
                    self.at_square("sections", str(y), "mission_section_misplaced", (x, y))
                if glyph in FLOOR:
                    of.setdefault(letter, []).append((x, y))
                    if x in (0, len(row) - 1) or y in (0, len(rows) - 1):
                        self.at_square("map", str(y), "mission_floor_on_edge", (x, y))
        for letter, points in sorted(of.items()):
            if len(flood_fill(points[0], set(points))) < len(points):
                self.fault("sections", str(points[0][1]), "mission_section_in_pieces", points, section=letter)

    def doors(self) -> None:
        """A door stands in a passage: floor on two opposite sides, solid on the others."""
        for x, y in self.floor():
            if self.at((x, y)) in DOORS:
                north, east, south, west = (self.is_floor((x + dx, y + dy)) for dx, dy in SIDES)
                if not (north == south and east == west and north != east):
                    self.at_square("map", str(y), "mission_door_in_the_open", (x, y))

    def entries(self) -> None:
        """An entry area touches only its entry square and lies on the edge of the board."""
        outside = self._outside()
        listed = {point_of(entry.cell) for entry in self.mission.entries}
        for y, row in enumerate(self.mission.map):
            for x, glyph in enumerate(row):
                if glyph == ENTRY and (x, y) not in listed:
                    self.at_square("map", str(y), "mission_entry_unlisted", (x, y))
        if not self.mission.entries:
            self.fault("entries", "", "mission_without_entries")
        for entry in self.mission.entries:
            cell = x, y = point_of(entry.cell)
            beside = [(x + dx, y + dy) for dx, dy in SIDES if self.is_floor((x + dx, y + dy))]
            if self.at(cell) != ENTRY:
                self.fault("entries", entry.id, "mission_entry_not_drawn", [cell], name=entry.id)
            elif beside != [point_of(entry.square)]:
                self.fault("entries", entry.id, "mission_entry_square", [cell], name=entry.id)
            elif cell not in outside:
                self.fault("entries", entry.id, "mission_entry_inside", [cell], name=entry.id)

    def _outside(self) -> set[Point]:
        """The cells off the board that are connected to its outside."""
        height, width = len(self.mission.map), len(self.mission.map[0])
        cells = {(x, y) for y in range(-1, height + 1) for x in range(-1, width + 1) if not self.is_floor((x, y))}
        return flood_fill((-1, -1), cells)

    def exits_and_ladders(self) -> None:
        mission = self.mission
        outside = self._outside()
        for way in mission.exits:
            point = x, y = point_of(way.at)
            dx, dy = SIDES[FACING_NAMES.index(way.facing)]
            if not self.is_floor(point):
                self.at_square("exits", way.id, "mission_not_floor", point)
            elif (x + dx, y + dy) not in outside:
                self.fault("exits", way.id, "mission_exit_inside", [point], name=way.id)
        self._check_listed(EXIT, [way.at for way in mission.exits], "mission_exit_unlisted")
        ends = [square for ladder in mission.ladders for square in (ladder.lower, ladder.upper)]
        for ladder in mission.ladders:
            ends_of = [point_of(ladder.lower), point_of(ladder.upper)]
            if [self.at(end) for end in ends_of] != [*LADDER]:
                self.fault("ladders", ladder.id, "mission_ladder_not_drawn", ends_of, name=ladder.id)
        for glyph in LADDER:
            self._check_listed(glyph, ends, "mission_ladder_unlisted")

    def _check_listed(self, glyph: str, squares: Sequence[str], id: str) -> None:
        listed = {point_of(square) for square in squares}
        for x, y in self.floor():
            if self.at((x, y)) == glyph and (x, y) not in listed:
                self.at_square("map", str(y), id, (x, y))

    # ------------------------------------------------------------------ pieces

    def pieces(self) -> None:
        mission, special = self.mission, self.mission.special
        if not 1 <= len(mission.marines) <= MOST_MARINES:
            self.fault("marines", "", "mission_marines_number", number=MOST_MARINES)
        taken: list[str] = []
        for marine in mission.marines:
            point = point_of(marine.at)
            if self.at(point) not in ("M", *DOORS):
                self.fault("marines", marine.id, "mission_marine_not_drawn", [point], name=marine.id, square=marine.at)
            if marine.at in taken:
                self.at_square("marines", marine.id, "mission_square_twice", point)
            taken.append(marine.at)
        self._check_listed("M", taken, "mission_marine_unlisted")
        of_objectives = [square for objective in mission.objectives for square in objective.squares]
        self._check_listed(OBJECTIVE, of_objectives, "mission_no_objective")
        for objective in mission.objectives:
            self._on_floor("objectives", objective.id, objective.squares)
        self._on_floor("special", "rooms", special.rooms)
        if special.object:
            self._on_floor("special", "object", [special.object_at])
        if special.no_flame:
            self._on_floor("special", "no_flame_section", [special.no_flame])
        for squad in special.permuted:
            if squad not in [marine.squad for marine in mission.marines]:
                squads = sorted({marine.squad for marine in mission.marines})
                self.wrong("special", "deployment", "squad", squad, squads)
        if special.rooms and len(special.rooms) < len(mission.marines):
            self.fault("special", "rooms", "mission_too_few_rooms", number=len(mission.marines))
        self._broodlord()

    def _broodlord(self) -> None:
        mission = self.mission
        if (mission.broodlord == "placed") != bool(mission.placed):
            self.fault("aliens", "broodlord", "mission_broodlord_place")
        if mission.placed:
            self._on_floor("aliens", "placed", [mission.placed])
            if mission.placed in [marine.at for marine in mission.marines]:
                self.at_square("aliens", "placed", "mission_square_twice", point_of(mission.placed))
        if mission.special.dormant and mission.broodlord != "placed":
            self.fault("special", "dormant", "mission_broodlord_place")

    def _on_floor(self, block: str, key: str, squares: Sequence[str]) -> None:
        for point in map(point_of, squares):
            if not self.is_floor(point):
                self.at_square(block, key, "mission_not_floor", point)
            elif self.at(point) == BULKHEAD:
                self.at_square(block, key, "mission_in_a_bulkhead", point)

    def reachable(self) -> None:
        """Every square can be reached from the marines through doors and by ladders, with bulkheads shut.

        Diagonal steps reach no further: beside each there are two straight ones (MOV-4).
        """
        passable = {point for point in self.floor() if self.at(point) != BULKHEAD}
        ladders: dict[Point, Point] = {}
        for ladder in self.mission.ladders:
            lower, upper = point_of(ladder.lower), point_of(ladder.upper)
            ladders |= {lower: upper, upper: lower}
        found = {point_of(marine.at) for marine in self.mission.marines} & passable
        edge = sorted(found)
        while edge:
            x, y = edge.pop()
            near = {(x + dx, y + dy) for dx, dy in SIDES if (x + dx, y + dy) in passable}
            near |= {ladders[x, y]} if (x, y) in ladders else set()
            edge += near - found
            found |= near
        left = passable - found
        for point in sorted(left, key=lambda point: (point[1], point[0])):
            if point in left:
                area = flood_fill(point, left)
                left -= area
                self.fault("map", str(point[1]), "mission_unreachable", sorted(area), square=name_of(point))

    # ------------------------------------------------------------------ victory and defeat

    def conditions(self) -> None:
        for block in ("victory", "defeat"):
            for condition in self.mission.victory if block == "victory" else self.mission.defeat:
                if (condition.name in VICTORIES) != (block == "victory"):
                    self.fault(block, condition.label, "mission_condition_wrong_block", name=condition.name)
                else:
                    self._arguments(block, condition)
                    self._possible(block, condition)

    def _arguments(self, block: str, condition: Condition) -> None:
        kinds = CONDITIONS[condition.name]
        for place, word in enumerate(condition.arguments):
            kind = kinds[min(place, len(kinds) - 1)]
            kind = kinds[-2] if kind == "..." else kind
            if kind == "number":
                if not (word.isdecimal() and 0 < int(word[:9]) < 1000):
                    self.fault(block, condition.label, "mission_condition_number", name=condition.name, text=word[:40])
            elif word not in self._vocabulary(kind):
                self.wrong(block, condition.label, kind, word, self._vocabulary(kind))

    def _vocabulary(self, kind: str) -> Sequence[str]:
        """The words that an argument of this kind can be."""
        carried = self.mission.special.object
        known = {
            "objective": tuple(objective.id for objective in self.mission.objectives),
            "object": (carried,) if carried else (),
            "state": ("undamaged", "damaged"),
        }
        return known[kind]

    def _possible(self, block: str, condition: Condition) -> None:
        """Reject a condition that can never come true, or that holds from the start."""
        mission = self.mission
        name, first = condition.name, "".join(condition.arguments[:1])
        number = int(first) if first.isdecimal() else 0
        flamers = [marine for marine in mission.marines if any(GUNS.get(weapon) == FLAMER for weapon in marine.weapons)]
        squad = len(mission.marines)
        lacking: dict[str, str] = {
            "flame_any": "" if flamers else "flamer",
            "flame_each": "" if flamers else "flamer",
            "no_flamer_shots": "" if flamers else "flamer",
            "exited": ("marines" if number > squad else "") if mission.exits else "exit",
            "exit_with": "" if mission.exits else "exit",
            "broodlord_dead": "broodlord" if mission.broodlord == "no" else "",
            "turn_limit": "" if mission.turn_limit else "turn_limit",
            "survive": "turns" if 0 < mission.turn_limit < number else "",
            "alive_plus_exited_below": "marines" if number > squad else "",
            "kills": "" if mission.recycle or number <= sum(mission.pool) else "blips",
            "exterminate": "pile" if mission.recycle else "",
        }
        if lacks := lacking.get(name, ""):
            most = {"marines": squad, "turns": mission.turn_limit, "blips": sum(mission.pool)}.get(lacks, 0)
            label = condition.label
            self.fault(block, label, "mission_condition_impossible", name=name, lacks=lacks, number=most)
