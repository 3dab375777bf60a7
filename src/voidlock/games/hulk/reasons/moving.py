"""Why a marine cannot move, turn, leave, climb or use a door."""

from __future__ import annotations

from voidlock.engine import Reason
from voidlock.games.hulk.numbers import Marine, Square

from ..facts import FACING_NAMES
from ..marines.movement import door_is_stuck, front_three, move_cost, obstacle
from ..marines.paying import budget
from ..state import State
from .names import square_by_name, thing, too_few, unknown


def move(state: State, marine: Marine, word: str) -> Reason | None:
    square, here = square_by_name(state, word), state.where[marine]
    if square < 0:
        return unknown(word)
    told = {"terminator": thing(state, marine), "square": state.board.things[square]}
    for direction, target, corner in state.board.steps[here]:
        if target == square:
            cost = move_cost(state.facing[marine], direction)
            if not cost:
                return Reason("sideways", "MOV-2", {"terminator": thing(state, marine)})
            why = obstacle(state, here, square, corner)
            if why:
                return _step_reason(state, why, square)
            return too_few(state, marine, cost) if cost > budget(state, marine) else None
    if square in state.board.neighbours[here]:
        return _step_reason(state, "corner_blocked", square)
    return Reason("not_beside", "MOV-2", told)


def _step_reason(state: State, id: str, square: Square) -> Reason:
    """Why a piece cannot enter a square or use a door."""
    told = {"square": state.board.things[square]}
    table = {
        "square_occupied": Reason("square_occupied", "MOV-3", told),
        "door_shut": Reason("door_shut", "MOV-3", told),
        "barrier_there": Reason("barrier_there", "PSI-4", told),
        "flames_there": Reason("flames_there", "MOV-5", told),
        "corner_blocked": Reason("corner_blocked", "MOV-4", told),
        "no_door_there": Reason("no_door_there", "BRD-4", told),
        "door_by_fire": Reason("door_by_fire", "DOR-4", told),
        "door_held_open": Reason("door_held_open", "DOR-2", told),
    }
    return table[id]


def turn(state: State, marine: Marine, word: str) -> Reason | None:
    names = [name.casefold() for name in FACING_NAMES]
    if word not in names:
        return unknown(word)
    told = {"terminator": thing(state, marine)}
    if names.index(word) == state.facing[marine]:
        return Reason("faces_there", "", told)
    return Reason("half_turn", "", told) if (names.index(word) - state.facing[marine]) % 4 == 2 else None


def leave(state: State, marine: Marine, word: str) -> Reason | None:
    told = {"terminator": thing(state, marine)}
    names = [name.casefold() for name in FACING_NAMES]
    if word not in names:
        return unknown(word)
    facing = names.index(word)
    if (state.where[marine], facing) not in state.board.exits:
        return Reason("no_exit_here", "MOV-6", told)
    cost = move_cost(state.facing[marine], 2 * facing)
    if not cost:
        return Reason("sideways", "MOV-2", told)
    return too_few(state, marine, cost) if cost > budget(state, marine) else None


def climb(state: State, marine: Marine, word: str) -> Reason | None:
    square = square_by_name(state, word)
    if square < 0:
        return unknown(word)
    if state.board.ladders[state.where[marine]] != square:
        return Reason("no_ladder", "OBJ-4", {"square": state.board.things[square]})
    if (state.occupied | state.burning | state.barriers) >> square & 1:
        return Reason("square_occupied", "OBJ-4", {"square": state.board.things[square]})
    return None


def door(state: State, marine: Marine, word: str) -> Reason | None:
    square = square_by_name(state, word)
    if square < 0:
        return unknown(word)
    told = {"square": state.board.things[square]}
    why = door_is_stuck(state, square)
    if why:
        return _step_reason(state, why, square)
    if square not in front_three(state, state.where[marine], state.facing[marine]):
        return Reason("door_not_in_front", "DOR-1", told)
    return Reason("door_is_so", "DOR-1", told)
