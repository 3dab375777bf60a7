"""Goal assignment: where each marine should go for the mission, and which ones the squad must not lose.

Every victory condition has a pursuit in `PURSUITS`; the mission file lists the conditions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from voidlock.games.hulk.facts import CANNON, FIRST_BLIP, FLAMER, LORD, LORD_VALUE, LURK_DISTANCE
from voidlock.games.hulk.map.board import Board
from voidlock.games.hulk.map.floor import FAR
from voidlock.games.hulk.mission.mission import Condition
from voidlock.games.hulk.numbers import Marine, Square
from voidlock.games.hulk.state import LEFT, State

Field = list[int]
"""Distance field: by square, how far it is to the goal."""

GO, FOLLOW, KEEP = 1.0, 0.5, 0.35
"""The weight of a step for marines who must go, for those who cover them, and for those who hold a place."""


ESCORT = 8
"""Marines within this distance of the object's carrier escort him."""


class Goal(NamedTuple):
    """Where a marine goes, the weight of each step, and whether the mission depends on him.

    ways_in   the doorways of the room he holds
    """

    field: Field
    weight: float
    bearer: bool = False
    ways_in: int = 0


Goals = dict[Marine, Goal]

PATIENT = ("exterminate", "kills", "survive")
"""Conditions pursued by the marines for whom no other condition has work."""


def goals(state: State) -> Goals:
    """By marine on the board; if several conditions claim a marine, the first decides."""
    found: Goals = {}
    for condition in sorted(state.board.mission.victory, key=lambda condition: condition.name in PATIENT):
        pursuit = PURSUITS.get(condition.name)
        if pursuit is not None:
            for marine, goal in pursuit(state, condition).items():
                found.setdefault(marine, goal)
    return found


def squares_of(state: State, condition: Condition) -> list[tuple[int, int]]:
    """The objectives that a condition names, each with its squares."""
    names = state.board.objective_names
    return [(names.index(name), state.board.objectives[names.index(name)]) for name in condition.arguments]


def field_to(state: State, squares: list[Square]) -> Field:
    """Distance from each square to the nearest of these; closed doors cost nothing, bulkheads block."""
    return _field(state.board, tuple(squares), state.bulkheads)


@lru_cache(maxsize=512)
def _field(board: Board, squares: tuple[Square, ...], shut: int) -> Field:
    near = [board.distances(square, shut) for square in squares]
    return [min([far[square] for far in near], default=FAR) for square in board.every]


def nearest(state: State, field: Field, marines: list[Marine]) -> list[Marine]:
    return sorted(marines, key=lambda marine: (field[state.where[marine]], marine))


# ---------------------------------------------------------------------- pursuits


def leave(state: State, condition: Condition) -> Goals:
    """All marines go for the exit."""
    field = field_to(state, [square for square, _ in state.board.exits])
    return {marine: Goal(field, GO, True) for marine in state.marines()}


def burn(state: State, condition: Condition) -> Goals:
    """Each room that must burn gets a flamer; the others clear the way and cover him."""
    rooms = [squares for objective, squares in squares_of(state, condition) if not state.burned >> objective & 1]
    flamers = [
        marine for marine in state.marines() if state.board.fighters[marine].gun == FLAMER and state.ammo[marine]
    ]
    fields = [field_to(state, state.board.each(squares)) for squares in rooms]
    found: Goals = {}
    for field, flamer in _share_out(state, fields, flamers):
        found[flamer] = Goal(field, GO, True)
    for marine in state.marines():
        if marine not in found and found:
            led = min(found, key=lambda flamer: state.distances(state.where[flamer])[state.where[marine]])
            found[marine] = Goal(found[led].field, FOLLOW)
    return found


def operate(state: State, condition: Condition) -> Goals:
    """The nearest marines go for each console still to operate; the others follow the nearest of them."""
    waiting = [squares for objective, squares in squares_of(state, condition) if not state.operated >> objective & 1]
    fields = [field_to(state, state.board.each(squares)) for squares in waiting]
    found: Goals = {}
    marines = state.marines()
    for field, marine in _share_out(state, fields, marines):
        found[marine] = Goal(field, GO, True)
    for marine in marines:
        if marine not in found and fields:
            field = min(fields, key=lambda field: field[state.where[marine]])
            found[marine] = Goal(field, FOLLOW)
    return found


def _share_out(state: State, fields: list[Field], marines: list[Marine]) -> list[tuple[Field, Marine]]:
    """Greedy assignment: each goal gets its nearest marine, the closest pair first."""
    pairs = sorted(
        [(field[state.where[marine]], goal, marine) for goal, field in enumerate(fields) for marine in marines]
    )
    found: list[tuple[Field, Marine]] = []
    goals_done: set[int] = set()
    sent: set[Marine] = set()
    for _, goal, marine in pairs:
        if goal not in goals_done and marine not in sent:
            goals_done.add(goal)
            sent.add(marine)
            found.append((fields[goal], marine))
    return found


