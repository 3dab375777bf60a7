"""Marines' movement: moving, turning, climbing, leaving, doors and objects (sections 6, 7, 15)."""

from __future__ import annotations

from voidlock.engine import Script, Thing
from voidlock.games.hulk.events.marines import (
    ConsoleOperated,
    DoorClosed,
    DoorOpened,
    LadderClimbed,
    MarineFaces,
    MarineLeft,
    MarineMoved,
    ObjectPassed,
    ObjectPutDown,
    ObjectTaken,
)
from voidlock.games.hulk.facts import BACKWARD, FACING_THINGS, MOVE_CLASS, SIDEWAYS
from voidlock.games.hulk.numbers import NO_SQUARE, Marine, Square, Target, door_of
from voidlock.games.hulk.state import LEFT, State, carried_by
from voidlock.games.hulk.state.pieces import destroy_object, object_thing, put_marine, take_marine

from .flames import object_burns, stays_in_flames, walk_in_flames
from .paying import act, settle
from .shooting import free_shot

CLIMB_COST = 2


def obstacle(state: State, square: Square, target: Square, corner: int) -> str:
    """Why a piece cannot step to this adjacent square now; empty if it can."""
    bit = 1 << target
    if state.occupied & bit:
        return "square_occupied"
    if (state.closed | state.bulkheads) & bit:
        return "door_shut"
    if state.barriers & bit:
        return "barrier_there"
    if state.burning & bit and not state.burning >> square & 1:
        return "flames_there"
    if corner and corner & (state.occupied | state.closed | state.bulkheads | state.barriers) == corner:
        return "corner_blocked"
    return ""


def move_cost(facing: int, direction: int) -> int:
    """Section 5.1 for marines; 0 for an illegal move."""
    kind = MOVE_CLASS[(direction - 2 * facing) % 8]
    return 0 if kind == SIDEWAYS else 2 if kind == BACKWARD else 1


def moves(state: State, marine: Marine) -> list[tuple[Square, int]]:
    """The squares he can move to, each with its cost."""
    here, facing = state.where[marine], state.facing[marine]
    found = []
    for direction, target, corner in state.board.steps[here]:
        cost = move_cost(facing, direction)
        if cost and not obstacle(state, here, target, corner):
            found.append((target, cost))
    return found


def move(state: State, marine: Marine, square: Square) -> Script[None]:
    """MOV-2; the marine may then fire (5.1 a). OBJ-1: he picks up an object where the move ends."""
    here = state.where[marine]
    cost = dict(moves(state, marine))[square]
    ap, cp = act(state, marine, cost)
    put_marine(state, marine, square)
    state.tell(MarineMoved(state.board.marine_things[marine], state.board.things[square], ap, cp))
    if stays_in_flames(state, here, square):
        yield from walk_in_flames(state, square)
    if state.where[marine] == square:
        take_object(state, marine)
        may_fire(state, marine)
    settle(state)


def may_fire(state: State, marine: Marine) -> None:
    """5.1 (a): in his activation his next order includes the shot, otherwise a separate question offers it."""
    if state.active == marine:
        state.snap = marine
    else:
        state.agenda.append(free_shot.later(marine))


def turn(state: State, marine: Marine, facing: int) -> None:
    """Turn 90 degrees for 1 AP; he may then fire."""
    act(state, marine, 1)
    face(state, marine, facing)
    if state.settings.fire_after_turn:
        may_fire(state, marine)
    settle(state)


def face(state: State, marine: Marine, facing: int) -> None:
    state.facing[marine] = facing
    state.tell(MarineFaces(state.board.marine_things[marine], FACING_THINGS[facing]))


def exits(state: State, marine: Marine) -> list[tuple[int, int]]:
    """MOV-6: the directions in which he can leave the board from his square, each with its cost."""
    found = []
    for square, facing in state.board.exits:
        cost = move_cost(state.facing[marine], 2 * facing)
        if square == state.where[marine] and cost:
            found.append((facing, cost))
    return found


def leave(state: State, marine: Marine, facing: int) -> None:
    act(state, marine, dict(exits(state, marine))[facing])
    state.tell(MarineLeft(state.board.marine_things[marine]))
    take_marine(state, marine, LEFT)
    settle(state)


