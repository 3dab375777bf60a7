"""The heavy flamer (section 9.3)."""

from __future__ import annotations

from voidlock.engine import Script, Thing
from voidlock.games.hulk.events.marines import FlamerFired, ObjectiveBurned
from voidlock.games.hulk.facts import FLAMER, FLAMER_RANGE, FLAMES_KILL
from voidlock.games.hulk.numbers import Marine, Square
from voidlock.games.hulk.state import State
from voidlock.games.hulk.state.ending import judge_victory, verdict
from voidlock.games.hulk.state.pieces import destroy_object, object_thing
from voidlock.games.hulk.state.sight import sees

from .fates import Area, pieces_in_danger, roll_fate, roll_fates, unharmed_lord
from .paying import act, settle

FLAMES = Thing("cause", "flames")


def flame_squares(state: State, marine: Marine) -> int:
    """FLA-1: the squares he can fire at."""
    if state.board.fighters[marine].gun != FLAMER or not state.ammo[marine]:
        return 0
    board, here = state.board, state.where[marine]
    there = sees(state, marine) & ~state.closed & ~state.bulkheads
    if state.settings.flamer_own_section == "forbidden":
        there &= ~board.sections[board.section[here]]
    free = there & ~state.occupied
    for stealer in state.stealers():
        free |= there & 1 << state.place[stealer]
    return board.mask([square for square in board.each(free) if board.range(here, square) <= FLAMER_RANGE])


def set_alight(state: State, square: Square) -> int:
    """FLA-2: the target's section, without the part that a closed door inside it cuts off."""
    board = state.board
    inside = board.sections[board.section[square]] & ~state.closed & ~state.bulkheads
    found, edge = 1 << square, [square]
    while edge:
        for near in board.neighbours[edge.pop()][::2]:
            if near >= 0 and inside >> near & 1 and not found >> near & 1:
                found |= 1 << near
                edge.append(near)
    return found


def flame_area(state: State, square: Square) -> Area:
    """FLA-2, FLA-3, OBJ-3: the squares that a shot at this one would set alight, and everything on them."""
    squares = set_alight(state, square)
    lost = pieces_in_danger(state, squares & ~unharmed_lord(state))
    if object_burns(state, squares):
        lost.append(object_thing(state))
    return Area(squares, lost, FLAMES_KILL)


def flame(state: State, marine: Marine, square: Square) -> Script[None]:
    """Everything on the burning squares dies on 2+ (FLA-3); pieces already burning roll again (FLA-4)."""
    board = state.board
    act(state, marine, 2)
    state.ammo[marine] -= 1
    area = set_alight(state, square)
    section = board.section_things[board.section[square]]
    # It burns when it is told of: the board of this event is the last one if the shot wins the mission.
    state.burning |= area
    burned = objectives_in(state, area) & ~state.burned
    state.burned |= burned
    state.tell(FlamerFired(board.marine_things[marine], board.things[square], section))
    for objective, thing in enumerate(board.objective_things):
        if burned >> objective & 1:
            state.tell(ObjectiveBurned(board.marine_things[marine], thing))
    if object_burns(state, area):
        destroy_object(state)
    judge_victory(state)
    yield from roll_fates(state, area & ~unharmed_lord(state), FLAMES_KILL, FLAMES)
    settle(state)


def objectives_in(state: State, area: int) -> int:
    """The objectives that flames on these squares burn."""
    found = 0
    for objective, squares in enumerate(state.board.objectives):
        if squares & area:
            found |= 1 << objective
    return found


def to_burn(state: State) -> list[int]:
    """By objective that still must burn for the victory, its squares."""
    board = state.board
    wanted = [
        board.objective_names.index(name)
        for condition in board.mission.victory
        if condition.name in ("flame_any", "flame_each")
        for name in condition.arguments
    ]
    return [board.objectives[objective] for objective in wanted if not state.burned >> objective & 1]


def flame_wins(state: State, area: int) -> bool:
    """Whether flames on these squares win the mission before a die is rolled."""
    burned = objectives_in(state, area) & ~state.burned
    if not burned:
        return False
    after = state.copy()
    after.burned |= burned
    won = verdict(after)
    return won is not None and won[0] == "win"


def object_burns(state: State, area: int) -> bool:
    """OBJ-3: flames on its square destroy the object, even if a marine carries it."""
    carrier = state.carrier()
    square = state.where[carrier] if carrier >= 0 else state.object_at
    return square >= 0 and bool(area >> square & 1)


def stays_in_flames(state: State, origin: Square, square: Square) -> bool:
    """FLA-6: whether a step leads from one burning square to another."""
    return bool(state.burning >> square & 1 and state.burning >> origin & 1)


def walk_in_flames(state: State, square: Square) -> Script[None]:
    """FLA-6: a piece that moves from one burning square to another dies on 2+; the Broodlord is immune."""
    if not unharmed_lord(state) >> square & 1:
        yield from roll_fate(state, square, FLAMES_KILL, FLAMES)