def carry_out(state: State, condition: Condition) -> Goals:
    """The nearest marines fetch the object while the others approach it; then its carrier makes for the exit.

    Marines near the carrier clear the way; those far away come to meet him and may take the object from him.
    """
    marines = state.marines()
    carrier = state.carrier()
    if carrier >= 0 and state.where[carrier] >= 0:
        way_out = field_to(state, [square for square, _ in state.board.exits])
        far = field_to(state, [state.where[carrier]])
        found = {marine: Goal(way_out if far[state.where[marine]] <= ESCORT else far, FOLLOW) for marine in marines}
        return {**found, carrier: Goal(way_out, GO, True)}
    if state.object_at < 0:
        return {}
    field = field_to(state, [state.object_at])
    fetching = nearest(state, field, marines)[:2]
    return {marine: Goal(field, GO, True) if marine in fetching else Goal(field, FOLLOW) for marine in marines}


def slay_the_lord(state: State, condition: Condition) -> Goals:
    """The whole squad hunts the Broodlord, and the cannon presses ahead."""
    lairs = [state.place[LORD]] if state.place[LORD] >= 0 else []
    lairs += [
        state.place[blip]
        for blip in range(FIRST_BLIP, len(state.place))
        if state.place[blip] >= 0 and state.value[blip] == LORD_VALUE
    ]
    if not lairs:
        return {}
    field = field_to(state, lairs)
    return {
        marine: Goal(field, GO if state.board.fighters[marine].gun == CANNON else FOLLOW, False)
        for marine in state.marines()
    }


def blockade(state: State, condition: Condition) -> Goals:
    """The fewest marines that suffice go where all entry areas are in reach; the others stay and survive."""
    posts = blockade_posts(state.board, int(condition.arguments[0]))
    if len(posts) > len(state.marines()):
        return {}
    fields = [field_to(state, [post]) for post in posts]
    return {marine: Goal(field, GO, True) for field, marine in _share_out(state, fields, state.marines())}


@lru_cache(maxsize=64)
def blockade_posts(board: Board, reach: int) -> list[Square]:
    """Greedy set cover: repeatedly the square within reach of the most uncovered entry areas."""
    open_areas = list(board.entry_squares)
    posts: list[Square] = []
    while open_areas:
        far = {area: board.distances(area, board.bulkheads) for area in open_areas}

        def near(square: Square, far: dict[Square, list[int]] = far) -> tuple[int, int]:
            inside = [steps[square] for steps in far.values() if steps[square] <= reach]
            return len(inside), -sum(inside)

        post = max(board.every, key=near)
        posts.append(post)
        open_areas = [area for area in open_areas if far[area][post] > reach]
    return posts


def draw_them_out(state: State, condition: Condition) -> Goals:
    """Aliens leave an entry area only if no marine is too near."""
    field = field_to(state, list(state.board.entry_squares))
    away = [max(LURK_DISTANCE + 2 - far, 0) for far in field]
    return {marine: Goal(away, GO) for marine in state.marines()}


def hold(state: State, condition: Condition) -> Goals:
    """Stay by what must be kept from the aliens and watch the ways in; if there is nothing, hold position."""
    room = 0
    for square in kept_from_aliens(state):
        room |= state.board.sections[state.board.section[square]]
    if not room:
        return {}
    goal = Goal(field_to(state, state.board.each(room)), KEEP, ways_in=ways_into(state.board, room))
    return dict.fromkeys(state.marines(), goal)


def kept_from_aliens(state: State) -> list[Square]:
    """The squares that no alien may step on."""
    return [
        square
        for defeat in state.board.mission.defeat
        if defeat.name == "alien_on"
        for _, squares in squares_of(state, defeat)
        for square in state.board.each(squares)
    ]


@lru_cache(maxsize=64)
def ways_into(board: Board, room: int) -> int:
    """The doorways of a room: the squares on which a piece enters it (BRD-2)."""
    return board.mask(
        [square for square in board.each(room) if any(not room >> target & 1 for _, target, _ in board.steps[square])]
    )


PURSUITS: dict[str, Callable[[State, Condition], Goals]] = {
    "exited": leave,
    "flame_any": burn,
    "flame_each": burn,
    "operate_each": operate,
    "exit_with": carry_out,
    "broodlord_dead": slay_the_lord,
    "blockade": blockade,
    "exterminate": draw_them_out,
    "survive": hold,
}
"""By victory condition. `kills` sends no marine anywhere: the aliens come."""


def to_go(state: State, wanted: Goals) -> int:
    """Steps left to the end of the mission: those of the farthest marine who must go.

    Where several marines can do the job, only as many as are needed count.
    """
    far = sorted([goal.field[state.where[marine]] for marine, goal in wanted.items() if goal.bearer])
    if not far:
        return 0
    for condition in state.board.mission.victory:
        if condition.name == "exited":
            needed = int(condition.arguments[0]) - state.where.count(LEFT)
            return far[min(needed, len(far)) - 1]
        if condition.name == "exit_with" and state.carrier() < 0:
            way_out = field_to(state, [square for square, _ in state.board.exits])
            return far[0] + way_out[state.object_at]
    return far[-1]