def ladder(state: State, marine: Marine) -> Square:
    """OBJ-4: the square he can climb to, or NO_SQUARE."""
    other = state.board.ladders[state.where[marine]]
    free = other >= 0 and not (state.occupied | state.burning | state.barriers) >> other & 1
    return other if free else NO_SQUARE


def climb(state: State, marine: Marine, square: Square) -> None:
    act(state, marine, CLIMB_COST)
    put_marine(state, marine, square)
    state.tell(LadderClimbed(state.board.marine_things[marine], state.board.things[square]))
    take_object(state, marine)
    settle(state)


# ---------------------------------------------------------------------- doors


def front_three(state: State, square: Square, facing: int) -> list[Square]:
    """MOV-1: forward, forward-left and forward-right."""
    near = state.board.neighbours[square]
    return [near[(2 * facing + side) % 8] for side in (0, 1, 7) if near[(2 * facing + side) % 8] >= 0]


def by_fire(state: State, square: Square) -> bool:
    """DOR-4: a door next to or inside flames cannot be used."""
    if state.settings.door_by_fire == "free" or not state.burning:
        return False
    return bool(state.burning & (state.board.around[square] | 1 << square))


def door_is_stuck(state: State, square: Square) -> str:
    """Why no piece can open or close a door now; empty if one can (BRD-4, DOR-2, DOR-4)."""
    bit = 1 << square
    if not state.board.doors & ~state.destroyed & bit:
        return "no_door_there"
    if by_fire(state, square):
        return "door_by_fire"
    if not state.closed & bit and state.occupied & bit:
        return "door_held_open"
    return ""


def use_door(state: State, square: Square, piece: Thing) -> None:
    """Close an open door, or open a closed one."""
    if state.closed >> square & 1:
        state.closed &= ~(1 << square)
        state.tell(DoorOpened(piece, state.board.door_things[square]))
    else:
        state.closed |= 1 << square
        state.tell(DoorClosed(piece, state.board.door_things[square]))


def marine_uses_door(state: State, marine: Marine, target: Target) -> None:
    """DOR-1"""
    act(state, marine, 1)
    use_door(state, door_of(target), state.board.marine_things[marine])
    settle(state)


# ---------------------------------------------------------------------- objects and consoles


def take_object(state: State, marine: Marine) -> None:
    """OBJ-1: a marine who ends a move on its square picks it up."""
    if state.object_at >= 0 and state.object_at == state.where[marine]:
        state.object_at = carried_by(marine)
        state.tell(ObjectTaken(state.board.marine_things[marine], object_thing(state)))


def receivers(state: State, marine: Marine) -> list[Marine]:
    """OBJ-2: the marines next to the carrier of the object."""
    if state.carrier() != marine:
        return []
    near = [square for square in state.board.neighbours[state.where[marine]] if square >= 0]
    return sorted(state.marine_at(square) for square in near if state.marine_at(square) >= 0)


def hand_over(state: State, marine: Marine, other: Marine) -> None:
    """OBJ-2; OBJ-3: the object burns if its new carrier stands in flames."""
    act(state, marine, 1)
    state.object_at = carried_by(other)
    things = state.board.marine_things
    state.tell(ObjectPassed(things[marine], things[other], object_thing(state)))
    if object_burns(state, state.burning):
        destroy_object(state)
    settle(state)


def drop(state: State, marine: Marine, _: int) -> None:
    act(state, marine, 1)
    state.object_at = state.where[marine]
    state.tell(ObjectPutDown(object_thing(state), state.board.things[state.where[marine]]))
    settle(state)


def consoles(state: State, marine: Marine) -> list[int]:
    """Objectives that he can operate from his square and that are not operated yet."""
    mission = state.board.mission
    wanted = {name for condition in mission.victory if condition.name == "operate_each" for name in condition.arguments}
    here = 1 << state.where[marine]
    return [
        objective
        for objective, name in enumerate(state.board.objective_names)
        if name in wanted and state.board.objectives[objective] & here and not state.operated >> objective & 1
    ]


def operate(state: State, marine: Marine, objective: int) -> None:
    act(state, marine, state.board.mission.special.operate_cost)
    state.operated |= 1 << objective
    state.tell(ConsoleOperated(state.board.marine_things[marine], state.board.objective_things[objective]))
    settle(state)
