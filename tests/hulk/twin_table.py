"""The table as the literal reading of the marines' rules sees it: names, points and sets of points.

It is made of a state before a task. The twin plays the task on it, and then it must be what the state has become.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import NamedTuple

from tests.hulk.twin_points import Point, ahead_and_aside, around, clear_line, distances, in_arc, point_of
from voidlock.games.hulk.facts import FIRST_BLIP, PHASE_NAMES
from voidlock.games.hulk.files.agenda import write_task
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.mission.mission import Mission
from voidlock.games.hulk.state import ALIEN_NAMES, CARRIED, LEFT, OBJECT_STATES, OUT, State, entry_of

FACINGS = "NESW"


class Question(NamedTuple):
    """What the player is asked, with every answer that is legal."""

    kind: str
    subject: str
    answers: frozenset[str]
    outcome: str = ""
    """What comes of the dice as they lie."""


class Draw(NamedTuple):
    """One of so many things at random."""

    number: int


DIE = "die"
Asked = Question | Draw | str
Told = Generator[Asked, int | str, None]
"""A task as the twin plays it: it is sent the face of a die, the place of a draw, or the text of an answer."""


class Ended(Exception):
    """The mission is over: how, and by which condition."""


def name(point: Point) -> str:
    return f"{point[0]},{point[1]}"


@dataclass
class Trooper:
    id: str
    role: str
    weapons: tuple[str, ...]
    at: Point | None
    left: bool
    facing: int
    ap: int
    ammo: int
    reloads: int
    psi: int
    aim: str
    overwatch: bool
    guard: bool
    jammed: bool
    explosive: bool

    @property
    def here(self) -> Point:
        assert self.at is not None, self.id
        return self.at


@dataclass
class Alien:
    name: str
    at: Point | None
    entry: str
    facing: int
    value: int
    forced: int
    """The turn in which it is forced to lurk."""

    @property
    def here(self) -> Point:
        assert self.at is not None, self.name
        return self.at

    @property
    def is_blip(self) -> bool:
        return self.name.startswith("B")


class Ground:
    """What the mission's drawing says (section 2)."""

    def __init__(self, mission: Mission) -> None:
        self.floor = {(x, y) for y, row in enumerate(mission.map) for x, glyph in enumerate(row) if glyph not in "#E"}
        self.section = {(x, y): mission.sections[y][x] for x, y in self.floor}
        blocks = {
            letter
            for (x, y), letter in self.section.items()
            if all(self.section.get(point) == letter for point in ((x + 1, y), (x, y + 1), (x + 1, y + 1)))
        }
        self.rooms = {point for point, letter in self.section.items() if letter in blocks}  # BRD-3
        self.doors = {(x, y) for x, y in self.floor if mission.map[y][x] in "+/"}
        self.entries = {entry.id: point_of(entry.square) for entry in mission.entries}
        self.objectives = {each.id: [point_of(square) for square in each.squares] for each in mission.objectives}
        self._views: dict[tuple[Point, int, bool], list[Point]] = {}

    def view(self, start: Point, facing: int, corridor_rule: bool) -> list[Point]:
        """LOS-1, LOS-5: what could be seen from there if nothing but walls blocked."""
        known = self._views.get((start, facing, corridor_rule))
        if known is None:
            known = self._views[start, facing, corridor_rule] = [
                target
                for target in sorted(self.floor)
                if in_arc(start, facing, target)
                and (not corridor_rule or target in self.rooms or self._is_near(start, facing, target))
                and clear_line(start, target, lambda point: point not in self.floor)
            ]
        return known

    @staticmethod
    def _is_near(start: Point, facing: int, target: Point) -> bool:
        """Straight ahead, or one of the front three."""
        ahead, aside = ahead_and_aside(start, facing, target)
        return aside == 0 or ahead == 1


GROUNDS: dict[str, Ground] = {}


def ground_of(board: Board) -> Ground:
    if board.text not in GROUNDS:
        GROUNDS[board.text] = Ground(board.mission)
    return GROUNDS[board.text]


class Table:
    """Everything on the table that marines and dice can change."""

    def __init__(self, state: State) -> None:
        self.mission = state.board.mission
        self.settings = state.settings
        self.ground = ground_of(state.board)
        self.squares = state.board.squares
        ids = [fact.id for fact in self.mission.marines]
        self.turn = state.turn
        self.phase = PHASE_NAMES[state.phase]
        self.cp, self.cp_spent, self.power_used = state.cp, state.cp_spent, state.power_used
        self.active = ids[state.active] if state.active >= 0 else ""
        self.snap = ids[state.snap] if state.snap >= 0 else ""
        self.activated = {id for number, id in enumerate(ids) if state.activated >> number & 1}
        self.troopers = {fact.id: self._trooper(state, number) for number, fact in enumerate(self.mission.marines)}
        self.aliens = {
            ALIEN_NAMES[number]: self._alien(state, number) for number, place in enumerate(state.place) if place != OUT
        }
        self.acting = ALIEN_NAMES[state.acting] if state.acting >= 0 else ""
        self.ap_left = state.ap_left
        self.acted, self.brood = self._named(state.acted), self._named(state.brood)
        self.group = self._named(state.group)
        letters = sorted(set(self.ground.section.values()))
        self.tested = {letter for number, letter in enumerate(letters) if state.tested >> number & 1}
        self.exposed = self._named(state.exposed)
        self.received = {entry.id for number, entry in enumerate(self.mission.entries) if state.received >> number & 1}
        self.closed, self.destroyed = self._points(state.closed), self._points(state.destroyed)
        self.bulkheads = self._points(state.bulkheads)
        self.burning, self.barriers = self._points(state.burning), self._points(state.barriers)
        self.pool = len(state.pool)
        self.used = sorted(state.used)
        self.unseen = len(state.unseen)
        self.kills = state.kills
        self.lord, self.lord_dead, self.lord_awake = state.lord, state.lord_dead, state.lord_awake
        self.object_state = OBJECT_STATES[state.object_state]
        self.object_at: Point | str = ""
        if state.object_at >= 0:
            self.object_at = self.squares[state.object_at]
        elif state.object_at <= CARRIED:
            self.object_at = ids[CARRIED - state.object_at]
        objectives = list(self.ground.objectives)
        self.operated = {objective for number, objective in enumerate(objectives) if state.operated >> number & 1}
        self.burned = {objective for number, objective in enumerate(objectives) if state.burned >> number & 1}
        self.coming = [write_task(state, task) for task in state.agenda]
        """What is still to be done, the next thing last."""

    def _points(self, marks: int) -> set[Point]:
        return {point for number, point in enumerate(self.squares) if marks >> number & 1} if marks else set()

    @staticmethod
    def _named(marks: int) -> set[str]:
        return {alien for number, alien in enumerate(ALIEN_NAMES) if marks >> number & 1} if marks else set()

    def _trooper(self, state: State, number: int) -> Trooper:
        fact, square, aim = self.mission.marines[number], state.where[number], state.aim[number]
        target = ALIEN_NAMES[aim - 1] if aim > 0 else name(self.squares[-1 - aim]) if aim else ""
        return Trooper(
            *(fact.id, fact.role, fact.weapons, self.squares[square] if square >= 0 else None, square == LEFT),
            *(state.facing[number], state.ap[number], state.ammo[number], state.reloads[number], state.psi[number]),
            target,
            *(bool(marks >> number & 1) for marks in (state.overwatch, state.guard, state.jammed, state.reloaded)),
        )

    def _alien(self, state: State, number: int) -> Alien:
        place = state.place[number]
        at = self.squares[place] if place >= 0 else None
        entry = "" if place >= 0 else self.mission.entries[entry_of(place)].id
        facing = state.looks[number] if number < FIRST_BLIP else 0
        return Alien(ALIEN_NAMES[number], at, entry, facing, state.value[number], state.forced[number])

    # ------------------------------------------------------------------ looking

    def standing(self) -> list[Trooper]:
        """Marines on the board."""
        return [trooper for trooper in self.troopers.values() if trooper.at is not None]

    def prowling(self) -> list[Alien]:
        """Aliens on the board."""
        return [alien for alien in self.aliens.values() if alien.at is not None]

    def pieces(self) -> dict[Point, Trooper | Alien]:
        found: dict[Point, Trooper | Alien] = {trooper.here: trooper for trooper in self.standing()}
        found.update({alien.here: alien for alien in self.prowling()})
        return found

    def is_floor(self, point: Point) -> bool:
        return point in self.ground.floor

    def sees(self, trooper: Trooper) -> set[Point]:
        """Section 8"""
        blocking = {*self.pieces(), *self.closed, *self.bulkheads, *self.burning, *self.barriers}  # LOS-4
        candidates = self.ground.view(trooper.here, trooper.facing, self.settings.los_corridor_rule)
        if not blocking.intersection(candidates) and len(blocking) == 1:
            return set(candidates)

        def blocks(point: Point) -> bool:
            return point in blocking or point not in self.ground.floor

        return {target for target in candidates if clear_line(trooper.here, target, blocks)}

    def is_seen(self, points: set[Point]) -> bool:
        """Whether a marine sees one of them."""
        return any(
            points.intersection(self.ground.view(trooper.here, trooper.facing, self.settings.los_corridor_rule))
            and points & self.sees(trooper)
            for trooper in self.standing()
        )

    def blocked(self) -> set[Point]:
        """MOV-4"""
        return {*self.pieces(), *self.closed, *self.bulkheads, *self.barriers}

    def by_fire(self, door: Point) -> bool:
        """DOR-4"""
        return self.settings.door_by_fire == "blocked" and any(p in self.burning for p in (door, *around(door)))

    def far(self, start: Point) -> dict[Point, int]:
        walls = self.bulkheads if self.settings.distance_through_doors else self.bulkheads | self.closed
        return distances(start, self.ground.floor, walls)

    def burns_at(self, point: Point) -> bool:
        """OBJ-3: whether the object is on this square, loose or in somebody's hands."""
        if isinstance(self.object_at, str):
            return bool(self.object_at) and self.troopers[self.object_at].at == point
        return self.object_at == point


NOT_COMPARED = ("mission", "settings", "ground", "squares", "coming")


def differences(expected: Table, state: State) -> dict[str, tuple[object, object]]:
    """Where the state is not what the twin makes of it: what it should be, and what it is."""
    found, fields = Table(state), vars(expected).items()
    return {
        field: (value, getattr(found, field))
        for field, value in fields
        if field not in NOT_COMPARED and value != getattr(found, field)
    }
